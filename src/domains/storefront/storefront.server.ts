import type { ServerDomain } from '#engine/server/domain.ts';
import { seoRoutes } from './server/seo.routes.ts';
import { shopSettings } from './server/shop-settings.ts';

/** The shop as visitors meet it: pages that compose many domains, and what search engines are told. */
export const storefront: ServerDomain = {
  name: 'storefront',
  routes: [seoRoutes],
  settings: shopSettings,
};
