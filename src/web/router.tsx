import {
  createRouter,
  parseSearchWith,
  stringifySearchWith,
  type RouterHistory,
} from '@tanstack/react-router';
import { pageTransition } from './page-transition.ts';
import { adminRoute } from './routes/admin.tsx';
import { browseRoute } from './routes/browse.tsx';
import { checkoutRoute } from './routes/checkout.tsx';
import { contactRoute } from './routes/contact.tsx';
import {
  aboutRoute,
  discountsRoute,
  faqsRoute,
  giftSetsRoute,
  groupBuyingRoute,
  privacyRoute,
  returnsRoute,
  shippingRoute,
} from './routes/help.tsx';
import { dashboardRoute } from './routes/dashboard.tsx';
import { groupRoute } from './routes/group.tsx';
import { packingSlipRoute } from './routes/packing-slip.tsx';
import { homeRoute, homeAliasRoute } from './routes/home.tsx';
import { invoiceRoute } from './routes/invoice.tsx';
import { orderRoute } from './routes/order.tsx';
import { newsletterConfirmRoute, newsletterUnsubscribeRoute } from './routes/newsletter.tsx';
import { preLaunchTree } from './routes/pre-launch.tsx';
import { payRoute } from './routes/pay.tsx';
import { producerRoute, producersRoute } from './routes/producers.tsx';
import { productAliasRoute, productRoute } from './routes/product.tsx';
import { returnItemsRoute } from './routes/return-items.tsx';
import { returnLabelRoute } from './routes/return-label.tsx';
import { rootRoute } from './routes/root.tsx';
import type { RouterContext } from '#web/rendering/router-context.ts';
import { confirmEmailRoute } from './routes/confirm-email.tsx';
import { forgotPasswordRoute } from './routes/forgot-password.tsx';
import { loginRoute } from './routes/login.tsx';
import { profileRoute } from './routes/profile.tsx';
import { registerRoute } from './routes/register.tsx';
import { resetPasswordRoute } from './routes/reset-password.tsx';
import { savedLeaveRoute, savedRoute } from './routes/saved.tsx';
import { searchRoute } from './routes/search.tsx';
import { sharingListRoute } from './routes/sharing-list.tsx';
import { categoryRoute, shopRoute } from './routes/shop.tsx';
import { unknownRoute } from './routes/unknown.tsx';
import { userDashboardRoute } from './routes/user-dashboard.tsx';
import { waitlistRoute } from './routes/waitlist.tsx';

/** Every page of the shop, one line each. */
const routeTree = rootRoute.addChildren([
  browseRoute.addChildren([homeRoute, homeAliasRoute, shopRoute, categoryRoute]),
  productRoute,
  productAliasRoute,
  producersRoute,
  producerRoute,
  searchRoute,
  groupRoute,
  checkoutRoute,
  orderRoute,
  payRoute,
  invoiceRoute,
  returnItemsRoute,
  returnLabelRoute,
  userDashboardRoute,
  sharingListRoute,
  dashboardRoute,
  packingSlipRoute,
  adminRoute,
  confirmEmailRoute,
  forgotPasswordRoute,
  loginRoute,
  profileRoute,
  registerRoute,
  resetPasswordRoute,
  aboutRoute,
  discountsRoute,
  groupBuyingRoute,
  giftSetsRoute,
  shippingRoute,
  returnsRoute,
  privacyRoute,
  faqsRoute,
  contactRoute,
  waitlistRoute,
  savedRoute,
  savedLeaveRoute,
  newsletterConfirmRoute,
  newsletterUnsubscribeRoute,
  unknownRoute,
]);
const treeBeforeLaunch = preLaunchTree(routeTree);

export const routeTreeOf = (preLaunch: boolean) => (preLaunch ? treeBeforeLaunch : routeTree);

export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree: routeTreeOf(context.settings.preLaunch),
    context,
    ...(history === undefined ? {} : { history }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultViewTransition: history === undefined && pageTransition(),
    // On the server this would add an inline script, which the content policy forbids; the browser needs none.
    scrollRestoration: history === undefined && restoringAfterFirstPage(),
    trailingSlash: 'never',
    // Plain URLs: `?q=1911`, not `?q=%221911%22`. What looks like a number arrives as one.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(JSON.stringify),
  });
}

/** The first page stays where the browser has put it, or its visitor has scrolled it since: only later ones are placed. */
function restoringAfterFirstPage(): () => boolean {
  let pages = 0;
  return () => {
    pages += 1;
    return pages > 1;
  };
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
