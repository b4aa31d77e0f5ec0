import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { HOLDS_CHANNEL } from '#domains/payments/server/holds/record-hold.ts';
import type { Providers } from '#domains/payments/server/providers.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { startWorkerLoop } from '#engine/server/queue/worker-loop.ts';
import type { Shop } from '#engine/server/shop.ts';
import {
  changeGroup,
  changeTaxedGroup,
  lockGroup,
  lockGroupWithSlug,
  requireOpen,
  type GroupShop,
  type LockedGroup,
} from './change-group.ts';
import { cancelGroup } from './end-group.ts';
import { followPayments } from './follow-payments.ts';
import { groupBuys } from './group-buys.schema.ts';
import { leaveOutUnsold } from './unsold-sizes.ts';
import { settleGroup } from './settle-group.ts';
import { remindMembers } from './tell-members.ts';

/** The organizer has waited long enough. */
export function closeGroupBuy(shop: GroupShop, slug: string, userId: number, now: Date): Promise<void> {
  return changeTaxedGroup(shop, { slug, now }, async (tx, changed, taxes) => {
    const group = await lockGroupWithSlug(tx, slug);
    requireOrganizer(group, userId);
    if (group.status !== 'open') throw new AppError('conflict', 'errors:groupBuys.closed');
    await settleGroup(tx, changed, group, { now, taxes });
  });
}

/** The organizer cancels it: everybody is released. */
export function cancelGroupBuy(shop: GroupShop, slug: string, userId: number): Promise<void> {
  return changeGroup(shop, slug, async (tx, changed) => {
    const group = await lockGroupWithSlug(tx, slug);
    requireOrganizer(group, userId);
    requireOpen(group);
    await cancelGroup(tx, changed, group, 'organizer');
  });
}

function requireOrganizer({ organizerUserId }: LockedGroup, userId: number): void {
  if (organizerUserId !== userId) throw new AppError('forbidden', 'errors:groupBuys.notOrganizer');
}

/** Nobody waits longer than this for a group buy to close. */
const LOOK_EVERY_MS = 1_000;

interface DueGroup {
  id: number;
  slug: string;
  /** What it was opened for, or one of its sizes. */
  isWithdrawn: boolean;
  isOrganizerGone: boolean;
}

const findDue = statement<DueGroup, { now: Date }>(
  'due-group-buys',
  `select g.id, g.slug, w.is_withdrawn, u.deleted_at is not null as is_organizer_gone
     from group_buys g join users u on u.id = g.organizer_user_id
     cross join lateral (
       select not bool_and(p.listed and p.for_sale) as is_withdrawn
         from jsonb_to_recordset(g.sizes) as s("productId" int, gone boolean) join products p on p.id = s."productId"
        where s.gone is not true) w
    where g.status = 'open' and (g.closes_at <= $now::timestamptz or w.is_withdrawn or u.deleted_at is not null)
    order by g.closes_at, g.id`,
);

/**
 * Closes group buys whose time has come, until stopped. One whose product was withdrawn or whose organizer left is
 * cancelled the same way, so that none of those changes has to know of group buys or wait for their locks.
 */
export function startGroupBuys(
  shop: Shop,
  providers: Providers,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  return startWorkerLoop(shop.database, log, {
    name: 'closing of group buys',
    channel: HOLDS_CHANNEL,
    pollMs: LOOK_EVERY_MS,
    round: async () => {
      const now = new Date();
      await followPayments(shop, providers, { now, log });
      await endDueGroups(shop, { now, log });
      return false;
    },
  });
}

/** One round. A group buy that cannot be ended now keeps no other waiting, and is tried again in the next. */
export async function endDueGroups(
  shop: GroupShop,
  { now, log }: { now: Date; log?: Pick<FastifyBaseLogger, 'error'> },
): Promise<void> {
  for (const due of await findDue(shop.db, { now }))
    await end(shop, due, now).catch((error: unknown) =>
      log?.error({ err: error, group: due.slug }, 'a group buy could not be ended'),
    );
  await remindMembers(shop.db, now);
}

async function end(shop: GroupShop, { id, slug, isWithdrawn, isOrganizerGone }: DueGroup, now: Date) {
  await changeTaxedGroup(shop, { slug, now }, async (tx, changed, taxes) => {
    const group = await lockGroup(tx, eq(groupBuys.id, id));
    // Somebody else was first.
    if (group?.status !== 'open') return;
    // Without a size that nobody has taken it goes on. What else is due comes in the next round.
    if (isWithdrawn && (await leaveOutUnsold(tx, group))) return;
    if (isWithdrawn) await cancelGroup(tx, changed, group, 'withdrawn');
    else if (isOrganizerGone) await cancelGroup(tx, changed, group, 'organizerGone');
    else await settleGroup(tx, changed, group, { now, taxes });
  });
}
