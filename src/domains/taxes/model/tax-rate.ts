import { SINGLE_LINE } from '#engine/model/person-name.ts';
import { z } from 'zod';
import { isDay } from '#domains/pricing/model/delivery/business-days.ts';
import { COUNTRY_CODES } from '#engine/model/places/countries.ts';
import { taxCategorySchema } from '#domains/catalogue/model/tax-category.ts';
import { text } from '#engine/model/fields.ts';
import { adminListSchema, sortSchema } from '#engine/model/lists/list-query.ts';
import { plainPostalCode } from './rate-for.ts';

export const MAX_RATES = 20_000;

const COUNTRY = 'validation:taxCountry';
const countrySchema = z
  .string(COUNTRY)
  .trim()
  .toUpperCase()
  .refine((code) => COUNTRY_CODES.includes(code), COUNTRY);

const PERCENT = 'validation:taxPercent';
const percentSchema = z
  .number(PERCENT)
  .min(0, PERCENT)
  .max(100, PERCENT)
  .refine((percent) => Number(percent.toFixed(3)) === percent, 'validation:taxDecimals');

/** An empty text is none. */
const orNothing = <Rule extends z.ZodType<string | null>>(rule: Rule) =>
  z.union([z.literal('').transform(() => null), rule, z.null()]);

const regionSchema = z
  .string('validation:taxRegion')
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{1,3}$/, 'validation:taxRegion');
const prefixSchema = z
  .string('validation:taxPrefix')
  .transform(plainPostalCode)
  .pipe(z.string().regex(/^[A-Z0-9]{1,10}$/, 'validation:taxPrefix'));
const daySchema = z.string('validation:taxDay').refine(isDay, 'validation:taxDay');

const fields = {
  country: countrySchema,
  region: orNothing(regionSchema),
  postalPrefix: orNothing(prefixSchema),
  category: taxCategorySchema,
  /** As customers read it: 'VAT', 'Sales tax'. */
  name: text(60)
    .min(1, 'validation:required')
    .refine((name) => SINGLE_LINE.test(name), 'validation:invalidInput'),
  percent: percentSchema,
  from: orNothing(daySchema),
  until: orNothing(daySchema),
};

const writtenSchema = z.object(fields);
export type WrittenRate = z.output<typeof writtenSchema>;

/** What the fields rule out together. */
export function rateProblem({ from, until }: Pick<WrittenRate, 'from' | 'until'>): string | null {
  return from !== null && until !== null && until < from ? 'validation:taxUntil' : null;
}

export const newRateSchema = z
  .object({
    ...fields,
    region: fields.region.default(null),
    postalPrefix: fields.postalPrefix.default(null),
    from: fields.from.default(null),
    until: fields.until.default(null),
  })
  .superRefine((rate, context) => {
    const problem = rateProblem(rate);
    if (problem !== null) context.addIssue({ code: 'custom', path: ['until'], message: problem });
  });

export const rateChangesSchema = writtenSchema.partial();
export type RateChanges = z.output<typeof rateChangesSchema>;

export const taxRateSchema = z.object({
  id: z.number(),
  country: z.string(),
  region: z.string().nullable(),
  postalPrefix: z.string().nullable(),
  category: z.string(),
  name: z.string(),
  percent: z.number(),
  from: z.string().nullable(),
  until: z.string().nullable(),
});
export type TaxRate = z.infer<typeof taxRateSchema>;

export const taxRateListSchema = adminListSchema.extend({
  country: countrySchema.optional(),
  category: taxCategorySchema.optional(),
  sort: sortSchema('place', 'category', 'name', 'percent', 'from'),
});
export type TaxRateList = z.output<typeof taxRateListSchema>;

/** Of a file, whose order is its own. */
export const taxRateFilterSchema = taxRateListSchema.pick({ q: true, country: true, category: true });
export type TaxRateFilter = z.output<typeof taxRateFilterSchema>;

/** The columns of a file of rates. */
export const RATE_COLUMNS = [
  'country',
  'region',
  'postalPrefix',
  'category',
  'name',
  'percent',
  'from',
  'until',
] as const satisfies (keyof WrittenRate)[];
