import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { ResponseCache } from '#engine/server/cache/response-cache.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';
import type { TaxesAtHand } from '#domains/taxes/server/tax-provider.ts';
import { taxProvider } from '#domains/taxes/server/open-taxes.ts';
import { groupBuys, groupMembers } from './group-buys.schema.ts';
import type { GroupRow, MemberRow } from './groups.queries.ts';

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

/** The cards of these products say whether a group buy that anybody may join is open for them: that changes now. */
export function nameMarked(
  changed: Changed,
  { isPublic, sizes }: Pick<GroupRow, 'isPublic' | 'sizes'>,
): void {
  if (isPublic) for (const { productId } of sizes) changed.product(productId, 'in place');
}

export type GroupShop = Pick<Shop, 'catalogue' | 'cache' | 'config' | 'db'>;

/** A transaction that changes a group buy. Once it returns, this process serves nothing older. */
export async function changeGroup<Result>(
  shop: GroupShop,
  slug: string,
  work: (tx: Db, changed: Changed) => Promise<Result>,
): Promise<Result> {
  const result = await shop.catalogue.change(work);
  forgetGroup(shop.cache, slug);
  return result;
}

/** The same for what is taxed. A provider is asked between two tries of the transaction, never within one. */
export function changeTaxedGroup<Result>(
  shop: GroupShop,
  { slug, now }: { slug: string; now: Date },
  work: (tx: Db, changed: Changed, taxes: TaxesAtHand) => Promise<Result>,
): Promise<Result> {
  return taxProvider(shop).inTransaction(now, (taxes) =>
    changeGroup(shop, slug, (tx, changed) => work(tx, changed, taxes)),
  );
}

/** The page and its data in every language, and the lists that it may stand in. */
export function forgetGroup(cache: ResponseCache, slug: string): void {
  cache.forget([`group:${slug}`, 'groups']);
}

export interface LockedGroup extends GroupRow {
  /** By the database's clock, which all processes share, when the lock was got. */
  isOver: boolean;
  members: MemberRow[];
}

/** The group buy with its members, held against every other change of it until the transaction ends. */
export async function lockGroup(tx: Db, which: SQL): Promise<LockedGroup | undefined> {
  const [group] = await tx.select().from(groupBuys).where(which).for('no key update');
  if (group === undefined) return undefined;
  // Asked again: a transaction that waited for the lock saw the rows, and the clock, as they were before.
  const found = await tx
    .select({ isOver: sql<boolean>`${groupBuys.closesAt} <= clock_timestamp()`, member: groupMembers })
    .from(groupBuys)
    .leftJoin(groupMembers, eq(groupMembers.groupBuyId, groupBuys.id))
    .where(eq(groupBuys.id, group.id))
    .orderBy(asc(groupMembers.id));
  const members = found.flatMap(({ member }) => member ?? []);
  return { ...group, isOver: found[0]!.isOver, members };
}

export async function lockGroupWithSlug(tx: Db, slug: string): Promise<LockedGroup> {
  const group = await lockGroup(tx, eq(groupBuys.slug, slug));
  if (group === undefined) throw new AppError('not_found', 'errors:groupBuys.notFound');
  return group;
}

/** Nobody comes, changes or leaves any more once it closes. */
export function requireOpen({ status, isOver }: LockedGroup): void {
  if (status !== 'open' || isOver)
    throw new AppError('conflict', 'errors:groupBuys.closed', { reason: 'group_closed' });
}
