import type { WebDomain } from '#engine/web/domain.ts';
import { payRoute } from './web/routes/pay.tsx';

export const paymentsWeb = {
  name: 'payments',
  routes: [payRoute],
  deskPages: () => import('./web/desk/desk-pages.ts'),
} as const satisfies WebDomain;
