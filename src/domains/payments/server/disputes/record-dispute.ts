import { and, eq, inArray, isNull } from 'drizzle-orm';
import { creditTakenBackPosting } from '#domains/ledger/model/money-moves.ts';
import { disputeFeePosting, disputeMoveEntries, undone } from '#domains/ledger/model/disputed.ts';
import { disputeLost } from '#domains/ledger/model/reversal.ts';
import { ledgerPostings } from '#domains/ledger/server/ledger.schema.ts';
import { loadBooks, postedAs } from '#domains/ledger/server/order-books.queries.ts';
import { post } from '#domains/ledger/server/post.ts';
import { lockOrder, type LockedOrder } from '#domains/orders/server/orders.queries.ts';
import { refundWhatIsDue } from '#domains/orders/server/refunds/refund-what-is-due.ts';
import {
  isDecided,
  latestStatus,
  type DisputeStatus,
} from '#domains/payments/model/disputes/dispute-status.ts';
import type { ReportedDispute } from '#domains/payments/server/payment-provider.ts';
import type { Attempt } from '#domains/payments/server/payable.ts';
import { DEFAULT_LANGUAGE, toLanguage } from '#engine/model/languages.ts';
import { hasRight, rightsOf } from '#engine/model/rights.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { domains } from '#engine/server/domain.ts';
import { queueMails } from '#engine/server/mail/outbox.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { disputeFacts, disputes } from './disputes.schema.ts';

declare module '#engine/server/domain.ts' {
  interface ServerDomain {
    /** Something is new of a dispute about the money of an order, in the same transaction. */
    readonly paymentDisputed?: (
      tx: Db,
      dispute: { orderId: number; isOpen: boolean; isLost: boolean },
    ) => Promise<void>;
  }
}

type StoredDispute = typeof disputes.$inferSelect;
type Of = Pick<Attempt, 'id' | 'orderId'>;

/**
 * What a provider says of a dispute becomes facts, and the books follow. In the caller's transaction. However often it is
 * told and in whichever order: every move of money is posted once, and the end is the same.
 */
export async function recordDispute(tx: Db, of: Of, told: ReportedDispute): Promise<void> {
  const order = (await lockOrder(tx, of.orderId))!;
  const { dispute, isNew } = await openDispute(tx, of, told);
  const { status, at, dueBy } = told;
  await tx
    .insert(disputeFacts)
    .values({ disputeId: dispute.id, kind: 'status', status, at, dueBy })
    .onConflictDoNothing();
  await postMoves(tx, order.id, told.moves);
  const decided = await statusOf(tx, dispute.id);
  const isOpen = !isDecided(decided);
  for (const { paymentDisputed } of domains())
    await paymentDisputed?.(tx, { orderId: order.id, isOpen, isLost: decided === 'lost' });
  if (isNew) await takeCreditBack(tx, order, dispute.id);
  await followDecision(tx, order.id, dispute, decided);
  if (isNew) await tellAdministrators(tx, dispute, told);
  // What was held back while it was undecided.
  if (isDecided(decided))
    await refundWhatIsDue(tx, order, { reason: 'disputed', actor: 'system', actorUserId: null });
}

async function openDispute(
  tx: Db,
  of: Of,
  { providerId, amountCents, reason, openedAt }: ReportedDispute,
): Promise<{ dispute: StoredDispute; isNew: boolean }> {
  const [made] = await tx
    .insert(disputes)
    .values({ orderId: of.orderId, paymentId: of.id, providerId, amountCents, reason, openedAt })
    .onConflictDoNothing()
    .returning();
  if (made !== undefined) return { dispute: made, isNew: true };
  const [known] = await tx.select().from(disputes).where(eq(disputes.providerId, providerId));
  return { dispute: known!, isNew: false };
}

export async function statusOf(tx: Db, disputeId: number): Promise<DisputeStatus> {
  const isStatus = and(eq(disputeFacts.disputeId, disputeId), eq(disputeFacts.kind, 'status'));
  return latestStatus(await tx.select().from(disputeFacts).where(isStatus)).status;
}

