import { sql } from 'drizzle-orm';
import type { Batch } from '#domains/batches/model/batch.ts';
import { shopDay } from '#engine/model/dates.ts';
import { batches } from '#domains/catalogue/server/batches.schema.ts';
import { openTwoProducers, type TwoProducers } from './two-producers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** So many days from today on the shop's calendar. */
export const inDays = (days: number) => shopDay(new Date(Date.now() + days * DAY_MS));

/** Two producers, of whom the first keeps batches of what it sells. */
export interface BatchDesk extends TwoProducers {
  /** Empties the first shelf and fills it with these, in this order. */
  stock(...list: { code: string; quantity: number; bestBefore?: string | null }[]): Promise<Batch[]>;
  /** What each batch of the first shelf holds, by its code. */
  held(): Promise<Record<string, number>>;
}

export function openBatchDesk(): BatchDesk {
  const two = openTwoProducers();
  return Object.assign(two, {
    async stock(...list: { code: string; quantity: number; bestBefore?: string | null }[]) {
      const { productId, visitor } = two.shelves[0];
      await two.shop.db.execute(sql`update batches set quantity = 0, status = 'sellable',
        code = 'OLD-' || id where product_id = ${productId}`);
      await two.shop.db.execute(sql`update products set quantity_available = 0, tracks_batches = true,
        min_life_days = 0 where id = ${productId}`);
      const added: Batch[] = [];
      for (const batch of list)
        added.push((await visitor.post<Batch>('/api/producer/batches', { productId, ...batch })).body);
      return added;
    },
    async held() {
      const found = await two.shop.db.select().from(batches).orderBy(batches.id);
      return Object.fromEntries(
        found.filter(({ code }) => !code.startsWith('OLD-')).map(({ code, quantity }) => [code, quantity]),
      );
    },
  });
}
