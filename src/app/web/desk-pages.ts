import type { DeskPage } from '#engine/web/domain.ts';
import { provideDeskPages } from '#engine/web/lists/desk-pages.ts';
import { deskPages as accounts } from '#domains/accounts/web/desk/desk-pages.ts';
import { deskPages as batches } from '#domains/batches/web/desk/desk-pages.ts';
import { deskPages as carriers } from '#domains/carriers/web/desk/desk-pages.ts';
import { deskPages as cart } from '#domains/cart/web/desk/desk-pages.ts';
import { deskPages as catalogue } from '#domains/catalogue/web/desk/desk-pages.ts';
import { deskPages as certificates } from '#domains/certificates/web/desk/desk-pages.ts';
import { deskPages as desk } from '#domains/desk/web/desk-pages.ts';
import { deskPages as documents } from '#domains/documents/web/desk/desk-pages.ts';
import { deskPages as extensions } from '#domains/extensions/web/desk/desk-pages.ts';
import { deskPages as giftCards } from '#domains/gift-cards/web/desk/desk-pages.ts';
import { deskPages as groupBuys } from '#domains/group-buys/web/desk/desk-pages.ts';
import { deskPages as ledger } from '#domains/ledger/web/desk/desk-pages.ts';
import { deskPages as orders } from '#domains/orders/web/desk/desk-pages.ts';
import { deskPages as outreach } from '#domains/outreach/web/desk/desk-pages.ts';
import { deskPages as payments } from '#domains/payments/web/desk/desk-pages.ts';
import { deskPages as pickup } from '#domains/pickup/web/desk/desk-pages.ts';
import { deskPages as returns } from '#domains/returns/web/desk/desk-pages.ts';
import { deskPages as staff } from '#domains/staff/web/desk/desk-pages.ts';
import { deskPages as standingOrders } from '#domains/standing-orders/web/desk/desk-pages.ts';
import { deskPages as taxes } from '#domains/taxes/web/desk/desk-pages.ts';

/** The pages of the dashboards, of all domains: loaded when somebody opens one. */
export const deskPages: readonly DeskPage[] = [
  ...accounts,
  ...batches,
  ...carriers,
  ...cart,
  ...catalogue,
  ...certificates,
  ...desk,
  ...documents,
  ...extensions,
  ...giftCards,
  ...groupBuys,
  ...ledger,
  ...orders,
  ...outreach,
  ...payments,
  ...pickup,
  ...returns,
  ...staff,
  ...standingOrders,
  ...taxes,
];

provideDeskPages(deskPages);
