import type { DeskPage } from '#engine/web/domain.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { DisputesTab } from './disputes-tab.tsx';
import { OrdersOfPerson, OrdersOfProducer } from './order/listed-orders.tsx';
import { OrdersTab } from './orders-tab.tsx';
import { PaymentProviderTab } from './payment-provider-tab.tsx';
import { ReconciliationTab } from './reconciliation-tab.tsx';
import { UnpaidInvoicesTab } from './unpaid-invoices-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  {
    name: 'orders',
    right: 'ADMIN',
    needs: 'orders',
    group: 'sales',
    order: 60,
    component: OrdersTab,
    record: { parameter: 'order', component: lazyPage(() => import('./order/order-page.tsx'), 'OrderPage') },
  },
  {
    name: 'unpaidInvoices',
    right: 'ADMIN',
    needs: 'money',
    group: 'money',
    order: 115,
    component: UnpaidInvoicesTab,
  },
  {
    name: 'ordersOfPerson',
    right: 'ADMIN',
    needs: 'orders',
    order: 10,
    component: OrdersOfPerson,
    beside: { page: 'users', place: 'record' },
  },
  {
    name: 'ordersOfProducer',
    right: 'ADMIN',
    needs: 'orders',
    order: 20,
    component: OrdersOfProducer,
    beside: { page: 'producers', place: 'record' },
  },
  { name: 'disputes', right: 'ADMIN', needs: 'money', group: 'money', order: 135, component: DisputesTab },
  {
    name: 'reconciliation',
    right: 'ADMIN',
    needs: 'money',
    group: 'money',
    order: 137,
    component: ReconciliationTab,
  },
  {
    name: 'paymentProvider',
    right: 'ADMIN',
    needs: 'owner',
    group: 'settings',
    order: 40,
    component: PaymentProviderTab,
  },
];
