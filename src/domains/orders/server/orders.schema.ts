import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { CARRIERS } from '#domains/pricing/model/delivery/carriers.ts';
import { SHIPPING_METHODS } from '#domains/pricing/model/delivery/method-rules.ts';
import { GROUP_PLACES } from '#domains/orders/model/group-place.ts';
import type { OrderNews } from '#domains/orders/model/order-change.ts';
import { ORDER_STATUSES } from '#domains/orders/model/order-status.ts';
import { PART_STATUSES } from '#domains/orders/model/part-status.ts';
import { TAX_REASONS } from '#domains/taxes/model/order-taxes.ts';
import type { TaxAmount } from '#domains/taxes/model/tax-of.ts';
import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import type { KnownAddress } from '#engine/model/places/address.ts';
import { sessions, users } from '#engine/server/sessions/users.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { createdAt, identity, moment } from '#engine/server/db/columns.ts';
import { giftCards } from '#domains/gift-cards/server/gift-cards.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { promoCodes } from '#domains/cart/server/promotions.schema.ts';

export const orders = pgTable(
  'orders',
  {
    id: identity(),
    sessionId: integer().references(() => sessions.id, { onDelete: 'set null' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    customerName: text().notNull(),
    customerEmail: text().notNull(),
    customerPhone: text(),
    shippingAddress: text().notNull(),
    /** By its parts. Null: nobody has read the text yet, or it is forgotten. */
    address: jsonb().$type<KnownAddress>(),
    /** Of the customer, as it was when the order was placed. */
    vatId: text(),
    language: text().notNull().default('en'),
    /** What the customer pays, shipping included. */
    orderTotalCents: integer().notNull(),
    discountTotalCents: integer().notNull().default(0),
    /** The method's price and the cold chain. */
    shippingCents: integer().notNull().default(0),
    shippingMethod: text({ enum: SHIPPING_METHODS }).notNull().default('standard'),
    coldChain: boolean().notNull().default(false),
    /** Null: as the method says. */
    deliveryDate: date({ mode: 'string' }),
    giftWrapCents: integer().notNull().default(0),
    giftMessage: text(),
    /** For whom it is, where that is not the one who pays: the name on the parcel. */
    giftTo: text(),
    /** Who signs the gift message; null: nobody beside it. */
    giftFrom: text(),
    promoCodeId: integer().references(() => promoCodes.id),
    /** As it was written when the order was placed. */
    promoCode: text(),
    promoCents: integer().notNull().default(0),
    /** What of the total is tax, as it was when the order was placed; its lines have theirs. */
    taxTotalCents: integer().notNull().default(0),
    /** Whether prices hold it; otherwise it came on top. */
    taxIncluded: boolean().notNull().default(false),
    shippingTax: jsonb().$type<TaxAmount>(),
    giftWrapTax: jsonb().$type<TaxAmount>(),
    /** Why it is not taxed although it could be. */
    taxReason: text({ enum: TAX_REASONS }),
    /** What the provider of taxes calls its calculation; null: the shop's own rates were used, or nothing is taxed. */
    taxCalculation: text(),
    paymentMethod: text().$type<PaymentMethod>().notNull().default('invoice'),
    /** Until an invoice has to be paid, as it was when the order was placed. */
    invoiceDays: integer().notNull().default(14),
    /** Of a pre-order: when the last of it is shipped from. */
    shipsFrom: date({ mode: 'string' }),
    /** Null: it came from no settled group buy. */
    groupPlace: text({ enum: GROUP_PLACES }),
    /**
     * When producers learned of it and its sale counted; null while it waits to be paid or confirmed, and for ever if it
     * never was.
     */
    acceptedAt: moment(),
    /** Until then its guest has to confirm it by the link of a mail; null: it need not be confirmed. */
    confirmBy: moment(),
    /** Whether any money has come in. The database keeps it (see the migration `money-received`). */
    moneyReceived: boolean().notNull().default(false),
    /** A pure function of the parts (`orderStatusOf`), stored so that lists can be found by it. */
    status: text({ enum: ORDER_STATUSES }).notNull().default('pending'),
    /** The submission this order answers: the same submission sent twice is one order. */
    idempotencyKey: text(),
    /** Its invoice has the number that it had before documents were numbered by themselves. */
    keepsInvoiceNumber: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('orders_idempotency_unique').on(t.idempotencyKey),
    // A calculation is of one order: what is reported of it is reported once.
    uniqueIndex('orders_tax_calculation')
      .on(t.taxCalculation)
      .where(sql`${t.taxCalculation} is not null`),
    index('orders_user').on(t.userId, t.id.desc().nullsFirst()),
    index('orders_by_status').on(t.status, t.id),
    index('orders_created').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('orders_session').on(t.sessionId),
    index('orders_unpaid')
      .on(t.createdAt)
      .where(sql`${t.acceptedAt} is null and ${t.status} = 'pending'`),
    // Whose names and addresses go once the books need them no more.
    index('orders_named_guests')
      .on(t.createdAt)
      .where(sql`${t.userId} is null and ${t.customerEmail} <> ''`),
    index('orders_unread_address')
      .on(t.id)
      .where(sql`${t.address} is null and ${t.customerEmail} <> ''`),
    index('orders_promo_code')
      .on(t.promoCodeId)
      .where(sql`${t.promoCodeId} is not null`),
    index('orders_open_recipient')
      .on(sql`lower(${t.customerEmail})`)
      .where(sql`${t.status} in ('pending', 'processing')`),
    // Orders of the administrators' list.
    index('orders_by_total').on(t.orderTotalCents, t.id),
    index('orders_by_customer').on(t.customerName, t.id),
    index('orders_money_open')
      .on(t.id)
      .where(sql`not ${t.moneyReceived} and ${t.status} <> 'cancelled' and ${t.orderTotalCents} > 0`),
    index('orders_given')
      .on(t.id)
      .where(sql`(${t.giftWrapCents} > 0 or ${t.giftMessage} is not null or ${t.giftTo} is not null)`),
    // Filters of the administrators' list that may match few.
    index('orders_payment_method').on(t.paymentMethod, t.id),
    index('orders_shipping_method').on(t.shippingMethod, t.id),
    index('orders_search').using(
      'gin',
      sql`${t.customerName} gin_trgm_ops`,
      sql`${t.customerEmail} gin_trgm_ops`,
    ),
    check(
      'orders_status',
      sql`${t.status} in ('pending', 'processing', 'shipped', 'completed', 'cancelled')`,
    ),
    check('orders_group_place', sql`${t.groupPlace} in ('separate', 'organizer', 'member')`),
    check(
      'orders_money',
      sql`${t.orderTotalCents} >= 0 and ${t.discountTotalCents} >= 0 and ${t.shippingCents} >= 0 and ${t.giftWrapCents} >= 0 and ${t.promoCents} >= 0`,
    ),
    check('orders_tax', sql`${t.taxTotalCents} >= 0`),
    check('orders_tax_reason', sql`${t.taxReason} in ('reverse_charge')`),
  ],
);

/** What one producer sends of an order, as one parcel. */
export const orderParts = pgTable(
  'order_parts',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null: nobody knows who made it; the house sends it. */
    producerId: integer().references(() => producerProfiles.id),
    status: text({ enum: PART_STATUSES }).notNull().default('pending'),
    /** The lines after bulk discounts. */
    goodsCents: integer().notNull(),
    /** The lines' share of the code. */
    promoCents: integer().notNull().default(0),
    /** The lines' tax, whether in the prices or on top, and rate by rate. */
    taxCents: integer().notNull().default(0),
    taxes: jsonb().$type<TaxAmount[]>().notNull().default([]),
    /** What the lines' prices hold before a code: producers sell without it. */
    heldTaxCents: integer().notNull().default(0),
    /** Frozen at the sale. */
    commissionBasisPoints: integer().notNull(),
    commissionCents: integer().notNull(),
    /** Of its pieces that were removed: their price after bulk discounts, what the customer would have paid, the commission. */
    removedGoodsCents: integer().notNull().default(0),
    removedPaidCents: integer().notNull().default(0),
    removedCommissionCents: integer().notNull().default(0),
    shipBy: date({ mode: 'string' }).notNull(),
    /** The gift card that the order sells; then this is its only part, and nothing is sent. */
    giftCardId: integer().references(() => giftCards.id),
    carrier: text({ enum: CARRIERS }),
    trackingNumber: text(),
    shippedAt: moment(),
    deliveredAt: moment(),
  },
  (t) => [
    unique('order_parts_one_each').on(t.orderId, t.producerId).nullsNotDistinct(),
    index('order_parts_producer').on(t.producerId, t.id.desc().nullsFirst()),
    // The list of a producer's own orders, by what is due and by what it comes to.
    index('order_parts_producer_due').on(t.producerId, t.shipBy, t.id),
    index('order_parts_producer_total').on(
      t.producerId,
      sql`(${t.goodsCents} - ${t.removedGoodsCents})`,
      t.id,
    ),
    index('order_parts_unshipped')
      .on(t.producerId, t.id)
      .where(sql`${t.status} in ('pending', 'processing')`),
    uniqueIndex('order_parts_gift_card')
      .on(t.giftCardId)
      .where(sql`${t.giftCardId} is not null`),
    // What the sums of the shop leave out.
    index('order_parts_cancelled')
      .on(t.orderId)
      .where(sql`${t.status} = 'cancelled'`),
    index('order_parts_under_way')
      .on(t.shippedAt)
      .where(sql`${t.status} = 'shipped'`),
    check(
      'order_parts_status',
      sql`${t.status} in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')`,
    ),
    check(
      'order_parts_money',
      sql`${t.goodsCents} >= 0 and ${t.promoCents} between 0 and ${t.goodsCents} and ${t.commissionCents} between 0 and ${t.goodsCents}`,
    ),
    check(
      'order_parts_removed',
      sql`${t.removedGoodsCents} between 0 and ${t.goodsCents} and ${t.removedPaidCents} >= 0 and ${t.removedCommissionCents} between 0 and ${t.commissionCents}`,
    ),
    check('order_parts_times', sql`(${t.status} in ('shipped', 'delivered')) = (${t.shippedAt} is not null)`),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    partId: integer()
      .notNull()
      .references(() => orderParts.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    producerId: integer().references(() => producerProfiles.id),
    /** Name and unit as they were bought, in the customer's language. */
    productName: text().notNull(),
    unit: text().notNull(),
    /** As it was sold: a later change of the product changes nobody's rights. */
    perishable: boolean().notNull().default(false),
    /** As it was bought, for good: documents are written from it. */
    quantity: integer().notNull(),
    /** So many of these were removed before they were sent. */
    removed: integer().notNull().default(0),
    /** Unit price at that moment. */
    priceCents: integer().notNull(),
    /** The family it was bought in, and the units that decided the tier, as they were; null: its own quantity alone. */
    familyId: integer(),
    pooledUnits: integer(),
    discountPercentage: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
    /** The amount taken off this line. */
    discountCents: integer().notNull().default(0),
    /** The line's share of the code. */
    promoCents: integer().notNull().default(0),
    /** Null: no tax was charged for it. */
    tax: jsonb().$type<TaxAmount>(),
    /** The tax in its price before the code. */
    heldTaxCents: integer().notNull().default(0),
    /** From when it is shipped, as it was said when it was bought; null: at once. */
    shipsFrom: date({ mode: 'string' }),
  },
  (t) => [
    index('order_items_order').on(t.orderId, t.id),
    index('order_items_producer').on(t.producerId, t.orderId.desc().nullsFirst()),
    index('order_items_product').on(t.productId),
    check('order_items_quantity', sql`${t.quantity} >= 1`),
    check('order_items_removed', sql`${t.removed} between 0 and ${t.quantity}`),
    check(
      'order_items_money',
      sql`${t.priceCents} >= 0 and ${t.discountCents} >= 0 and ${t.promoCents} >= 0 and ${t.discountCents} + ${t.promoCents} <= ${t.priceCents} * ${t.quantity}`,
    ),
  ],
);

/** Every change of an order, with time and actor. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Set where the event concerns one part of several. */
    partId: integer().references(() => orderParts.id, { onDelete: 'cascade' }),
    fromStatus: text(),
    toStatus: text().notNull(),
    actorUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** 'customer', 'buyer', 'producer', 'admin' or 'system' */
    actor: text().notNull(),
    /** What is different since then, where the status stayed. */
    changed: jsonb().$type<OrderNews[]>(),
    createdAt: createdAt(),
  },
  (t) => [index('order_events_order').on(t.orderId, t.id)],
);

/** What administrators wrote down about an order, for each other. Nothing is changed or taken back; forgetting empties it. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    authorUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('order_notes_order').on(t.orderId, t.id)],
);
