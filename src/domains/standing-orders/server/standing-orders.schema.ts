import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { PAYMENT_METHODS } from '#domains/orders/model/payments/payment-method.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { SENT_METHODS } from '#domains/pricing/model/delivery/method-rules.ts';
import type { Announcement, LeftOut } from '#domains/standing-orders/model/announcement.ts';
import {
  DATE_REASONS,
  DATE_STATES,
  IF_MISSING,
  PAUSE_REASONS,
  STANDING_STATUSES,
} from '#domains/standing-orders/model/standing-state.ts';
import { createdAt, identity, moment } from '#engine/server/db/columns.ts';
import type { KnownAddress } from '#engine/model/places/address.ts';
import { users } from '#engine/server/sessions/users.schema.ts';

/** What somebody wants again and again, until they say otherwise. */
export const standingOrders = pgTable(
  'standing_orders',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    status: text({ enum: STANDING_STATUSES }).notNull().default('active'),
    pauseReason: text({ enum: PAUSE_REASONS }),
    everyWeeks: smallint().notNull(),
    /** The date that is neither ordered nor given up. */
    nextOn: date({ mode: 'string' }).notNull(),
    customerName: text().notNull(),
    shippingAddress: text().notNull(),
    address: jsonb().$type<KnownAddress>().notNull(),
    shippingMethod: text({ enum: SENT_METHODS }).notNull(),
    paymentMethod: text({ enum: PAYMENT_METHODS }).notNull(),
    ifMissing: text({ enum: IF_MISSING }).notNull(),
    language: text().notNull(),
    /** Rises with each change: what was read before is not ordered. */
    version: integer().notNull().default(1),
    /**
     * The last date on which units were taken back after they had counted for others. Until its owner has bought on a later
     * date, they count for nobody else.
     */
    takenBackOn: date({ mode: 'string' }),
    createdAt: createdAt(),
    endedAt: moment(),
  },
  (t) => [
    index('standing_orders_user').on(t.userId, t.id.desc().nullsFirst()),
    // What is to be announced, and what stands for a week.
    index('standing_orders_next')
      .on(t.nextOn, t.id)
      .where(sql`${t.status} = 'active'`),
    index('standing_orders_search').using('gin', sql`${t.customerName} gin_trgm_ops`),
    index('standing_orders_listed').on(t.status, t.id.desc().nullsFirst()),
    index('standing_orders_taken_back')
      .on(t.userId, t.takenBackOn)
      .where(sql`${t.takenBackOn} is not null`),
    check('standing_orders_status', sql`${t.status} in ('active', 'paused', 'ended')`),
    check('standing_orders_paused', sql`(${t.status} = 'paused') = (${t.pauseReason} is not null)`),
    check('standing_orders_ended', sql`(${t.status} = 'ended') = (${t.endedAt} is not null)`),
    check('standing_orders_weeks', sql`${t.everyWeeks} between 1 and 12`),
  ],
);

export const standingItems = pgTable(
  'standing_items',
  {
    standingOrderId: integer()
      .notNull()
      .references(() => standingOrders.id),
    productId: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    /** What its owner was last told that a unit costs. */
    toldPriceCents: integer().notNull(),
  },
  (t) => [
    primaryKey({ name: 'standing_items_pkey', columns: [t.standingOrderId, t.productId] }),
    index('standing_items_product').on(t.productId),
    check('standing_items_quantity', sql`${t.quantity} between 1 and 999`),
  ],
);

/**
 * A date of a standing order, from its announcement on. This row is the truth of it: there is one for each standing order
 * and date, and it ends as one order or one reason.
 */
export const standingDates = pgTable(
  'standing_dates',
  {
    id: identity(),
    standingOrderId: integer()
      .notNull()
      .references(() => standingOrders.id),
    dueOn: date({ mode: 'string' }).notNull(),
    /** Later than due where the announcement was. */
    placeOn: date({ mode: 'string' }).notNull(),
    state: text({ enum: DATE_STATES }).notNull(),
    reason: text({ enum: DATE_REASONS }),
    /** Null: it was skipped before it was announced. */
    announcement: jsonb().$type<Announcement>(),
    leftOut: jsonb().$type<LeftOut[]>().notNull().default([]),
    orderId: integer().references(() => orders.id),
    /** On how many days its card was asked, and when last. */
    chargeTries: smallint().notNull().default(0),
    chargedOn: date({ mode: 'string' }),
    /** The tries whose failure its owner was told of. */
    failuresTold: smallint().notNull().default(0),
    /** A worker that took the row and died leaves it to others at this time. */
    lockedUntil: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('standing_dates_once').on(t.standingOrderId, t.dueOn),
    uniqueIndex('standing_dates_order').on(t.orderId),
    index('standing_dates_to_place')
      .on(t.placeOn, t.id)
      .where(sql`${t.state} = 'announced'`),
    index('standing_dates_to_charge')
      .on(t.id)
      .where(sql`${t.state} = 'charging'`),
    // What was ordered in a week.
    index('standing_dates_due')
      .on(t.dueOn)
      .where(sql`${t.orderId} is not null`),
    check(
      'standing_dates_state',
      sql`${t.state} in ('announced', 'charging', 'ordered', 'skipped', 'missed')`,
    ),
    check('standing_dates_reason', sql`(${t.state} in ('skipped', 'missed')) = (${t.reason} is not null)`),
    check(
      'standing_dates_ordered',
      sql`${t.state} not in ('charging', 'ordered') or ${t.orderId} is not null`,
    ),
  ],
);
