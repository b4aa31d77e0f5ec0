import type { DeskPage } from '#engine/web/domain.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { UsersTab } from './users-tab.tsx';
import { YourPage } from './your-page.tsx';

export const deskPages: readonly DeskPage[] = [
  {
    name: 'users',
    right: 'ADMIN',
    needs: 'people',
    group: 'people',
    order: 10,
    component: UsersTab,
    actions: ['ADMIN', 'BUYER', 'PRODUCER'],
    record: { parameter: 'person', component: lazyPage(() => import('./person-page.tsx'), 'PersonPage') },
  },
  { name: 'page', right: 'PRODUCER', needs: 'catalogue', group: 'settings', order: 55, component: YourPage },
];
