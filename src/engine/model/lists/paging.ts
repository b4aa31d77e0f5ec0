import { z } from 'zod';

const counted = z.coerce
  .number<string | number>('validation:invalidInput')
  .int('validation:invalidInput')
  .min(1, 'validation:invalidInput');

/** How many of a list are asked for at once. */
export const limitSchema = counted.max(100, 'validation:invalidInput');

/** 1-based, for URLs that people share. */
export const pageNumberSchema = (max: number) => counted.max(max, 'validation:invalidInput');

/** Lists of the desk count no further: their total is exact up to here, and one more where there are more. */
export const MOST_COUNTED = 10_000;

/** One page of a list: `nextCursor` is null on the last one. */
export const pageSchema = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.number(), nextCursor: z.string().nullable() });

export interface Page<Item> {
  items: Item[];
  total: number;
  nextCursor: string | null;
}

/** A list that comes whole, or in pages where the query has a `limit`. */
export const listSchema = <Item extends z.ZodType>(item: Item) => z.union([z.array(item), pageSchema(item)]);
