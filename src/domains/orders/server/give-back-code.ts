import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

/** A cancelled order gives the use of its code back. Before products are locked, as checkout does. */
export const giveBackUse = statement<{ id: number }, { orderId: number }>(
  'give-back-code',
  `with given as (delete from promo_uses where order_id = $orderId::int returning promo_code_id)
   update promo_codes c set uses = c.uses - 1 from given g where c.id = g.promo_code_id returning c.id`,
);

export async function giveBackCode(tx: Db, orderId: number): Promise<void> {
  await giveBackUse(tx, { orderId });
}
