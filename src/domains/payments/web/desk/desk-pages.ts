import type { DeskPage } from '#engine/web/domain.ts';
import { OrdersTab } from './orders-tab.tsx';
import { UnpaidInvoicesTab } from './unpaid-invoices-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  { name: 'orders', right: 'ADMIN', needs: 'orders', order: 60, component: OrdersTab },
  { name: 'unpaidInvoices', right: 'ADMIN', needs: 'money', order: 115, component: UnpaidInvoicesTab },
];
