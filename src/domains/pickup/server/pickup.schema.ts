import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { PLACE_METHODS } from '#domains/pricing/model/delivery/method-rules.ts';
import type { OpenHours } from '#domains/pickup/model/slots.ts';
import type { KnownAddress } from '#engine/model/places/address.ts';
import { createdAt, identity, moment } from '#engine/server/db/columns.ts';

/** Where customers fetch what they have ordered, or from where it is brought to them. */
export const pickupPlaces = pgTable(
  'pickup_places',
  {
    id: identity(),
    /** Null: of the house, for every cart. */
    producerId: integer().references(() => producerProfiles.id),
    kind: text({ enum: PLACE_METHODS }).notNull(),
    name: text().notNull(),
    note: text().notNull().default(''),
    address: jsonb().$type<KnownAddress>().notNull(),
    hours: jsonb().$type<OpenHours[]>().notNull(),
    closedDays: jsonb().$type<string[]>().notNull().default([]),
    slotMinutes: smallint().notNull(),
    capacity: smallint().notNull(),
    daysAhead: smallint().notNull(),
    leadHours: smallint().notNull(),
    priceCents: integer().notNull().default(0),
    minimumCents: integer().notNull().default(0),
    postalCodes: jsonb().$type<string[]>().notNull().default([]),
    isOpen: boolean().notNull().default(true),
    /** Rises with each change: an order at what was read before begins again. */
    version: integer().notNull().default(1),
    /** Its orders keep it. */
    removedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('pickup_places_owner')
      .on(t.producerId, t.id)
      .where(sql`${t.removedAt} is null`),
    check('pickup_places_kind', sql`${t.kind} in ('pickup', 'local')`),
    check('pickup_places_money', sql`${t.priceCents} >= 0 and ${t.minimumCents} >= 0`),
    check('pickup_places_capacity', sql`${t.capacity} between 1 and 1000`),
  ],
);

/** How many have chosen a slot. One that nobody has ever wanted has no row. */
export const pickupSlots = pgTable(
  'pickup_slots',
  {
    id: identity(),
    placeId: integer()
      .notNull()
      .references(() => pickupPlaces.id, { onDelete: 'cascade' }),
    startsAt: moment().notNull(),
    taken: integer().notNull().default(0),
  },
  (t) => [
    unique('pickup_slots_one_each').on(t.placeId, t.startsAt),
    check('pickup_slots_taken', sql`${t.taken} >= 0`),
  ],
);

/** Where and when an order is handed over, as it was when it was placed. */
export const orderPickups = pgTable(
  'order_pickups',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    slotId: integer()
      .notNull()
      .references(() => pickupSlots.id),
    placeId: integer()
      .notNull()
      .references(() => pickupPlaces.id),
    /** Of the place. */
    producerId: integer().references(() => producerProfiles.id),
    kind: text({ enum: PLACE_METHODS }).notNull(),
    name: text().notNull(),
    note: text().notNull(),
    /** Null: it is brought to the order's own address. */
    address: jsonb().$type<KnownAddress>(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    code: text().notNull(),
    /** The order was cancelled: its place in the slot is free again. */
    releasedAt: moment(),
    /** Its customer was told that it still waits: once. */
    remindedAt: moment(),
  },
  (t) => [
    uniqueIndex('order_pickups_code').on(t.code),
    index('order_pickups_day').on(t.producerId, t.startsAt),
    index('order_pickups_slot').on(t.slotId),
    index('order_pickups_place').on(t.placeId),
    index('order_pickups_not_reminded')
      .on(t.endsAt)
      .where(sql`${t.remindedAt} is null and ${t.releasedAt} is null`),
    check('order_pickups_kind', sql`${t.kind} in ('pickup', 'local')`),
  ],
);
