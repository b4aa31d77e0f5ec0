import { z } from 'zod';
import { isDay } from '#domains/pricing/model/delivery/business-days.ts';
import { plainPostalCode } from '#domains/taxes/model/rate-for.ts';
import { PLACE_METHODS } from '#domains/pricing/model/delivery/method-rules.ts';
import { text } from '#engine/model/fields.ts';
import { idSchema } from '#engine/model/ids.ts';
import { SINGLE_LINE } from '#engine/model/person-name.ts';
import { addressParts, refusePlace, tidyAddress } from '#engine/model/places/address.ts';
import { knownAddressSchema } from '#domains/orders/model/order-address.ts';
import { minutesOf } from './slots.ts';

/** Of the house, or of one producer. */
export const MAX_PLACES = 20;
/** So many are offered at once, of a place and of all together; a later slot may be ordered all the same. */
export const MAX_SLOTS_OFFERED = { ofPlace: 200, together: 1_000 };

const MINUTES_PER_DAY = 24 * 60;

/** A place is known by its name: nobody's name stands before its street. */
const placeAddressSchema = addressParts
  .omit({ name: true, company: true })
  .transform((parts) => {
    const { name: _, ...address } = tidyAddress({ ...parts, name: '' });
    return address;
  })
  .superRefine((address, refused) => refusePlace({ ...address, name: '' }, refused));

const TIME = 'validation:pickup.time';
const timeSchema = z.string(TIME).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, TIME);
const hoursSchema = z
  .array(
    z.object({
      weekday: z.number('validation:pickup.weekday').int('validation:pickup.weekday').min(0).max(6),
      from: timeSchema,
      until: timeSchema,
    }),
    'validation:pickup.hours',
  )
  .min(1, 'validation:pickup.hours')
  .max(21, 'validation:pickup.hours');

const whole = (from: number, to: number, message: string) =>
  z.number(message).int(message).min(from, message).max(to, message);

const AMOUNT = 'validation:pickup.amount';
/** As a decimal, whole cents. */
const amountSchema = z
  .number(AMOUNT)
  .min(0, AMOUNT)
  .max(1_000, AMOUNT)
  .refine((amount) => Number(amount.toFixed(2)) === amount, AMOUNT);

const PREFIX = 'validation:pickup.postalCodes';
const prefixSchema = z
  .string(PREFIX)
  .transform(plainPostalCode)
  .pipe(z.string().regex(/^[A-Z0-9]{1,10}$/, PREFIX));

export const placeInputSchema = z
  .object({
    kind: z.enum(PLACE_METHODS, 'validation:invalidInput'),
    name: text(80).min(2, 'validation:required').regex(SINGLE_LINE, 'validation:invalidInput'),
    /** How it is found, where to ring. */
    note: text(300, 'validation:invalidInput').default(''),
    /** Of a local delivery: where it sets out. */
    address: placeAddressSchema,
    hours: hoursSchema,
    closedDays: z
      .array(z.string('validation:pickup.closedDay').refine(isDay, 'validation:pickup.closedDay'))
      .max(100, 'validation:pickup.closedDay')
      .default([]),
    slotMinutes: whole(15, MINUTES_PER_DAY, 'validation:pickup.slotMinutes'),
    capacity: whole(1, 1_000, 'validation:pickup.capacity'),
    daysAhead: whole(1, 60, 'validation:pickup.daysAhead'),
    leadHours: whole(0, 14 * 24, 'validation:pickup.leadHours'),
    price: amountSchema.default(0),
    /** Of a local delivery: what the goods come to at least, after discounts. */
    minimum: amountSchema.default(0),
    /** Of a local delivery: whole postal codes or how they begin. */
    postalCodes: z.array(prefixSchema, PREFIX).max(300, PREFIX).default([]),
    /** Whether customers can choose it now. */
    isOpen: z.boolean('validation:invalidInput').default(true),
  })
  .superRefine(({ kind, hours, slotMinutes, postalCodes }, refused) => {
    const refuse = (path: (string | number)[], message: string) =>
      refused.addIssue({ code: 'custom', path, message });
    if (kind === 'local' && postalCodes.length === 0) refuse(['postalCodes'], 'validation:pickup.area');
    for (const [index, span] of hours.entries()) {
      if (minutesOf(span.until) - minutesOf(span.from) < slotMinutes)
        refuse(['hours', index, 'until'], 'validation:pickup.tooShort');
      const overlaps = hours.some(
        (other, at) =>
          at < index &&
          other.weekday === span.weekday &&
          minutesOf(other.from) < minutesOf(span.until) &&
          minutesOf(span.from) < minutesOf(other.until),
      );
      if (overlaps) refuse(['hours', index, 'from'], 'validation:pickup.overlap');
    }
  });
export type PlaceInput = z.output<typeof placeInputSchema>;

/** As its own people see it. Money as decimals. */
export const placeSchema = z.object({
  id: z.number(),
  kind: z.enum(PLACE_METHODS),
  name: z.string(),
  note: z.string(),
  address: knownAddressSchema.omit({ name: true, company: true }),
  hours: z.array(z.object({ weekday: z.number(), from: z.string(), until: z.string() })),
  closedDays: z.array(z.string()),
  slotMinutes: z.number(),
  capacity: z.number(),
  daysAhead: z.number(),
  leadHours: z.number(),
  price: z.number(),
  minimum: z.number(),
  postalCodes: z.array(z.string()),
  isOpen: z.boolean(),
});
export type PickupPlace = z.infer<typeof placeSchema>;

/** Whether a local delivery comes to this postal code. */
export function comesTo(postalCodes: readonly string[], postalCode: string | null): boolean {
  if (postalCode === null) return false;
  const plain = plainPostalCode(postalCode);
  return postalCodes.some((prefix) => plain.startsWith(prefix));
}

/** A place with the slots that can be chosen for the cart. Money as decimals. */
export const offeredPlaceSchema = z.object({
  id: z.number(),
  kind: z.enum(PLACE_METHODS),
  name: z.string(),
  note: z.string(),
  /** Null: it is brought to the order's own address. */
  address: knownAddressSchema.nullable(),
  price: z.number(),
  /** What is free; a slot that is full is left out. `slot` is what the checkout takes. */
  slots: z.array(z.object({ slot: z.iso.datetime(), until: z.iso.datetime(), free: z.number() })),
});
export type OfferedPlace = z.infer<typeof offeredPlaceSchema>;

/** What the checkout takes: a place, and the moment at which its slot begins. */
export const chosenPlaceSchema = z.object(
  {
    id: idSchema(),
    slot: z.iso.datetime({ offset: true, error: 'validation:pickup.slot' }),
  },
  'validation:pickup.choose',
);
export type ChosenPlace = z.output<typeof chosenPlaceSchema>;
