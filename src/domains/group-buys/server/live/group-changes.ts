import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { ResponseCache } from '#engine/server/cache/response-cache.ts';
import type { Shop } from '#engine/server/shop.ts';

/** Says '<slug> <version>' when a change of a group buy commits. */
export const GROUPS_CHANNEL = 'group-buys';

const raiseVersion = statement<{ version: number }, { id: number; channel: string }>(
  'raise-group-version',
  `with raised as (
     update group_buys set version = version + 1 where id = $id::int returning slug, version
   )
   select version, pg_notify($channel, slug || ' ' || version) from raised`,
);

/** What is seen of the group buy has changed: all processes hear of it. In the transaction that holds its lock. */
export async function announceGroup(tx: Db, id: number): Promise<void> {
  await raiseVersion(tx, { id, channel: GROUPS_CHANNEL });
}

/** A transaction that changes a group buy. Once it returns, this process serves nothing older. */
export async function changeGroup<Result>(
  { catalogue, cache }: Pick<Shop, 'catalogue' | 'cache'>,
  slug: string,
  work: (tx: Db, changed: Changed) => Promise<Result>,
): Promise<Result> {
  const result = await catalogue.change(work);
  forgetGroup(cache, slug);
  return result;
}

/** The page and its data in every language, and the lists that it may stand in. */
export function forgetGroup(cache: ResponseCache, slug: string): void {
  cache.forget([`group:${slug}`, 'groups']);
}
