import type { DeskPage } from '#engine/web/domain.ts';
import { UsersTab } from './users-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  { name: 'users', right: 'ADMIN', needs: 'people', group: 'people', order: 10, component: UsersTab },
];
