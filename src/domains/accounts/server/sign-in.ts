import { and, eq, ne } from 'drizzle-orm';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { users, userTokens } from '#engine/server/sessions/users.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Counted } from '#engine/server/http/rate-limit.ts';
import { hashToken, newToken } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { userByName, userView, type UserRow } from './accounts.queries.ts';
import { passwordFits } from './prove-password.ts';
import { lockAccount, startUserSession, type SignedIn } from './user-sessions.ts';

/** Between the password and the code. */
const TICKET_MINUTES = 10;

interface SignIn {
  username: string;
  password: string;
  /** Where it comes from, as limits see it. */
  network: string;
  language: Language;
  sessionId: number | undefined;
}

export async function signIn(shop: Shop, form: SignIn): Promise<SignedIn | { ticket: string }> {
  const user = await userByName(shop.db, form.username);
  const tries = passwordTries(user ?? form.username, form.network);
  await shop.limiter.count(tries);
  if (!(await passwordFits(user, form.password)) || user === undefined) throw wrongCredentials();
  // Somebody who knows the password only is not in yet: their tries go on counting.
  if (user.totpEnabledAt !== null)
    return shop.db.transaction(async (tx) => ({
      ticket: await issueTicket(tx, await stillProved(tx, user)),
    }));
  await shop.limiter.forget(tries);
  return shop.db.transaction(async (tx) => enter(tx, await stillProved(tx, user), form));
}

/** Looking at a password takes a moment, in which it may have been reset. */
async function stillProved(tx: Db, { id, passwordHash }: UserRow): Promise<UserRow> {
  const account = await lockAccount(tx, id);
  if (account?.passwordHash !== passwordHash) throw wrongCredentials();
  return account;
}

function wrongCredentials(): AppError {
  return new AppError('unauthenticated', 'errors:accounts.wrongCredentials', { reason: 'wrong_credentials' });
}

/** By account, not by spelling: the database knows best which names are the same. Unknown ones are counted alike. */
export function passwordTries(account: UserRow | string, network: string): Counted {
  const subject = typeof account === 'string' ? `name ${account.toLowerCase()}` : `user ${account.id}`;
  return { passwordTries: `${subject} ${network}` };
}

/** The last step of every sign-in. The caller has locked the account, or just made it. */
export async function enter(
  tx: Db,
  user: UserRow,
  { sessionId, language }: Pick<SignIn, 'sessionId' | 'language'>,
): Promise<SignedIn> {
  if (user.suspendedAt !== null)
    throw new AppError('forbidden', 'errors:accounts.suspended', {
      reason: 'account_suspended',
      params: { reason: user.suspendReason ?? '' },
    });
  // Mails follow the language the account's owner reads the shop in.
  await tx
    .update(users)
    .set({ language })
    .where(and(eq(users.id, user.id), ne(users.language, language)));
  return { user: userView(user), token: await startUserSession(tx, sessionId, user.id) };
}

async function issueTicket(db: Db, { id: userId }: UserRow): Promise<string> {
  const ticket = newToken();
  await db.insert(userTokens).values({
    userId,
    purpose: 'two-factor',
    tokenHash: hashToken(ticket),
    expiresAt: new Date(Date.now() + TICKET_MINUTES * 60_000),
  });
  return ticket;
}
