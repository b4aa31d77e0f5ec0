import type { DeskPage } from '#engine/web/domain.ts';
import { StaffPage, TeamPage } from './staff-page.tsx';

export const deskPages: readonly DeskPage[] = [
  { name: 'staff', right: 'ADMIN', needs: 'owner', group: 'settings', order: 165, component: StaffPage },
  { name: 'team', right: 'PRODUCER', needs: 'owner', group: 'settings', order: 65, component: TeamPage },
];
