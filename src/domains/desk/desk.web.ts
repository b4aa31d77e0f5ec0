import type { WebDomain } from '#engine/web/domain.ts';
import { adminRoute } from './web/routes/admin.tsx';
import { dashboardRoute } from './web/routes/dashboard.tsx';

export const deskWeb = [adminRoute, dashboardRoute] as const satisfies WebDomain;
