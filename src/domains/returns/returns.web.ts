import type { WebDomain } from '#engine/web/domain.ts';
import { returnItemsRoute } from './web/routes/return-items.tsx';
import { returnLabelRoute } from './web/routes/return-label.tsx';

export const returnsWeb = {
  name: 'returns',
  routes: [returnItemsRoute, returnLabelRoute],
  deskPages: () => import('./web/desk/desk-pages.ts'),
} as const satisfies WebDomain;
