import type { WebDomain } from '#engine/web/domain.ts';
import { browseRoute, homeAliasRoute, homeRoute, categoryRoute, shopRoute } from './web/routes/browse.tsx';
import {
  aboutRoute,
  discountsRoute,
  faqsRoute,
  giftSetsRoute,
  groupBuyingRoute,
  privacyRoute,
  returnsRoute,
  shippingRoute,
} from './web/routes/help.tsx';
import { orderRoute, userDashboardRoute } from './web/routes/buyer.tsx';
import { productAliasRoute, productRoute, searchRoute } from './web/routes/product.tsx';
import { unknownRoute } from './web/routes/unknown.tsx';

export const storefrontWeb = [
  browseRoute.addChildren([homeRoute, homeAliasRoute, shopRoute, categoryRoute]),
  aboutRoute,
  discountsRoute,
  faqsRoute,
  giftSetsRoute,
  groupBuyingRoute,
  privacyRoute,
  returnsRoute,
  shippingRoute,
  orderRoute,
  productAliasRoute,
  productRoute,
  searchRoute,
  unknownRoute,
  userDashboardRoute,
] as const satisfies WebDomain;
