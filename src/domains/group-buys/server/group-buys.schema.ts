import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { GROUP_DELIVERIES } from '#domains/group-buys/model/group-delivery.ts';
import type { SizeQuantity } from '#domains/group-buys/model/group-sizes.ts';
import { CANCEL_REASONS, GROUP_STATUSES, MEMBER_STATES } from '#domains/group-buys/model/group-state.ts';
import { PAYMENT_METHODS } from '#domains/orders/model/payments/payment-method.ts';
import type { DiscountTier } from '#domains/pricing/model/tiers.ts';
import type { UnitTerms } from '#domains/pricing/model/terms.ts';
import type { Language } from '#engine/model/languages.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { createdAt, identity, moment } from '#engine/server/db/columns.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';

interface GroupFamily {
  id: number;
  name: string;
  /** In other languages. */
  names: Partial<Record<Language, string>>;
}

/** A size as it was at the opening. */
export interface GroupSize {
  productId: number;
  countsAs: number;
  priceCents: number;
  /** Empty where there is no family. */
  label: string;
  labels: Partial<Record<Language, string>>;
  /** It is no longer sold: nobody can choose it any more. */
  gone?: boolean;
  /** What everybody paid for it, once the group buy is settled. */
  settled?: UnitTerms;
}

/** Several people who pool their quantities of one product, or of the sizes of its family. */
export const groupBuys = pgTable(
  'group_buys',
  {
    id: identity(),
    /** Names it in URLs; anybody who has it may join, so nobody can guess it. */
    slug: text().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    organizerUserId: integer()
      .notNull()
      .references(() => users.id),
    title: text(),
    closesAt: moment().notNull(),
    minimumQuantity: integer().notNull().default(1),
    delivery: text({ enum: GROUP_DELIVERIES }).notNull(),
    isPublic: boolean().notNull().default(false),
    status: text({ enum: GROUP_STATUSES }).notNull().default('open'),
    cancelReason: text({ enum: CANCEL_REASONS }),
    /** What the administrator who cancelled it wrote to its members. */
    cancelNote: text(),
    /** The family whose sizes members choose among; null: the product is in none. What becomes of the family changes nothing. */
    family: jsonb().$type<GroupFamily>(),
    /** What may be taken: without a family the one product. Once it is settled, with what each size cost. */
    sizes: jsonb().$type<GroupSize[]>().notNull(),
    /** Price and ladder of the moment of opening. */
    priceCents: integer().notNull(),
    tiers: jsonb().$type<DiscountTier[]>().notNull(),
    /** What everybody paid, once it is settled. */
    settledPriceCents: integer(),
    settledPercentage: numeric({ precision: 5, scale: 2, mode: 'number' }),
    /** Rises with each change that is seen. */
    version: integer().notNull().default(1),
    /** The highest tier that members were told of; 0: none. */
    toldTier: integer().notNull().default(0),
    remindedAt: moment(),
    endedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('group_buys_slug').on(t.slug),
    index('group_buys_organizer').on(t.organizerUserId, t.id.desc().nullsFirst()),
    index('group_buys_closing')
      .on(t.closesAt)
      .where(sql`${t.status} = 'open'`),
    // Which open ones hold units of a product, or may be joined with it.
    index('group_buys_sizes')
      .using('gin', sql`${t.sizes} jsonb_path_ops`)
      .where(sql`${t.status} = 'open'`),
    // Whether the card of a product says that anybody may join.
    index('group_buys_joinable')
      .on(t.productId)
      .where(sql`${t.status} = 'open' and ${t.isPublic}`),
    index('group_buys_joinable_family')
      .on(sql`((${t.family} ->> 'id')::int)`)
      .where(sql`${t.status} = 'open' and ${t.isPublic}`),
    // The lists of the desk, newest first.
    index('group_buys_listed').on(t.status, t.id.desc().nullsFirst()),
    index('group_buys_by_delivery').on(t.delivery, t.id.desc().nullsFirst()),
    // When it ended, or when it will.
    index('group_buys_by_end').on(sql`coalesce(${t.endedAt}, ${t.closesAt})`, t.id),
    index('group_buys_of_product').on(t.productId, t.id.desc().nullsFirst()),
    // The organizer's address is for people whom the organizer invited.
    check('group_buys_public', sql`not (${t.isPublic} and ${t.delivery} = 'together')`),
    check('group_buys_cancel_note', sql`${t.cancelNote} is null or ${t.cancelReason} = 'shop'`),
    check('group_buys_status', sql`${t.status} in ('open', 'settled', 'cancelled', 'expired')`),
    check('group_buys_ended', sql`(${t.status} = 'open') = (${t.endedAt} is null)`),
    check('group_buys_cancelled', sql`(${t.status} = 'cancelled') = (${t.cancelReason} is not null)`),
    check('group_buys_settled', sql`(${t.status} = 'settled') = (${t.settledPriceCents} is not null)`),
    check('group_buys_numbers', sql`${t.priceCents} >= 1 and ${t.minimumQuantity} >= 1`),
  ],
);

/** Somebody's place in a group buy. Its units are taken off the shelf while it is `waiting` or `in`. */
export const groupMembers = pgTable(
  'group_members',
  {
    id: identity(),
    groupBuyId: integer()
      .notNull()
      .references(() => groupBuys.id),
    isOrganizer: boolean().notNull().default(false),
    /** Units on the ladder: what its items count for together. */
    quantity: integer().notNull(),
    /** What is held of each size. */
    items: jsonb().$type<SizeQuantity[]>().notNull(),
    customerName: text().notNull(),
    customerEmail: text().notNull(),
    customerPhone: text(),
    /** Null where everything goes to the organizer. */
    shippingAddress: text(),
    language: text().notNull().default('en'),
    userId: integer().references(() => users.id),
    paymentMethod: text({ enum: PAYMENT_METHODS }).notNull(),
    buyAnyway: boolean().notNull().default(false),
    state: text({ enum: MEMBER_STATES }).notNull(),
    /**
     * Of a large place by invoice of somebody whom the shop has never heard from: it waits until then for an answer from
     * its mailbox. Kept once that has come.
     */
    confirmBy: moment(),
    orderId: integer().references(() => orders.id),
    createdAt: createdAt(),
  },
  (t) => [
    // One place per e-mail address, for the first who asks.
    uniqueIndex('group_members_email')
      .on(t.groupBuyId, sql`lower(${t.customerEmail})`)
      .where(sql`${t.state} in ('waiting', 'in')`),
    index('group_members_organizers')
      .using('gin', sql`${t.customerName} gin_trgm_ops`)
      .where(sql`${t.isOrganizer}`),
    index('group_members_group').on(t.groupBuyId, t.id),
    index('group_members_user').on(t.userId, t.id.desc().nullsFirst()),
    index('group_members_unpaid')
      .on(t.id)
      .where(sql`${t.state} in ('waiting', 'charging')`),
    uniqueIndex('group_members_order').on(t.orderId),
    check('group_members_quantity', sql`${t.quantity} >= 1`),
    check(
      'group_members_ordered',
      sql`(${t.state} in ('charging', 'ordered', 'dropped')) = (${t.orderId} is not null)`,
    ),
  ],
);
