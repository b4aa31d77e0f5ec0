import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { IS_KNOWN } from './order-sql.ts';

const known = statement<{ id: number }, { ids: number[] }>(
  'known-users',
  `select u.id from users u where u.id = any($ids::int[]) and ${IS_KNOWN}`,
);

/** Which of these the shop has heard from. Null is a guest, who never is. */
export async function knownUsers(db: Db, ids: readonly (number | null)[]): Promise<ReadonlySet<number>> {
  const accounts = ids.filter((id) => id !== null);
  if (accounts.length === 0) return new Set();
  return new Set((await known(db, { ids: accounts })).map(({ id }) => id));
}
