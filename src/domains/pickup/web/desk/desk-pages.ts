import type { DeskPage } from '#engine/web/domain.ts';
import { HousePickups, ProducerPickups } from './pickup-desk.tsx';

export const deskPages: readonly DeskPage[] = [
  {
    name: 'pickups',
    right: 'ADMIN',
    needs: 'orders',
    group: 'sales',
    order: 65,
    component: HousePickups,
    actions: ['place'],
  },
  {
    name: 'pickups',
    right: 'PRODUCER',
    needs: 'orders',
    group: 'sales',
    order: 22,
    component: ProducerPickups,
    actions: ['place'],
  },
];
