import type { WebDomain } from '#engine/web/domain.ts';
import { invoiceRoute, packingSlipRoute } from '#domains/orders/web/routes.tsx';

export const ordersWeb = {
  routes: [invoiceRoute, packingSlipRoute],
} as const satisfies WebDomain;
