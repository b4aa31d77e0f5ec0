import type { WebDomain } from '#engine/web/domain.ts';
import { adminRoute } from './web/routes/admin.tsx';
import { dashboardRoute } from './web/routes/dashboard.tsx';

export const deskWeb = {
  name: 'desk',
  routes: [adminRoute, dashboardRoute],
  deskPages: () => import('./web/desk-pages.ts'),
} as const satisfies WebDomain;
