import type { WebDomain } from '#engine/web/domain.ts';
import { confirmOrderRoute, packingSlipRoute } from '#domains/orders/web/routes.tsx';

export const ordersWeb = [confirmOrderRoute, packingSlipRoute] as const satisfies WebDomain;
