import type { DeskPage } from '#engine/web/domain.ts';
import { OrdersTab } from './orders-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  { name: 'orders', right: 'ADMIN', needs: 'orders', group: 'sales', order: 60, component: OrdersTab },
];
