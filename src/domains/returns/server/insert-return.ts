import { randomInt } from 'node:crypto';
import { returnNumber } from '#domains/returns/model/return-number.ts';
import type { Db } from '#engine/server/db/client.ts';
import { returns } from './returns.schema.ts';

/** A new return gets a number. One that another return has already comes once in ages; then the next one is free. */
export async function insertReturn(
  tx: Db,
  row: Omit<typeof returns.$inferInsert, 'id' | 'number'>,
): Promise<{ id: number; number: string }> {
  for (;;) {
    const [inserted] = await tx
      .insert(returns)
      .values({ ...row, number: returnNumber(randomInt) })
      .onConflictDoNothing({ target: returns.number })
      .returning({ id: returns.id, number: returns.number });
    if (inserted !== undefined) return inserted;
  }
}
