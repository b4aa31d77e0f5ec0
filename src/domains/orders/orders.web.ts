import type { WebDomain } from '#engine/web/domain.ts';
import { confirmOrderRoute, packingSlipRoute, packingSlipsRoute } from '#domains/orders/web/routes.tsx';

export const ordersWeb = [
  confirmOrderRoute,
  packingSlipRoute,
  packingSlipsRoute,
] as const satisfies WebDomain;
