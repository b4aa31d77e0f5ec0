import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { RETURN_KINDS, CASE_REASONS } from '#domains/catalogue/model/return-reasons.ts';
import { RETURN_STATUSES } from '#domains/orders/model/return-status.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { bytes, createdAt, identity, moment } from '#engine/server/db/columns.ts';
import { orderItems, orders } from '#domains/orders/server/orders.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';

/** Something of an order that comes back. A command that changes one holds the lock of its order. */
export const returns = pgTable(
  'returns',
  {
    id: identity(),
    /** 'RA-…', for people, parcels and scanners. */
    number: text().notNull(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** As the order says, written and kept by the database: the returns of a name are found without reading its other orders. */
    customerName: text().notNull().default(''),
    kind: text({ enum: RETURN_KINDS }).notNull(),
    reason: text({ enum: CASE_REASONS }).notNull(),
    details: text().notNull(),
    status: text({ enum: RETURN_STATUSES }).notNull().default('requested'),
    /** Something of it spoils: it is decided within a day, and nothing is sent back. */
    perishable: boolean().notNull(),
    requestedAt: moment().notNull(),
    /** The customer wants credit for it, not money. */
    asCredit: boolean().notNull().default(false),
    feeWaived: boolean().notNull().default(false),
    restockedAt: moment(),
    closedAt: moment(),
    /** What went back when it was refunded, shipping included. */
    refundCents: integer(),
    shippingCents: integer(),
    exchangeOrderId: integer().references(() => orders.id),
  },
  (t) => [
    uniqueIndex('returns_number').on(t.number),
    check('returns_kind', sql`${t.kind} in ('refund', 'exchange')`),
    check(
      'returns_reason',
      sql`${t.reason} in ('unopened', 'incorrect', 'damaged', 'spoiled', 'defective', 'withdrawal')`,
    ),
    check(
      'returns_status',
      sql`${t.status} in ('requested', 'authorized', 'received', 'inspected', 'refunded', 'exchanged', 'declined')`,
    ),
    uniqueIndex('returns_exchange_order').on(t.exchangeOrderId),
    index('returns_order').on(t.orderId),
    index('returns_search').using('gin', sql`${t.number} gin_trgm_ops`, sql`${t.customerName} gin_trgm_ops`),
    index('returns_by_customer').on(t.customerName, t.id),
    // The administrators' list, turn by turn.
    index('returns_waiting')
      .on(t.perishable, t.requestedAt, t.id)
      .where(sql`${t.closedAt} is null`),
    index('returns_closed').on(t.closedAt, t.id),
    index('returns_by_status').on(t.status, t.id),
    index('returns_by_date').on(t.requestedAt, t.id),
    check(
      'returns_closed',
      sql`(${t.status} in ('refunded', 'exchanged', 'declined')) = (${t.closedAt} is not null)`,
    ),
    check(
      'returns_money',
      sql`(${t.status} = 'refunded') = (${t.refundCents} is not null) and ${t.refundCents} >= ${t.shippingCents} and ${t.shippingCents} >= 0`,
    ),
    check('returns_exchanged', sql`(${t.status} = 'exchanged') = (${t.exchangeOrderId} is not null)`),
  ],
);

export const returnItems = pgTable(
  'return_items',
  {
    id: identity(),
    returnId: integer()
      .notNull()
      .references(() => returns.id),
    orderItemId: integer()
      .notNull()
      .references(() => orderItems.id),
    /** Who sent it, as the part of its line says, filled in by the database: a producer finds its returns along an index. */
    producerId: integer().references(() => producerProfiles.id),
    quantity: integer().notNull(),
    /** Requested so late that the restocking fee applies. */
    withFee: boolean().notNull(),
    /** What the pieces cost, and what was kept of it, when they were refunded. */
    paidCents: integer(),
    feeCents: integer(),
  },
  (t) => [
    unique('return_items_once').on(t.returnId, t.orderItemId),
    index('return_items_order_item').on(t.orderItemId),
    index('return_items_producer').on(t.producerId, t.returnId),
    check('return_items_quantity', sql`${t.quantity} >= 1`),
  ],
);

/** Pictures of what is wrong. Private: few may see them, and they go with their case. */
export const returnPhotos = pgTable(
  'return_photos',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Null: sent, and not part of a request yet. */
    returnId: integer().references(() => returns.id),
    /** JPEG, at most 1,200 wide. */
    picture: bytes().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('return_photos_order').on(t.orderId), index('return_photos_return').on(t.returnId)],
);

export const RETURN_EVENT_KINDS = [
  /** A step; `note` is what the customer was told. */
  'status',
  /** Among administrators. */
  'note',
  /** What a producer says. */
  'answer',
] as const;

/** All that happened to a return, for good. */
export const returnEvents = pgTable(
  'return_events',
  {
    id: identity(),
    returnId: integer()
      .notNull()
      .references(() => returns.id),
    kind: text({ enum: RETURN_EVENT_KINDS }).notNull(),
    status: text({ enum: RETURN_STATUSES }),
    note: text(),
    /** Null: the customer. */
    actorUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Whose answer it is. */
    producerId: integer().references(() => producerProfiles.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('return_events_return').on(t.returnId, t.id),
    check(
      'return_events_kind',
      sql`(${t.kind} = 'status') = (${t.status} is not null) and (${t.kind} = 'answer') = (${t.producerId} is not null)`,
    ),
  ],
);
