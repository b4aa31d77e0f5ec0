import type { DeskPage } from '#engine/web/domain.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { DeskCustomers } from './desk-customers.tsx';
import { DeskOrders } from './desk-orders.tsx';

export const deskPages: readonly DeskPage[] = [
  {
    name: 'orders',
    right: 'PRODUCER',
    needs: 'orders',
    order: 20,
    component: DeskOrders,
    record: {
      parameter: 'order',
      component: lazyPage(() => import('./producer-order-page.tsx'), 'ProducerOrderPage'),
    },
  },
  { name: 'customers', right: 'PRODUCER', needs: 'orders', order: 30, component: DeskCustomers },
];
