import type { WebDomain } from '#engine/web/domain.ts';
import { invitationRoute } from '#domains/staff/web/routes.tsx';

export const staffWeb = [invitationRoute] as const satisfies WebDomain;
