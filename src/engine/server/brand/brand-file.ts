import { z } from 'zod';
import { LANGUAGES, type Language } from '#engine/model/languages.ts';
import { isWholeCents, toCents } from '#engine/model/money.ts';

/** brand.json: what an operator edits. docs/brand.md tells about every line. */
const line = z
  .string('must be a text')
  .trim()
  .min(1, 'must not be empty')
  .max(200, 'must have at most 200 characters');
const mail = z.email('must be a mail address');
const year = z.int('must be a year').min(1000, 'must be a year').max(9999, 'must be a year');
const count = z.int('must be a whole number').min(1, 'must be at least 1');
const colour = z
  .string('must be a colour such as #2a4720')
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #2a4720')
  .toLowerCase();
const amount = z
  .number('must be an amount of money')
  .min(0, 'must not be below 0')
  .max(10_000, 'must be at most 10000')
  .refine(isWholeCents, 'must be an amount of money with at most two decimals')
  .transform(toCents);
const percent = z
  .int('must be a whole percentage')
  .min(0, 'must not be below 0')
  .max(90, 'must be at most 90');
/** Texts speak of several. */
const hours = z.int('must be whole hours').min(2, 'must be at least 2').max(720, 'must be at most 720');
const days = z.int('must be whole days').min(2, 'must be at least 2').max(365, 'must be at most 365');

const policiesSchema = z.strictObject({
  freeShippingFrom: amount.optional(),
  shippingFee: amount.optional(),
  expressFee: amount.optional(),
  priorityFee: amount.optional(),
  coldExpressFee: amount.optional(),
  coldPriorityFee: amount.optional(),
  giftWrapFee: amount.optional(),
  deliveryDaysAhead: days.optional(),
  commissionPercent: percent.optional(),
  cancelHours: hours.optional(),
  damageHours: hours.optional(),
  returnDays: days.optional(),
  lateReturnDays: days.optional(),
  restockingFeePercent: percent.optional(),
  invoiceDays: days.optional(),
  guestInvoiceLimit: amount.optional(),
  invoiceMaximum: amount.optional(),
  keepYears: z
    .int('must be whole years')
    .min(1, 'must be at least 1')
    .max(30, 'must be at most 30')
    .optional(),
});

export const brandFileSchema = z.strictObject({
  name: line.max(40, 'must have at most 40 characters'),
  taglines: z.strictObject(
    Object.fromEntries(LANGUAGES.map((language) => [language, line])) as Record<Language, typeof line>,
  ),
  supportEmail: mail,
  mailFrom: mail,
  adminEmail: mail,
  phone: line,
  seat: z.strictObject({
    street: line,
    city: line,
    state: line,
    zip: line,
    country: line.regex(/^[A-Z]{2}$/, 'must be a country code such as US'),
  }),
  founded: year,
  copyrightYear: year,
  houseProducer: line,
  producers: count,
  countries: count,
  mark: z.strictObject({
    viewBox: z.string('must be a text').regex(/^0 0 \d+ \d+$/, 'must look like 0 0 40 36'),
    shapes: z
      .array(
        z.strictObject({
          d: z
            .string('must be the d of an SVG path')
            .regex(/^[Mm][\dA-Za-z ,.+-]*$/, 'must be the d of an SVG path')
            .max(4_000, 'must have at most 4000 characters'),
          fill: z.enum(['mark', 'zest'], 'must be mark or zest'),
        }),
      )
      .min(1, 'must have a shape')
      .max(12, 'must have at most 12 shapes'),
  }),
  icon: z.strictObject({ ground: colour, mark: colour, zest: colour }),
  colours: z
    .record(z.string(), z.strictObject({ light: colour, dark: colour, panel: colour.optional() }))
    .default({}),
  policies: policiesSchema.default({}),
});

export type BrandFile = z.output<typeof brandFileSchema>;
