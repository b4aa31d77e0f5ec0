import { and, eq, isNull } from 'drizzle-orm';
import type { CreditGrant } from '#domains/gift-cards/model/gift-card-desk.ts';
import { creditGrants } from '#domains/gift-cards/server/gift-cards.schema.ts';
import { creditAccount, type Account } from '#domains/ledger/model/accounts.ts';
import { creditPosting } from '#domains/ledger/model/money-moves.ts';
import type { PostingKind } from '#domains/ledger/model/posting.ts';
import { post } from '#domains/ledger/server/post.ts';
import { formatMoney, toCents, toAmount } from '#engine/model/money.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { isFirst } from '#engine/server/http/idempotency.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { creditBalance } from '#domains/gift-cards/server/funds-of-checkout.ts';
import { toMove } from '#domains/gift-cards/server/gift-cards.queries.ts';

interface CreditMove {
  id: number;
  at: Date;
  kind: PostingKind;
  cents: number;
  orderId: number | null;
  reason: string | null;
  by: string | null;
}

/** Newest first; nobody reads further back. */
const MOST_MOVES = 200;

const movesOf = statement<CreditMove, { account: Account; limit: number }>(
  'moves-of-credit',
  `select e.id, p.at, p.kind, -e.amount_cents as cents, p.order_id, c.reason, u.username as by
     from ledger_entries e join ledger_postings p on p.id = e.posting_id
     left join credit_grants c on p.kind = 'credit' and p.source = 'credit:' || c.id
     left join users u on u.id = c.actor_user_id
    where e.account = $account order by e.id desc limit $limit::int`,
);

async function movesOfUser(db: Db, userId: number): Promise<CreditMove[]> {
  return movesOf(db, { account: creditAccount(userId), limit: MOST_MOVES });
}

/** What the owner reads: why the shop gave it is between its staff. */
export async function creditOfUser(db: Db, userId: number) {
  const balance = toAmount(await creditBalance(db, userId));
  return { balance, moves: (await movesOfUser(db, userId)).map(toMove) };
}

export async function creditAtDesk(db: Db, userId: number) {
  const balance = toAmount(await creditBalance(db, userId));
  const moves = await movesOfUser(db, userId);
  return { balance, moves: moves.map(({ reason, by, ...move }) => ({ ...toMove(move), reason, by })) };
}

/** An administrator gives credit; the house pays it. The same key gives it once. */
export function grantCredit(
  db: Db,
  userId: number,
  { amount, reason, key }: CreditGrant & { key: string | undefined },
  actor: SessionUser,
): Promise<void> {
  return db.transaction(async (tx) => {
    const amountCents = toCents(amount);
    if (!(await isFirst(tx, { actor, key, request: ['credit.grant', userId, amountCents, reason] }))) return;
    const [user] = await tx
      .select({ username: users.username, role: users.role })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
      .for('key share');
    if (user === undefined) throw new AppError('not_found', 'errors:userNotFound');
    // Only they order with an account; nobody at the desk gives it to themselves.
    if (user.role !== 'BUYER') throw new AppError('conflict', 'errors:giftCards.creditOfBuyers');
    const [grant] = await tx
      .insert(creditGrants)
      .values({ userId, amountCents, reason, actorUserId: actor.id })
      .returning({ id: creditGrants.id });
    await post(tx, creditPosting({ id: grant!.id, userId, cents: amountCents }));
    await recordAudit(tx, {
      actor,
      action: 'credit.grant',
      entityType: 'user',
      entityId: userId,
      detail: { username: user.username, amount: formatMoney(amountCents), reason },
    });
  });
}
