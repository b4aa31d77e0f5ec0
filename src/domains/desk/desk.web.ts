import type { WebDomain } from '#engine/web/domain.ts';
import { adminRoute, dashboardRoute } from '#domains/desk/web/routes.tsx';

export const deskWeb = [adminRoute, dashboardRoute] as const satisfies WebDomain;
