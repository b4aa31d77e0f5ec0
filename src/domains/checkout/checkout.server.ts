import type { ServerDomain } from '#engine/server/domain.ts';
import { checkoutApi } from './model/checkout.api.ts';
import { checkoutRoutes } from './server/checkout.routes.ts';
import { deliverySettings } from './server/delivery-settings.ts';
import { mcpRoutes } from './server/mcp/mcp.routes.ts';

/** From a cart to an order; and the shop as assistants see it. */
export const checkout: ServerDomain = {
  name: 'checkout',
  api: [checkoutApi],
  routes: [checkoutRoutes, mcpRoutes],
  settings: deliverySettings,
};
