import { eq, lt, sql } from 'drizzle-orm';
import { mayHoldUnpaid, type Unpaid } from '#domains/orders/model/payments/unpaid-holds.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { siteOf } from '#engine/server/http/client-network.ts';
import type { Shop } from '#engine/server/shop.ts';
import { unpaidHolds } from './unpaid-holds.schema.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Money of an account that stayed here. What was paid to be cancelled or returned says nothing of somebody. */
const paidBefore = statement<{ cents: number }, { userId: number }>(
  'paid-before',
  `select coalesce(sum(case f.kind when 'refunded' then -f.amount_cents else f.amount_cents end), 0)::bigint as cents
     from orders o join payment_facts f on f.order_id = o.id and f.kind in ('received', 'refunded', 'refund_failed')
    where o.user_id = $userId::int and o.money_received and o.status <> 'cancelled'`,
);

/**
 * Money has come of a hold once its order was accepted; of a place once a card promised the money since, or, by invoice, once
 * it counts.
 */
const unpaidOf = statement<Unpaid, { holder: string; since: Date }>(
  'unpaid-of-holder',
  `
  select coalesce(sum(h.cents) filter (where h.is_open), 0)::bigint as open_cents,
         coalesce(sum(h.cents) filter (where not h.is_open), 0)::bigint as ended_cents
    from (select u.cents, coalesce(o.status = 'pending', m.state = 'waiting', false) as is_open
            from unpaid_holds u
            left join orders o on o.id = u.order_id
            left join group_members m on m.id = u.member_id
           where u.network = $holder and u.created_at > $since::timestamptz
             and o.accepted_at is null
             and not coalesce(m.payment_method = 'invoice' and m.state in ('in', 'charging', 'ordered'), false)
             and not exists (
               select from payment_holds p join hold_facts f on f.hold_id = p.id
                where p.member_id = u.member_id and f.kind = 'authorized' and f.created_at >= u.created_at)) h`,
);

interface Holder {
  userId: number | null;
  /** Left to pay. */
  cents: number;
}
/** Counts a hold before the units are taken, or refuses it with 409. */
export type TakeHold = (holder: Holder) => Promise<void>;

/**
 * Does work that may keep units from others without money. Counted before, so that many at once are counted one after the
 * other; what is refused counts for nothing.
 */
export async function withUnpaidHold<Result>(
  { db, config, links }: Pick<Shop, 'db' | 'config' | 'links'>,
  ipNetwork: string,
  work: (take: TakeHold) => Promise<Result>,
  heldBy: (result: Result) => { orderId: number } | { memberId: number },
): Promise<Result> {
  let id: number | undefined;
  const take: TakeHold = async ({ userId, cents }) => {
    if (!config.rateLimit || cents <= 0) return;
    const paidCents = userId === null ? 0 : (await paidBefore(db, { userId }))[0]!.cents;
    // An office shares its network with strangers: who has bought here is counted alone.
    const holder = links.sign('unpaid-hold', paidCents > 0 ? `user ${userId}` : siteOf(ipNetwork));
    id = await db.transaction((tx) => countHold(tx, { holder, cents, paidCents }));
  };
  try {
    const result = await work(take);
    if (id !== undefined) await db.update(unpaidHolds).set(heldBy(result)).where(eq(unpaidHolds.id, id));
    return result;
  } catch (error) {
    if (error instanceof AppError && id !== undefined)
      await db.delete(unpaidHolds).where(eq(unpaidHolds.id, id));
    throw error;
  }
}

async function countHold(
  tx: Db,
  { holder, cents, paidCents }: { holder: string; cents: number; paidCents: number },
): Promise<number> {
  // Two that see nothing of each other would both be the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${holder}, 0))`);
  const since = new Date(Date.now() - DAY_MS);
  const [held] = await unpaidOf(tx, { holder, since });
  if (!mayHoldUnpaid(cents, held!, paidCents))
    throw new AppError(
      'conflict',
      paidCents > 0 ? 'errors:orders.unpaidOfAccount' : 'errors:orders.unpaidOfNetwork',
      { reason: 'unpaid_orders' },
    );
  const [hold] = await tx.insert(unpaidHolds).values({ network: holder, cents }).returning();
  return hold!.id;
}

export async function forgetUnpaidHolds({ db }: Pick<Shop, 'db'>, now: Date): Promise<void> {
  await db.delete(unpaidHolds).where(lt(unpaidHolds.createdAt, new Date(now.getTime() - DAY_MS)));
}
