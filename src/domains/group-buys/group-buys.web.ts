import type { WebDomain } from '#engine/web/domain.ts';
import { groupRoute } from './web/routes/group.tsx';
import { sharingListRoute } from './web/routes/sharing-list.tsx';

export const groupBuysWeb = {
  routes: [groupRoute, sharingListRoute],
} as const satisfies WebDomain;
