import type { DeskPage } from '#engine/web/domain.ts';
import { DeskGroupBuys } from './desk-group-buys.tsx';
import { GroupBuysTab } from './group-buys-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  { name: 'groupBuys', right: 'ADMIN', needs: 'orders', order: 75, component: GroupBuysTab },
  { name: 'groupBuys', right: 'PRODUCER', needs: 'orders', order: 35, component: DeskGroupBuys },
];
