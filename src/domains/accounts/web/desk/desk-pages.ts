import type { DeskPage } from '#engine/web/domain.ts';
import { UsersTab } from './users-tab.tsx';
import { YourPage } from './your-page.tsx';

export const deskPages: readonly DeskPage[] = [
  { name: 'users', right: 'ADMIN', needs: 'people', group: 'people', order: 10, component: UsersTab },
  { name: 'page', right: 'PRODUCER', needs: 'catalogue', order: 55, component: YourPage },
];
