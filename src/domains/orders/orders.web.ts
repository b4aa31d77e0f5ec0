import type { WebDomain } from '#engine/web/domain.ts';
import { invoiceRoute } from './web/routes/invoice.tsx';
import { packingSlipRoute } from './web/routes/packing-slip.tsx';

export const ordersWeb = {
  name: 'orders',
  routes: [invoiceRoute, packingSlipRoute],
  deskPages: () => import('./web/desk/desk-pages.ts'),
} as const satisfies WebDomain;
