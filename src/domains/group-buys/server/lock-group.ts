import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { groupBuys, groupMembers } from './group-buys.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { GroupRow, MemberRow } from './groups.queries.ts';

export interface LockedGroup extends GroupRow {
  /** By the database's clock, which all processes share, when the lock was got. */
  isOver: boolean;
  members: MemberRow[];
}

/** The group buy with its members, held against every other change of it until the transaction ends. */
export async function lockGroup(tx: Db, which: SQL): Promise<LockedGroup | undefined> {
  const [group] = await tx.select().from(groupBuys).where(which).for('no key update');
  if (group === undefined) return undefined;
  // Asked again: whoever waited for the lock saw the rows, and the clock, as they were before.
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
