import { eq, lt, sql } from 'drizzle-orm';
import { mayHoldUnpaid, type UnpaidOfNetwork } from '#domains/orders/model/payments/unpaid-holds.ts';
import { HAS_PAID } from '#domains/orders/server/order-sql.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';
import { unpaidHolds } from './unpaid-holds.schema.ts';

const DAY_MS = 24 * 60 * 60_000;

const paidBefore = statement<{ id: number }, { userId: number }>(
  'paid-before',
  `select u.id from users u where u.id = $userId::int and ${HAS_PAID}`,
);

/**
 * Money has come of a hold once its order was accepted; of a place once a card promised the money since, or, by invoice, once
 * it counts.
 */
const unpaidOfNetwork = statement<UnpaidOfNetwork, { network: string; since: Date }>(
  'unpaid-of-network',
  `
  select coalesce(sum(h.cents) filter (where h.is_open), 0)::bigint as open_cents,
         coalesce(sum(h.cents) filter (where not h.is_open), 0)::bigint as ended_cents
    from (select u.cents, coalesce(o.status = 'pending', m.state = 'waiting', false) as is_open
            from unpaid_holds u
            left join orders o on o.id = u.order_id
            left join group_members m on m.id = u.member_id
           where u.network = $network and u.created_at > $since::timestamptz
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
  const network = links.sign('unpaid-hold', ipNetwork);
  let id: number | undefined;
  const take: TakeHold = async ({ userId, cents }) => {
    if (!config.rateLimit || cents <= 0) return;
    if (userId !== null && (await paidBefore(db, { userId })).length > 0) return;
    id = await db.transaction((tx) => countHold(tx, network, cents));
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

async function countHold(tx: Db, network: string, cents: number): Promise<number> {
  // Two that see nothing of each other would both be the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${network}, 0))`);
  const since = new Date(Date.now() - DAY_MS);
  const [held] = await unpaidOfNetwork(tx, { network, since });
  if (!mayHoldUnpaid(cents, held!))
    throw new AppError('conflict', 'errors:orders.unpaidOfNetwork', { reason: 'unpaid_orders' });
  const [hold] = await tx.insert(unpaidHolds).values({ network, cents }).returning();
  return hold!.id;
}

export async function forgetUnpaidHolds({ db }: Pick<Shop, 'db'>, now: Date): Promise<void> {
  await db.delete(unpaidHolds).where(lt(unpaidHolds.createdAt, new Date(now.getTime() - DAY_MS)));
}
