import { accounts } from '#domains/accounts/accounts.server.ts';
import { batches } from '#domains/batches/batches.server.ts';
import { certificates } from '#domains/certificates/certificates.server.ts';
import { carriers } from '#domains/carriers/carriers.server.ts';
import { cart } from '#domains/cart/cart.server.ts';
import { catalogue } from '#domains/catalogue/catalogue.server.ts';
import { checkout } from '#domains/checkout/checkout.server.ts';
import { documents } from '#domains/documents/documents.server.ts';
import { desk } from '#domains/desk/desk.server.ts';
import { extensions } from '#domains/extensions/extensions.server.ts';
import { giftCards } from '#domains/gift-cards/gift-cards.server.ts';
import { groupBuys } from '#domains/group-buys/group-buys.server.ts';
import { ledger } from '#domains/ledger/ledger.server.ts';
import { orders } from '#domains/orders/orders.server.ts';
import { outreach } from '#domains/outreach/outreach.server.ts';
import { payments } from '#domains/payments/payments.server.ts';
import { pickup } from '#domains/pickup/pickup.server.ts';
import { returns } from '#domains/returns/returns.server.ts';
import { standingOrders } from '#domains/standing-orders/standing-orders.server.ts';
import { storefront } from '#domains/storefront/storefront.server.ts';
import { staff } from '#domains/staff/staff.server.ts';
import { taxes } from '#domains/taxes/taxes.server.ts';
import type { ServerDomain } from '#engine/server/domain.ts';
import { upkeep } from '#engine/server/upkeep/upkeep.server.ts';

/** Every domain of the shop, those that others build upon first. */
export const serverDomains: readonly ServerDomain[] = [
  upkeep,
  catalogue,
  accounts,
  certificates,
  staff,
  ledger,
  taxes,
  cart,
  orders,
  carriers,
  documents,
  payments,
  giftCards,
  pickup,
  checkout,
  returns,
  batches,
  groupBuys,
  standingOrders,
  outreach,
  storefront,
  extensions,
  desk,
];
