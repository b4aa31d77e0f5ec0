import type { DeskPage } from '#engine/web/domain.ts';
import { DeskGroupBuys } from './desk-group-buys.tsx';

export const deskPages: readonly DeskPage[] = [
  {
    name: 'groupBuys',
    right: 'PRODUCER',
    needs: 'orders',
    order: 15,
    component: DeskGroupBuys,
    beside: { page: 'products', place: 'under' },
  },
];
