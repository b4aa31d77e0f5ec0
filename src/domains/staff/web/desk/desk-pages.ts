import type { DeskPage } from '#engine/web/domain.ts';
import { TeamOfProducer } from './producers-team.tsx';
import { StaffPage, TeamPage } from './staff-page.tsx';

export const deskPages: readonly DeskPage[] = [
  {
    name: 'staff',
    right: 'ADMIN',
    needs: 'owner',
    group: 'settings',
    order: 20,
    component: StaffPage,
    actions: ['invitation'],
  },
  {
    name: 'teamOfProducer',
    right: 'ADMIN',
    needs: 'people',
    order: 50,
    component: TeamOfProducer,
    beside: { page: 'producers', place: 'record' },
  },
  {
    name: 'team',
    right: 'PRODUCER',
    needs: 'owner',
    group: 'settings',
    order: 65,
    component: TeamPage,
    actions: ['invitation'],
  },
];
