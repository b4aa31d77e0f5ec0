import { z } from 'zod';

/** Amounts are null for those who may not see money. */
const amount = z.number().nullable();

const sumsSchema = z.object({
  /** Days of the shop's calendar, both included. */
  from: z.string(),
  until: z.string(),
  sales: amount,
  orders: z.number(),
  /** Of an order; null too where there is none. */
  average: amount,
  commission: amount,
});
export type SalesSums = z.infer<typeof sumsSchema>;

/** How a period went, and the same stretch before it. */
export const salesFiguresSchema = z.object({
  current: sumsSchema,
  earlier: sumsSchema,
  /** Every day, or every month of a year, oldest first. */
  days: z.array(z.object({ day: z.string(), sales: amount, orders: z.number() })),
  bestSellers: z.array(
    z.object({
      productId: z.number(),
      name: z.string(),
      slug: z.string(),
      imageUrl: z.string().nullable(),
      units: z.number(),
      sales: amount,
    }),
  ),
});
export type SalesFigures = z.infer<typeof salesFiguresSchema>;
export type BestSeller = SalesFigures['bestSellers'][number];

/** Something that happened, with the page of the desk where it is found. */
export const recentEventSchema = z.object({
  name: z.string(),
  at: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  page: z.string(),
  filter: z.record(z.string(), z.string()),
});
export type RecentEvent = z.infer<typeof recentEventSchema>;
