import type { ServerDomain } from '#engine/server/domain.ts';
import { HOURLY } from '#engine/server/scheduler/timer.ts';
import { cartApi } from './model/cart.api.ts';
import { companionsApi } from './model/companions/companions.api.ts';
import { companionsRoutes } from './server/companions/companions.routes.ts';
import { recountBoughtTogether } from './server/companions/count-bought-together.ts';
import { cartRoutes } from './server/cart.routes.ts';
import { cartMails } from './server/mails/cart-mails.ts';
import { promotionsRoutes } from './server/promo-codes/promotions.routes.ts';
import { forgetSaved, ownSaved } from './server/saved/saved.queries.ts';
import { leaveAlertsByOneClick, savedRoutes } from './server/saved/saved.routes.ts';
import { nextMorningAfter, noteSoldOut, tellOfDeals } from './server/saved/tell-of-deals.ts';
import { writeSavedNews } from './server/saved/write-saved-news.ts';

/** What somebody is about to buy: the cart, promo codes in it, and products saved for later. */
export const cart: ServerDomain = {
  name: 'cart',
  api: [cartApi, companionsApi],
  routes: [cartRoutes, promotionsRoutes, savedRoutes, leaveAlertsByOneClick, companionsRoutes],
  timers: ({ catalogue, db }) => [
    { name: 'count-bought-together', next: HOURLY, run: () => recountBoughtTogether(catalogue) },
    { name: 'note-sold-out', next: HOURLY, run: () => noteSoldOut(db) },
    { name: 'tell-of-deals', next: nextMorningAfter, run: (now) => tellOfDeals(db, now) },
  ],
  mails: cartMails,
  lateMails: { 'saved-news': writeSavedNews },
  ownData: ownSaved,
  forget: (tx, _changed, person) => forgetSaved(tx, person),
};
