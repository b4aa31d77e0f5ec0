import type { WebDomain } from '#engine/web/domain.ts';
import { invoiceRoute, packingSlipRoute } from '#domains/orders/web/routes.tsx';

export const ordersWeb = [invoiceRoute, packingSlipRoute] as const satisfies WebDomain;
