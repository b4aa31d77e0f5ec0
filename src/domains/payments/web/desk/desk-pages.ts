import type { DeskPage } from '#engine/web/domain.ts';
import { DisputesTab } from './disputes-tab.tsx';
import { OrdersTab } from './orders-tab.tsx';
import { UnpaidInvoicesTab } from './unpaid-invoices-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  { name: 'orders', right: 'ADMIN', needs: 'orders', order: 60, component: OrdersTab },
  { name: 'disputes', right: 'ADMIN', needs: 'money', order: 135, component: DisputesTab },
  { name: 'unpaidInvoices', right: 'ADMIN', needs: 'money', order: 115, component: UnpaidInvoicesTab },
];
