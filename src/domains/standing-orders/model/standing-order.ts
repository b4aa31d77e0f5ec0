import { z } from 'zod';
import { knownAddressSchema } from '#domains/orders/model/order-address.ts';
import { PAYMENT_METHODS } from '#domains/orders/model/payments/payment-method.ts';
import { SENT_METHODS } from '#domains/pricing/model/delivery/method-rules.ts';
import {
  DATE_REASONS,
  DATE_STATES,
  IF_MISSING,
  MISSING_REASONS,
  PAUSE_REASONS,
  STANDING_STATUSES,
} from './standing-state.ts';

const day = z.string();

export const standingItemSchema = z.object({
  productId: z.number(),
  slug: z.string(),
  name: z.string(),
  unit: z.string(),
  imageUrl: z.string().nullable(),
  imagePreview: z.string().nullable(),
  producerName: z.string(),
  quantity: z.number(),
  /** Of a unit today, before discounts. */
  price: z.number(),
});

/** What one line of the next date costs, as it was announced or, before that, as it stands now. */
export const nextLineSchema = z.object({
  productId: z.number(),
  name: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  /** Units that count together for the tier, those of others included. */
  pooledUnits: z.number(),
  percentage: z.number(),
  price: z.number(),
  /** What a unit cost when its owner was last told, where that is another price. */
  before: z.number().nullable(),
  missing: z.enum(MISSING_REASONS).nullable(),
  availableFrom: day.nullable(),
});

export const nextDateSchema = z.object({
  date: day,
  /** Later than its date where the announcement was late. */
  placedOn: day,
  /** Its prices hold. */
  announced: z.boolean(),
  lines: z.array(nextLineSchema),
  shipping: z.number(),
  /** At most, where it is announced. */
  total: z.number(),
  /** Why it could not be ordered as things stand. */
  obstacle: z.enum(DATE_REASONS).nullable(),
});

export const pastDateSchema = z.object({
  date: day,
  state: z.enum(DATE_STATES),
  reason: z.enum(DATE_REASONS).nullable(),
  orderId: z.number().nullable(),
  total: z.number().nullable(),
  leftOut: z.array(z.object({ name: z.string(), quantity: z.number(), reason: z.enum(MISSING_REASONS) })),
});

export const standingOrderSchema = z.object({
  id: z.number(),
  status: z.enum(STANDING_STATUSES),
  pauseReason: z.enum(PAUSE_REASONS).nullable(),
  items: z.array(standingItemSchema),
  everyWeeks: z.number(),
  /** The next date. */
  nextOn: day,
  /** Those that follow it, without what is skipped later. */
  dates: z.array(day),
  shippingAddress: z.string(),
  address: knownAddressSchema,
  shippingMethod: z.enum(SENT_METHODS),
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** 'Visa 4242': the card that its provider keeps; null: none is. */
  card: z.string().nullable(),
  /** A card has to be set up before anything can be ordered. */
  needsCard: z.boolean(),
  ifMissing: z.enum(IF_MISSING),
  createdAt: z.iso.datetime(),
  next: nextDateSchema,
  /** What became of the dates before, the latest first. */
  past: z.array(pastDateSchema),
});

/** Where its card is set up; null: nothing is to be set up, or its provider cannot be reached now. */
export const madeStandingOrderSchema = standingOrderSchema.extend({ redirectUrl: z.string().nullable() });

export const cardSetupSchema = z.object({ redirectUrl: z.string().nullable() });

/** What the link of a mail opens. */
export const linkedDateSchema = z.object({
  id: z.number(),
  date: day,
  /** Null: it is not announced yet. */
  state: z.enum(DATE_STATES).nullable(),
  /** It can be skipped, and the standing order paused or ended. */
  canSkip: z.boolean(),
  /** Of the standing order. */
  status: z.enum(STANDING_STATUSES),
  everyWeeks: z.number(),
  lines: z.array(nextLineSchema),
  total: z.number(),
  orderId: z.number().nullable(),
});

/** Units that stand for a week. */
export const standingPoolSchema = z.object({
  /** A Monday. */
  week: day,
  units: z.number(),
  percentage: z.number(),
  /** Of the ladder's next step; null: this is the last. */
  next: z.object({ missing: z.number(), percentage: z.number() }).nullable(),
});

export type StandingOrder = z.infer<typeof standingOrderSchema>;
export type StandingPool = z.infer<typeof standingPoolSchema>;
export type LinkedDate = z.infer<typeof linkedDateSchema>;
