import type { WebDomain } from '#engine/web/domain.ts';
import { groupRoute } from './web/routes/group.tsx';
import { sharingListRoute } from './web/routes/sharing-list.tsx';

export const groupBuysWeb = {
  name: 'group-buys',
  routes: [groupRoute, sharingListRoute],
  deskPages: () => import('./web/desk/desk-pages.ts'),
} as const satisfies WebDomain;
