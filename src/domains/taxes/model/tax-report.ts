import { z } from 'zod';
import { isDay } from '#domains/pricing/model/delivery/business-days.ts';

const daySchema = z.string('validation:taxDay').refine(isDay, 'validation:taxDay');

/** Days on the shop's calendar, both included; left out: without an end. */
export const taxReportQuerySchema = z.object({ from: daySchema.optional(), to: daySchema.optional() });
export type TaxReportQuery = z.output<typeof taxReportQuerySchema>;

/** What was taxed at a place by a rate, and what of it was taken back, as the ledger says. */
export const taxReportRowSchema = z.object({
  country: z.string(),
  region: z.string().nullable(),
  name: z.string(),
  percent: z.number(),
  base: z.number(),
  tax: z.number(),
  refundedBase: z.number(),
  refundedTax: z.number(),
});
export type TaxReportRow = z.infer<typeof taxReportRowSchema>;

export const TAX_REPORT_COLUMNS = [
  'country',
  'region',
  'name',
  'percent',
  'base',
  'tax',
  'refundedBase',
  'refundedTax',
] as const satisfies (keyof TaxReportRow)[];
