import { promoCodes } from '#domains/cart/server/promotions.schema.ts';
import type { Db } from '#engine/server/db/client.ts';

/** A code straight in the database: 10 percent off anything, unless said otherwise. */
export async function aCode(
  db: Db,
  code: string,
  values: Partial<typeof promoCodes.$inferInsert> = {},
): Promise<number> {
  const [made] = await db
    .insert(promoCodes)
    .values({ code, kind: 'percent', value: 10_00, ...values })
    .returning({ id: promoCodes.id });
  return made!.id;
}
