import type { WebDomain } from '#engine/web/domain.ts';
import { groupRoute, sharingListRoute } from './web/routes/group-buys.tsx';

export const groupBuysWeb = [groupRoute, sharingListRoute] as const satisfies WebDomain;
