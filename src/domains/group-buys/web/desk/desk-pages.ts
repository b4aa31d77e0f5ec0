import type { DeskPage } from '#engine/web/domain.ts';
import { DeskGroupBuys } from './desk-group-buys.tsx';
import { GroupBuysTab } from './group-buys-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  { name: 'groupBuys', right: 'ADMIN', order: 75, component: GroupBuysTab },
  { name: 'groupBuys', right: 'PRODUCER', order: 35, component: DeskGroupBuys },
];
