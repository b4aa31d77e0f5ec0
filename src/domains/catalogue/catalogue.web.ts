import type { WebDomain } from '#engine/web/domain.ts';
import { producerRoute, producersRoute } from './web/routes/producers.tsx';

export const catalogueWeb = {
  name: 'catalogue',
  routes: [producerRoute, producersRoute],
  deskPages: () => import('./web/desk/desk-pages.ts'),
} as const satisfies WebDomain;
