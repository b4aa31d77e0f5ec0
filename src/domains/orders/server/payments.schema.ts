import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PAYMENT_METHODS, type PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { createdAt, identity, moment } from '#engine/server/db/columns.ts';
import { groupMembers } from '#domains/group-buys/server/group-buys.schema.ts';
import { giftCards } from '#domains/gift-cards/server/gift-cards.schema.ts';
import { orders } from './orders.schema.ts';

/**
 * Money from and to customers. Rows are written once: the database refuses to change or remove them (see the migration
 * `payments`). How far a payment is follows from its facts.
 */

/** What a customer was asked to pay at once, or money that an administrator has seen arrive. */
export const payments = pgTable(
  'payments',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    method: text().$type<PaymentMethod>().notNull(),
    /** Names it in URLs and to the provider; nobody can guess it. */
    reference: text().notNull(),
    amountCents: integer().notNull(),
    createdAt: createdAt(),
    /** When the order stops waiting for it; null for money that has come already. */
    expiresAt: moment(),
  },
  (t) => [
    uniqueIndex('payments_reference').on(t.reference),
    index('payments_order').on(t.orderId),
    check('payments_amount', sql`${t.amountCents} > 0`),
  ],
);

export const FACT_KINDS = [
  /** The provider knows of it; `providerId` is what it calls it. */
  'started',
  /** A try was declined; the next may do better. */
  'declined',
  'authorized',
  'received',
  /** Nobody can pay it any more. */
  'closed',
  'refunded',
  /** The provider could not give it back; the amount is what had counted as refunded. */
  'refund_failed',
] as const;

/** What happened to a payment, as its provider or an administrator says. */
export const paymentFacts = pgTable(
  'payment_facts',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Null: money that went back by bank transfer, from no payment in particular. */
    paymentId: integer().references(() => payments.id),
    refundId: integer().references(() => refunds.id),
    kind: text({ enum: FACT_KINDS }).notNull(),
    amountCents: integer().notNull(),
    /** Instead of money: of this gift card, or the credit of this account. */
    giftCardId: integer().references(() => giftCards.id),
    creditUserId: integer().references(() => users.id),
    /** What the provider calls it: a session, a payment, a refund. */
    providerId: text(),
    note: text(),
    actorUserId: integer().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('payment_facts_order').on(t.orderId, t.id),
    // A payment comes in once, no matter who tells of it and how often.
    uniqueIndex('payment_facts_received')
      .on(t.paymentId)
      .where(sql`${t.kind} = 'received'`),
    uniqueIndex('payment_facts_refunded')
      .on(t.refundId)
      .where(sql`${t.kind} = 'refunded'`),
    uniqueIndex('payment_facts_provider').on(t.kind, t.providerId),
    check('payment_facts_amount', sql`${t.amountCents} >= 0`),
    check(
      'payment_facts_refund',
      sql`(${t.kind} in ('refunded', 'refund_failed')) = (${t.refundId} is not null)`,
    ),
  ],
);

/** What goes back to a customer, decided. A fact says when it has. */
export const refunds = pgTable(
  'refunds',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Where the provider gives it back; null: by bank transfer. */
    paymentId: integer().references(() => payments.id),
    amountCents: integer().notNull(),
    /** Instead of money: of this gift card, or the credit of this account. */
    giftCardId: integer().references(() => giftCards.id),
    creditUserId: integer().references(() => users.id),
    /** An administrator's words; otherwise 'cancelled', 'removed' or 'late'. */
    reason: text().notNull(),
    /** 'admin' or 'system' */
    actor: text().notNull(),
    actorUserId: integer().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [index('refunds_order').on(t.orderId), check('refunds_amount', sql`${t.amountCents} > 0`)],
);

/** Events that a provider has sent and that are done with: the same one again changes nothing. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: identity(),
    provider: text().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    /** SHA-256 of the body. */
    bodyHash: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('payment_events_once').on(t.provider, t.eventId)],
);

/** What a card has to promise before there is an order: for a place in a group buy. */
export const paymentHolds = pgTable(
  'payment_holds',
  {
    id: identity(),
    memberId: integer()
      .notNull()
      .references(() => groupMembers.id),
    method: text({ enum: PAYMENT_METHODS }).notNull(),
    /** Names it in URLs and to the provider; the payment of the order goes on under the same. */
    reference: text().notNull(),
    amountCents: integer().notNull(),
    createdAt: createdAt(),
    /** Until then the place is kept without it. */
    expiresAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('payment_holds_reference').on(t.reference),
    index('payment_holds_member').on(t.memberId, t.id),
    check('payment_holds_amount', sql`${t.amountCents} > 0`),
  ],
);

/** What happened to a promise, as its provider says. */
export const holdFacts = pgTable(
  'hold_facts',
  {
    id: identity(),
    holdId: integer()
      .notNull()
      .references(() => paymentHolds.id),
    kind: text({ enum: ['started', 'declined', 'authorized', 'closed'] }).notNull(),
    amountCents: integer().notNull(),
    /** What the provider calls it: a session, a payment. */
    providerId: text(),
    createdAt: createdAt(),
  },
  (t) => [
    // Each of them once, no matter who tells of it and how often; only declined it may be again and again.
    uniqueIndex('hold_facts_once')
      .on(t.holdId, t.kind)
      .where(sql`${t.kind} <> 'declined'`),
    uniqueIndex('hold_facts_provider').on(t.kind, t.providerId),
  ],
);
