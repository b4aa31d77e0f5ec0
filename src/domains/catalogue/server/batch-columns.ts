import { boolean, integer, text } from 'drizzle-orm/pg-core';

/** What a product says about its batches (`BATCH_FIELDS`). */
export const batchColumns = () => ({
  tracksBatches: boolean().notNull().default(false),
  minLifeDays: integer().notNull().default(0),
  gtin: text(),
});
