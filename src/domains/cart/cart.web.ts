import type { WebDomain } from '#engine/web/domain.ts';
import { savedLeaveRoute, savedRoute } from './web/routes/saved.tsx';

export const cartWeb = {
  name: 'cart',
  routes: [savedLeaveRoute, savedRoute],
  deskPages: () => import('./web/desk/desk-pages.ts'),
} as const satisfies WebDomain;
