import type { WebDomain } from '#engine/web/domain.ts';
import {
  confirmOrderRoute,
  ownPackingSlipsRoute,
  packingSlipRoute,
  packingSlipsRoute,
} from '#domains/orders/web/routes.tsx';

export const ordersWeb = [
  confirmOrderRoute,
  packingSlipRoute,
  packingSlipsRoute,
  ownPackingSlipsRoute,
] as const satisfies WebDomain;
