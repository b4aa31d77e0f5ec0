import { and, eq, inArray } from 'drizzle-orm';
import { payoutReturnedPosting } from '#domains/ledger/model/money-moves.ts';
import type { Piece } from '#domains/ledger/model/due.ts';
import type { ReturnReason } from '#domains/ledger/model/payouts.ts';
import { returnedPieces, type SettledPiece } from '#domains/ledger/model/returned-pieces.ts';
import { lockProducer } from '#domains/ledger/server/payout-accounts/lock-producer.ts';
import type { ReportedReversal, TransferOutcome } from '#domains/ledger/server/payout-provider.ts';
import { payoutConfirmations, payoutItems, payouts } from '#domains/ledger/server/payouts.schema.ts';
import { post } from '#domains/ledger/server/post.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { payoutReversals, payoutTransferFacts } from './transfers.schema.ts';

type Payout = typeof payouts.$inferSelect;

/** How it went is written once, however often the provider is asked. In the caller's transaction. */
export async function recordTransfer(tx: Db, payoutId: number, outcome: TransferOutcome): Promise<void> {
  const payout = await lockPayout(tx, payoutId);
  const { amountCents } = payout;
  if (!('providerId' in outcome)) {
    const isFirst = await note(tx, { payoutId, kind: 'refused', amountCents, ...outcome });
    if (isFirst) await giveBack(tx, payout, amountCents, `refused:${payoutId}`);
    return;
  }
  // Not the transfer we asked for: nothing may follow from it but that somebody looks.
  if (outcome.amountCents !== amountCents)
    throw new Error(`Transfer ${outcome.providerId} is of another amount`);
  const { providerId, reference = providerId } = outcome;
  if (await note(tx, { payoutId, kind: 'made', amountCents, providerId }))
    await tx.insert(payoutConfirmations).values({ payoutId, reference }).onConflictDoNothing();
}

/** Some of a payout has come back, asked for here or in the provider's own dashboard. Told twice it counts once. */
export async function recordReversed(tx: Db, payoutId: number, reversal: ReportedReversal): Promise<void> {
  const payout = await lockPayout(tx, payoutId);
  const { providerId, amountCents, reason = 'reversed', note: words } = reversal;
  const asked = await reversalOf(tx, payoutId, reversal.key);
  if (asked !== undefined && asked.amountCents !== amountCents)
    throw new Error(`Reversal ${providerId} is of another amount`);
  const reversalId = asked?.id ?? null;
  const fact = { payoutId, kind: 'reversed', amountCents, providerId, reversalId, reason } as const;
  if (await note(tx, { ...fact, note: words ?? null })) await giveBack(tx, payout, amountCents, providerId);
}

/** A transfer that was made has not arrived after all: what of it has not come back yet comes back. */
export async function recordUnmade(
  tx: Db,
  payoutId: number,
  unmade: Required<Pick<ReportedReversal, 'providerId' | 'reason' | 'note'>>,
): Promise<void> {
  await lockPayout(tx, payoutId);
  const standing = await settledBy(tx, { payoutId });
  const amountCents = standing.reduce((sum, { cents }) => sum + cents, 0);
  if (amountCents > 0) await recordReversed(tx, payoutId, { ...unmade, amountCents, key: null });
}

/** It could not be taken back: the producer still owes it. */
export async function recordReversalRefused(
  tx: Db,
  payoutId: number,
  reversal: { id: number; amountCents: number },
  { reason, note: words }: { reason: ReturnReason; note: string },
): Promise<void> {
  await note(tx, {
    payoutId,
    kind: 'reversal_refused',
    amountCents: reversal.amountCents,
    reversalId: reversal.id,
    reason,
    note: words,
  });
}

async function lockPayout(tx: Db, payoutId: number): Promise<Payout> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, payoutId));
  await lockProducer(tx, payout!.producerId);
  return payout!;
}

/** False: it was noted before. What contradicts something that was noted changes nothing, and somebody has to look. */
async function note(tx: Db, fact: typeof payoutTransferFacts.$inferInsert): Promise<boolean> {
  const noted = await tx
    .insert(payoutTransferFacts)
    .values(fact)
    .onConflictDoNothing()
    .returning({ id: payoutTransferFacts.id });
  if (noted.length > 0) return true;
  const { payoutId, kind, amountCents, providerId = null } = fact;
  const before = await tx
    .select()
    .from(payoutTransferFacts)
    .where(and(eq(payoutTransferFacts.payoutId, payoutId), eq(payoutTransferFacts.kind, kind)));
  if (before.some((each) => each.amountCents === amountCents && each.providerId === providerId)) return false;
  throw new Error(
    `That payout ${payoutId} was ${kind} (${providerId ?? '-'}) contradicts what was said before`,
  );
}

/** The one of ours that a provider names; undefined: nobody here asked for it. */
async function reversalOf(
  tx: Db,
  payoutId: number,
  key: string | null,
): Promise<typeof payoutReversals.$inferSelect | undefined> {
  const id = Number(/^reversal:(\d{1,9})$/u.exec(key ?? '')?.[1]);
  if (Number.isNaN(id)) return undefined;
  const [found] = await tx
    .select()
    .from(payoutReversals)
    .where(and(eq(payoutReversals.id, id), eq(payoutReversals.payoutId, payoutId)));
  return found;
}

const settledBy = statement<SettledPiece, { payoutId: number }>(
  'settled-by-payout',
  `select i.entry_id, sum(i.amount_cents)::bigint as cents,
          (select max(n.piece) + 1 from payout_items n where n.entry_id = i.entry_id)::int as next_piece
     from payout_items i where i.payout_id = $payoutId::int group by i.entry_id order by i.entry_id`,
);

/** The producer is owed it again, and the next payout has it. */
async function giveBack(
  tx: Db,
  { id: payoutId, producerId }: Payout,
  cents: number,
  source: string,
): Promise<void> {
  const pieces: Piece[] = returnedPieces(await settledBy(tx, { payoutId }), cents);
  await tx
    .insert(payoutItems)
    .values(
      pieces.map(({ entryId, piece, cents: amountCents }) => ({ entryId, piece, payoutId, amountCents })),
    );
  await post(tx, payoutReturnedPosting({ payoutId, producerId, cents }, source));
}

/** The payout behind what the provider calls a transfer. */
export async function payoutOfTransfer(db: Db, providerId: string): Promise<number | undefined> {
  const [found] = await db
    .select({ payoutId: payoutTransferFacts.payoutId })
    .from(payoutTransferFacts)
    .where(and(eq(payoutTransferFacts.providerId, providerId), inArray(payoutTransferFacts.kind, ['made'])));
  return found?.payoutId;
}
