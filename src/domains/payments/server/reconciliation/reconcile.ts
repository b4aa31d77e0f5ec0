import { and, eq, gte, isNull } from 'drizzle-orm';
import { feePosting } from '#domains/ledger/model/money-moves.ts';
import { ledgerPostings } from '#domains/ledger/server/ledger.schema.ts';
import { post } from '#domains/ledger/server/post.ts';
import { lockOrder } from '#domains/orders/server/orders.queries.ts';
import { differencesBetween, type RealFee } from '#domains/payments/model/reconciliation/match.ts';
import { postedFeeCents } from '#domains/payments/server/post-fee.ts';
import { providerBalance, type Providers } from '#domains/payments/server/providers.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { bookedMoves, providerMoves } from './moves-to-match.queries.ts';
import { READ_BACK_DAYS, readBalance } from './read-balance.ts';
import { differenceExplanations, reconciliationDifferences } from './reconciliation.schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Differences that are older are about moves that are compared no more: they wait for somebody. */
const SETTLED_WITHIN_DAYS = 60;

/**
 * Reads the provider's balance and compares it with our books: fees are posted as they really were, and what differs is
 * noted until somebody says why, or both sides agree. Done again it finds nothing new. Undefined: somebody else is at it, or
 * there is no provider.
 */
export async function reconcile(
  db: Db,
  providers: Providers,
  now: Date,
): Promise<{ fetched: number; open: number } | undefined> {
  const book = providerBalance(providers);
  const fetched = book && (await readBalance(db, book, now));
  if (fetched === undefined) return undefined;
  const since = new Date(now.getTime() - READ_BACK_DAYS * DAY_MS);
  const booked = await bookedMoves(db, since);
  const provider = await providerMoves(db, since);
  const { differences, fees } = differencesBetween(booked, provider, now);
  for (const fee of fees) await db.transaction((tx) => postReal(tx, fee));
  await postOtherFees(db, {});
  await db.transaction(async (tx) => {
    if (differences.length > 0)
      await tx.insert(reconciliationDifferences).values(differences).onConflictDoNothing();
    const standing = new Set(differences.map((each) => `${each.kind} ${each.move} ${each.subject}`));
    await settleAgreed(tx, standing, new Date(now.getTime() - SETTLED_WITHIN_DAYS * DAY_MS));
  });
  return { fetched, open: await countOpen(db) };
}

/** The difference between what was posted and what is true; under the order's lock, so that a job does not post it too. */
async function postReal(tx: Db, { booked, transactionId, feeCents }: RealFee): Promise<void> {
  const { orderId, paymentId, subject } = booked;
  await lockOrder(tx, orderId!);
  const source = paymentId === null ? `fee:${subject}` : `fee:${paymentId}`;
  const cents = feeCents - (await postedFeeCents(tx, orderId!, source));
  const correction = paymentId === null ? `${source}:real` : `${source}:${transactionId}`;
  if (cents === 0 || (await tx.$count(ledgerPostings, eq(ledgerPostings.source, correction))) > 0) return;
  await post(tx, feePosting({ orderId: orderId!, source: correction, cents }));
}

/** What the provider keeps without a payment: for accounts of producers, for its own services. */
const postOtherFees = statement<{ id: number }>(
  'post-other-fees',
  `with new as (
     insert into ledger_postings (kind, source)
     select 'fee', 'fee:' || b.provider_id from balance_transactions b
      where b.kind = 'fee' and b.amount_cents - b.fee_cents <> 0
     on conflict (source) do nothing returning id, source
   )
   insert into ledger_entries (posting_id, account, amount_cents)
   select n.id, e.account, e.cents from new n
     join balance_transactions b on n.source = 'fee:' || b.provider_id
     cross join lateral (values ('fees', b.fee_cents - b.amount_cents), ('cash', b.amount_cents - b.fee_cents)) e(account, cents)
   returning id`,
);

/** What was young, late or on its way is explained by itself. A fee that was corrected is not: it stays until somebody says why. */
async function settleAgreed(tx: Db, stillDiffers: ReadonlySet<string>, foundSince: Date): Promise<void> {
  const open = await tx
    .select({ difference: reconciliationDifferences })
    .from(reconciliationDifferences)
    .leftJoin(differenceExplanations, eq(differenceExplanations.differenceId, reconciliationDifferences.id))
    .where(
      and(isNull(differenceExplanations.differenceId), gte(reconciliationDifferences.createdAt, foundSince)),
    );
  const agreed = open
    .map(({ difference }) => difference)
    .filter(({ kind, move, subject }) => kind !== 'fee' && !stillDiffers.has(`${kind} ${move} ${subject}`));
  if (agreed.length > 0)
    await tx
      .insert(differenceExplanations)
      .values(agreed.map(({ id }) => ({ differenceId: id })))
      .onConflictDoNothing();
}

const openOnes = statement<{ count: number }>(
  'count-open-differences',
  `select count(*)::int as count from (
     select 1 from reconciliation_differences d
      where not exists (select from difference_explanations x where x.difference_id = d.id) limit 1000) found`,
);

export async function countOpen(db: Db): Promise<number> {
  return (await openOnes(db, {}))[0]!.count;
}
