import type { DeskPage } from '#engine/web/domain.ts';
import { DisputesTab } from './disputes-tab.tsx';
import { OrdersTab } from './orders-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  { name: 'orders', right: 'ADMIN', order: 60, component: OrdersTab },
  { name: 'disputes', right: 'ADMIN', order: 135, component: DisputesTab },
];
