import type { DeskPage } from '#engine/web/domain.ts';
import { DeskCustomers } from './desk-customers.tsx';
import { DeskOrders } from './desk-orders.tsx';

export const deskPages: readonly DeskPage[] = [
  {
    name: 'orders',
    right: 'PRODUCER',
    needs: 'orders',
    order: 20,
    component: DeskOrders,
  },
  { name: 'customers', right: 'PRODUCER', needs: 'orders', order: 40, component: DeskCustomers },
];
