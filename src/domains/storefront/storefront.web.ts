import type { WebDomain } from '#engine/web/domain.ts';
import { browseRoute } from './web/routes/browse.tsx';
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
import { homeAliasRoute, homeRoute } from './web/routes/home.tsx';
import { orderRoute } from './web/routes/order.tsx';
import { productAliasRoute, productRoute } from './web/routes/product.tsx';
import { searchRoute } from './web/routes/search.tsx';
import { categoryRoute, shopRoute } from './web/routes/shop.tsx';
import { unknownRoute } from './web/routes/unknown.tsx';
import { userDashboardRoute } from './web/routes/user-dashboard.tsx';

export const storefrontWeb = {
  routes: [
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
  ],
} as const satisfies WebDomain;