/** What the bank took or gave again, and what the provider keeps for it; each once, by what the provider calls it. */
async function postMoves(tx: Db, orderId: number, moves: ReportedDispute['moves']): Promise<void> {
  const source = (id: string) => `dispute:${id}`;
  const known = await tx
    .select({ source: ledgerPostings.source })
    .from(ledgerPostings)
    .where(
      inArray(
        ledgerPostings.source,
        moves.map(({ providerId }) => source(providerId)),
      ),
    );
  const isKnown = new Set(known.map((posting) => posting.source));
  for (const { providerId, takenCents, feeCents } of moves) {
    if (isKnown.has(source(providerId))) continue;
    const entries = disputeMoveEntries(takenCents);
    await post(tx, { kind: 'dispute', source: source(providerId), orderId, entries });
    if (feeCents !== 0) await post(tx, disputeFeePosting({ orderId, moveId: providerId, cents: feeCents }));
  }
}

const lockCredit = statement<{ balanceCents: number }, { userId: number }>(
  'lock-credit',
  'select balance_cents from credit_accounts where user_id = $userId::int for no key update',
);

/**
 * Credit that was given instead of this money: what is left of it is money again that we owe, and that waits for the
 * decision. Otherwise somebody had both.
 */
async function takeCreditBack(
  tx: Db,
  { id: orderId, userId }: LockedOrder,
  disputeId: number,
): Promise<void> {
  const { moneyAsCreditCents: givenCents } = await loadBooks(tx, orderId);
  if (userId === null || givenCents <= 0) return;
  const [credit] = await lockCredit(tx, { userId });
  const cents = Math.min(givenCents, credit?.balanceCents ?? 0);
  if (cents > 0) await post(tx, creditTakenBackPosting({ orderId, disputeId, userId, cents }));
}

/** Losing takes back what was sold. A bank that decides otherwise later undoes exactly that. */
async function followDecision(
  tx: Db,
  orderId: number,
  { id, amountCents }: StoredDispute,
  status: DisputeStatus,
): Promise<void> {
  const times = (kind: 'dispute_lost' | 'dispute_won', count: number) => `${kind}:${id}:${count}`;
  let lost = 0;
  let won = 0;
  while (await isPosted(tx, times('dispute_lost', lost + 1))) lost += 1;
  while (await isPosted(tx, times('dispute_won', won + 1))) won += 1;
  if (status === 'lost' && lost === won) {
    const taken = disputeLost(await loadBooks(tx, orderId), amountCents);
    await post(tx, { kind: 'dispute_lost', source: times('dispute_lost', lost + 1), orderId, ...taken });
  }
  if (status !== 'lost' && lost > won) {
    const given = undone(await postedAs(tx, times('dispute_lost', lost)));
    await post(tx, { kind: 'dispute_won', source: times('dispute_won', lost), orderId, ...given });
  }
}

async function isPosted(tx: Db, source: string): Promise<boolean> {
  return (await tx.$count(ledgerPostings, eq(ledgerPostings.source, source))) > 0;
}

async function tellAdministrators(
  tx: Db,
  { id: disputeId, orderId, amountCents, reason }: StoredDispute,
  { dueBy }: ReportedDispute,
): Promise<void> {
  const administrators = await tx
    .select({ email: users.email, language: users.language, rights: users.rights })
    .from(users)
    .where(and(eq(users.role, 'ADMIN'), isNull(users.deletedAt)));
  const responsible = administrators.filter(({ rights }) => hasRight(rightsOf('ADMIN', rights), 'money'));
  await queueMails(
    tx,
    responsible.map(({ email, language }) => ({
      template: 'payment-disputed' as const,
      recipient: email,
      language: toLanguage(language) ?? DEFAULT_LANGUAGE,
      data: { disputeId, orderId, amountCents, reason, dueBy: dueBy?.toISOString() ?? null },
    })),
  );
}
