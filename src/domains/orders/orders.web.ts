import type { WebDomain } from '#engine/web/domain.ts';
import { confirmOrderRoute, invoiceRoute, packingSlipRoute } from '#domains/orders/web/routes.tsx';

export const ordersWeb = [invoiceRoute, confirmOrderRoute, packingSlipRoute] as const satisfies WebDomain;
