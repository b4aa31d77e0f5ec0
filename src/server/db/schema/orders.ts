import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ORDER_STATUSES } from '#shared/orders/order-status.ts';
import { sessions, users } from './accounts.ts';
import { products } from './catalogue.ts';
import { createdAt, identity, moment } from './columns.ts';
import { producerProfiles } from './producers.ts';

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
    language: text().notNull().default('en'),
    /** What the customer pays, shipping included. */
    orderTotalCents: integer().notNull(),
    discountTotalCents: integer().notNull().default(0),
    shippingCents: integer().notNull().default(0),
    status: text({ enum: ORDER_STATUSES }).notNull().default('pending'),
    /** The submission this order answers: the same submission sent twice is one order. */
    idempotencyKey: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('orders_idempotency_unique').on(t.idempotencyKey),
    index('orders_user').on(t.userId, t.id.desc().nullsFirst()),
    index('orders_status').on(t.status, t.id.desc().nullsFirst()),
    index('orders_created').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('orders_session').on(t.sessionId),
    index('orders_search').using(
      'gin',
      sql`${t.customerName} gin_trgm_ops`,
      sql`${t.customerEmail} gin_trgm_ops`,
    ),
    check(
      'orders_status',
      sql`${t.status} in ('pending', 'processing', 'shipped', 'completed', 'cancelled')`,
    ),
    check(
      'orders_money',
      sql`${t.orderTotalCents} >= 0 and ${t.discountTotalCents} >= 0 and ${t.shippingCents} >= 0`,
    ),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    producerId: integer().references(() => producerProfiles.id),
    /** Name and unit as they were bought, in the customer's language. */
    productName: text().notNull(),
    unit: text().notNull(),
    quantity: integer().notNull(),
    /** Unit price at that moment. */
    priceCents: integer().notNull(),
    discountPercentage: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
    /** The amount taken off this line. */
    discountCents: integer().notNull().default(0),
    shippedAt: moment(),
  },
  (t) => [
    index('order_items_order').on(t.orderId, t.id),
    index('order_items_producer').on(t.producerId, t.orderId.desc().nullsFirst()),
    index('order_items_product').on(t.productId),
    check('order_items_quantity', sql`${t.quantity} >= 1`),
    check(
      'order_items_money',
      sql`${t.priceCents} >= 0 and ${t.discountCents} >= 0 and ${t.discountCents} <= ${t.priceCents} * ${t.quantity}`,
    ),
  ],
);

/** Every change of an order's status, with time and actor. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    fromStatus: text(),
    toStatus: text().notNull(),
    actorUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** 'customer', 'buyer', 'producer', 'admin' or 'system' */
    actor: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('order_events_order').on(t.orderId, t.id)],
);
