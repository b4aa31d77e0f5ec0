import { and, desc, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import { toAmount } from '#engine/model/money.ts';
import type { AdminPayout, AdminPayoutList, Payout, ReturnReason } from '#domains/ledger/model/payouts.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import type { Db } from '#engine/server/db/client.ts';
import { payoutConfirmations, payouts, pendingPayouts } from './payouts.schema.ts';
import { payoutTransfers } from './transfers/transfers.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { adminList, matches } from '#engine/server/lists/admin-list.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { EventPayload } from '#engine/server/domain.ts';

export async function payoutsOfProducer(db: Db, producerId: number): Promise<Payout[]> {
  return (await payoutRows(db, eq(payouts.producerId, producerId))).map(toPayout);
}

/** `of`: only where it is this producer's. */
export async function findPayout(
  db: Db,
  id: number,
  of?: { producerId: number },
): Promise<Payout | undefined> {
  const own = of === undefined ? undefined : eq(payouts.producerId, of.producerId);
  const [found] = await payoutRows(db, and(eq(payouts.id, id), own));
  return found === undefined ? undefined : toPayout(found);
}

export async function payoutsById(db: Db, ids: number[]): Promise<AdminPayout[]> {
  if (ids.length === 0) return [];
  return (await payoutRows(db, inArray(payouts.id, ids))).map(toAdminPayout);
}

/** The few of which all came back. */
const RETURNED_WHOLE =
  sql.raw(`select f.payout_id from payout_transfer_facts f join payouts whole on whole.id = f.payout_id
     where f.kind in ('refused', 'reversed') group by f.payout_id, whole.amount_cents
    having sum(f.amount_cents) = whole.amount_cents`);

/** By whom it is paid to. */
function payoutSearch(q: string) {
  const isNamed = matches(sql`m.company_name`, q);
  return {
    found: sql`select y.id from producer_profiles m join payouts y on y.producer_id = m.id where ${isNamed}`,
    each: sql`(select ${isNamed} from producer_profiles m where m.id = ${payouts.producerId})`,
  };
}

export function listPayouts(db: Db, list: AdminPayoutList): Promise<AdminPayout[] | Page<AdminPayout>> {
  const isConfirmed = sql`exists (select from payout_confirmations c where c.payout_id = ${payouts.id})`;
  const isReturned = sql`${payouts.id} = any(array(${RETURNED_WHOLE}))`;
  const pending = db.select({ id: pendingPayouts.payoutId }).from(pendingPayouts);
  const byStatus = {
    paid: and(isConfirmed, not(isReturned)),
    returned: isReturned,
    pending: and(inArray(payouts.id, pending), not(isReturned)),
  };
  const isMade = sql`exists (select from payout_transfers t where t.payout_id = ${payouts.id})`;
  const byWay = { bank: not(isMade), provider: isMade };
  const where = and(list.status && byStatus[list.status], list.way && byWay[list.way]);
  return adminList(
    db,
    list,
    {
      table: payouts,
      id: payouts.id,
      where,
      search: list.q ? payoutSearch(list.q) : undefined,
      sorts: {
        number: payouts.id,
        date: payouts.id,
        producer: { column: producerProfiles.companyName, on: eq(producerProfiles.id, payouts.producerId) },
        until: payouts.periodEnd,
        amount: payouts.amountCents,
      },
    },
    (named) => payoutRows(db, named),
    toAdminPayout,
  );
}

const MAX_PAYOUTS = 1_000;

/** In cents, what came back of a payout. */
const RETURNED = sql<string>`(select coalesce(sum(f.amount_cents), 0) from payout_transfer_facts f
  where f.payout_id = ${payouts.id} and f.kind in ('refused', 'reversed'))`;

/** Why something came back, or could not be taken back: the last word counts. */
const lastFact = (column: SQL) => sql<string | null>`(select ${column} from payout_transfer_facts f
  where f.payout_id = ${payouts.id} and f.kind <> 'made' order by f.id desc limit 1)`;

/** Why the provider has not done yet what it was told. */
const TROUBLE = sql<string | null>`(select j.last_error from provider_jobs j
  where j.payout_id = ${payouts.id} and j.done_at is null order by j.id desc limit 1)`;

function payoutRows(db: Db, where: SQL | undefined) {
  return db
    .select({
      id: payouts.id,
      payout: payouts,
      reference: payoutConfirmations.reference,
      producerName: producerProfiles.companyName,
      provider: payoutTransfers.provider,
      returnedCents: RETURNED,
      returnReason: lastFact(sql`f.reason`),
      note: lastFact(sql`f.note`),
      trouble: TROUBLE,
    })
    .from(payouts)
    .innerJoin(producerProfiles, eq(producerProfiles.id, payouts.producerId))
    .leftJoin(payoutConfirmations, eq(payoutConfirmations.payoutId, payouts.id))
    .leftJoin(payoutTransfers, eq(payoutTransfers.payoutId, payouts.id))
    .where(where)
    .orderBy(desc(payouts.id))
    .limit(MAX_PAYOUTS);
}

type Found = Awaited<ReturnType<typeof payoutRows>>[number];

function toPayout({ payout, reference, provider, trouble, ...found }: Found): Payout {
  const returnedCents = Number(found.returnedCents);
  const isReturned = returnedCents === payout.amountCents;
  return {
    id: payout.id,
    producerId: payout.producerId,
    periodEnd: payout.periodEnd.toISOString(),
    amount: toAmount(payout.amountCents),
    status: isReturned ? 'returned' : reference === null ? 'pending' : 'paid',
    reference,
    way: provider ?? 'bank',
    returned: toAmount(returnedCents),
    returnReason: found.returnReason as ReturnReason | null,
    problem: found.note ?? trouble,
    createdAt: payout.createdAt.toISOString(),
  };
}

function toAdminPayout(found: Found): AdminPayout {
  return { ...toPayout(found), producerName: found.producerName };
}

const payoutOfMessage = statement<
  { payoutId: number; producerId: number; amountCents: number; periodEnd: Date },
  { id: number }
>(
  'payout-of-message',
  'select id as payout_id, producer_id, amount_cents, period_end from payouts where id = $id::int',
);

export const payoutPayload: EventPayload = async (db, { payoutId }) => {
  const [payout] = await payoutOfMessage(db, { id: payoutId! });
  const { amountCents, ...rest } = payout!;
  return { ...rest, amount: toAmount(amountCents) };
};
