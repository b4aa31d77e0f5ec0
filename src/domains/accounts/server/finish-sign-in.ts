import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { userTokens } from '#engine/server/sessions/users.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { hashToken } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { userById } from './accounts.queries.ts';
import {
  codeTries,
  redeemSecondFactor,
  wrongCode,
} from '#domains/accounts/server/two-factor/second-factor.ts';
import { enter, passwordTries } from './sign-in.ts';
import { lockAccount, type SignedIn } from './user-sessions.ts';

/** Codes per ticket; an account has a limit over all tickets and networks, too. */
const TRIES_PER_TICKET = 5;

/** The second step: the ticket proves the password, the code proves the device. */
export async function finishSignIn(
  shop: Shop,
  step: { ticket: string; code: string; network: string; language: Language; sessionId: number | undefined },
): Promise<SignedIn> {
  const userId = await countTry(shop.db, step.ticket);
  const user = userId === undefined ? undefined : await userById(shop.db, userId);
  if (user === undefined)
    throw new AppError('unauthenticated', 'errors:accounts.secondStepExpired', {
      reason: 'second_step_expired',
    });
  const tries = { ...passwordTries(user, step.network), ...codeTries(user.id, step.code) };
  await shop.limiter.count(tries);

  const signedIn = await shop.db.transaction(async (tx) => {
    const account = await lockAccount(tx, user.id);
    if (account === undefined || !(await redeemSecondFactor(tx, shop, account, step.code))) return undefined;
    return (await closeTicket(tx, step.ticket)) ? enter(tx, account, step) : undefined;
  });
  if (signedIn === undefined) throw wrongCode();
  await shop.limiter.forget(tries);
  return signedIn;
}

const open = (ticket: string) =>
  and(
    eq(userTokens.tokenHash, hashToken(ticket)),
    eq(userTokens.purpose, 'two-factor'),
    isNull(userTokens.usedAt),
    gt(userTokens.expiresAt, sql`now()`),
  );

/** Before the code is looked at, and not undone when it is wrong. */
async function countTry(db: Db, ticket: string): Promise<number | undefined> {
  const tries = sql`coalesce((${userTokens.data} ->> 'tries')::int, 0)`;
  const [row] = await db
    .update(userTokens)
    .set({ data: sql`jsonb_build_object('tries', (${tries} + 1)::text)` })
    .where(and(open(ticket), sql`${tries} < ${TRIES_PER_TICKET}`))
    .returning({ userId: userTokens.userId });
  return row?.userId;
}

async function closeTicket(tx: Db, ticket: string): Promise<boolean> {
  const used = await tx
    .update(userTokens)
    .set({ usedAt: new Date() })
    .where(open(ticket))
    .returning({ id: userTokens.id });
  return used.length > 0;
}
