import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

const last = statement<{ upTo: number }>(
  'last-closing',
  `select coalesce(max(up_to), 0) as up_to from ledger_closings`,
);

/**
 * The entry up to which the books are closed; 0: none. Given to statements as `$upTo`, so that PostgreSQL knows how few
 * entries came since. Neither closings nor the entries below ever change: it makes no difference when it was read.
 */
export async function lastClosing(db: Db): Promise<number> {
  return (await last(db, {}))[0]!.upTo;
}
