import { accountsWeb } from '#domains/accounts/accounts.web.ts';
import { batchesWeb } from '#domains/batches/batches.web.ts';
import { cartLaterWeb } from '#domains/cart/cart-later.web.ts';
import { documentsWeb } from '#domains/documents/documents.web.ts';
import { deskWeb } from '#domains/desk/desk.web.ts';
import { giftCardsWeb } from '#domains/gift-cards/gift-cards.web.ts';
import { groupBuysWeb } from '#domains/group-buys/group-buys.web.ts';
import { ledgerWeb } from '#domains/ledger/ledger.web.ts';
import { ordersWeb } from '#domains/orders/orders.web.ts';
import { outreachWeb } from '#domains/outreach/outreach.web.ts';
import { paymentsWeb } from '#domains/payments/payments.web.ts';
import { returnsWeb } from '#domains/returns/returns.web.ts';
import { staffWeb } from '#domains/staff/staff.web.ts';
import { standingOrdersWeb } from '#domains/standing-orders/standing-orders.web.ts';

/** All other pages. A browser fetches these routes with the first of the pages. */
export const laterRoutes = [
  ...accountsWeb,
  ...staffWeb,
  ...ledgerWeb,
  ...ordersWeb,
  ...documentsWeb,
  ...paymentsWeb,
  ...returnsWeb,
  ...batchesWeb,
  ...cartLaterWeb,
  ...giftCardsWeb,
  ...groupBuysWeb,
  ...standingOrdersWeb,
  ...outreachWeb,
  ...deskWeb,
] as const;
