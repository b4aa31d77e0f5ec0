import { accountsWeb } from '#domains/accounts/accounts.web.ts';
import { batchesWeb } from '#domains/batches/batches.web.ts';
import { cartWeb } from '#domains/cart/cart.web.ts';
import { catalogueWeb } from '#domains/catalogue/catalogue.web.ts';
import { checkoutWeb } from '#domains/checkout/checkout.web.ts';
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
import { storefrontWeb } from '#domains/storefront/storefront.web.ts';

/** Every page of the site, domain by domain. Spelled out, so that links are checked against them. */
export const routes = [
  ...catalogueWeb,
  ...accountsWeb,
  ...staffWeb,
  ...ledgerWeb,
  ...cartWeb,
  ...ordersWeb,
  ...documentsWeb,
  ...paymentsWeb,
  ...giftCardsWeb,
  ...checkoutWeb,
  ...returnsWeb,
  ...batchesWeb,
  ...groupBuysWeb,
  ...outreachWeb,
  ...storefrontWeb,
  ...deskWeb,
] as const;
