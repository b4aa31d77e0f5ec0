import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { LABEL_STATES } from '#domains/carriers/model/label.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import { CARRIERS } from '#domains/pricing/model/delivery/carriers.ts';
import { bytes, createdAt, identity, moment } from '#engine/server/db/columns.ts';

/** What a carrier offered for a parcel: bought once, by its name. */
export interface Offer {
  rateId: string;
  cents: number;
  /** As the carrier's answers name the one that brings it. */
  provider: string;
  service: string;
}

/**
 * Labels of parcels, and what a carrier still has to be told of them. The row is written first; a worker asks and buys
 * afterwards, and finds what it bought before it died by the offer.
 */
export const labels = pgTable(
  'labels',
  {
    id: identity(),
    partId: integer()
      .notNull()
      .references(() => orderParts.id, { onDelete: 'cascade' }),
    state: text({ enum: LABEL_STATES }).notNull().default('wanted'),
    /** The label costs the producer, not the house; frozen when it was asked for. */
    producerPays: boolean().notNull(),
    offer: jsonb().$type<Offer>(),
    /** When the carrier was last told to buy it. */
    askedAt: moment(),
    /** What the carrier calls the purchase. */
    providerId: text(),
    carrier: text({ enum: CARRIERS }),
    trackingNumber: text(),
    /** A picture of it, as PNG. */
    image: bytes(),
    /** Why it was refused, in the carrier's words. */
    problem: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: createdAt(),
    /** A worker that took the row and died leaves it to others at this time. */
    lockedUntil: moment(),
    /** Nothing is left to be told for now. */
    doneAt: moment(),
    lastError: text(),
    /** When the carrier was last asked where the parcel is. */
    trackedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('labels_one_each')
      .on(t.partId)
      .where(sql`${t.state} in ('wanted', 'bought', 'void_wanted', 'void_refused')`),
    uniqueIndex('labels_provider')
      .on(t.providerId)
      .where(sql`${t.providerId} is not null`),
    index('labels_due')
      .on(t.nextAttemptAt)
      .where(sql`${t.doneAt} is null`),
    index('labels_tracking')
      .on(t.trackingNumber)
      .where(sql`${t.trackingNumber} is not null`),
    check(
      'labels_state',
      sql`${t.state} in ('wanted', 'bought', 'refused', 'void_wanted', 'voided', 'void_refused')`,
    ),
    check(
      'labels_bought',
      sql`${t.state} not in ('bought', 'void_wanted', 'void_refused') or (${t.providerId} is not null and ${t.offer} is not null)`,
    ),
  ],
);

/** What a carrier said of a parcel on its way, each once. */
export const trackingEvents = pgTable('tracking_events', {
  /** As the carrier names it. */
  id: text().primaryKey(),
  labelId: integer()
    .notNull()
    .references(() => labels.id, { onDelete: 'cascade' }),
  status: text().notNull(),
  receivedAt: createdAt(),
});
