import { and, eq, isNull } from 'drizzle-orm';
import { isOwner } from '#engine/model/rights.ts';
import { languageOf, type UserRow } from '#domains/accounts/server/accounts.queries.ts';
import { revokeKeysOf } from '#domains/accounts/server/api-keys/api-keys.queries.ts';
import { dropLinkTokens } from '#domains/accounts/server/link-tokens.ts';
import { mailResetLink } from '#domains/accounts/server/set-password.ts';
import { endUserSessions } from '#domains/accounts/server/user-sessions.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { requireRight } from '#engine/server/sessions/guards.ts';
import { disableEndpointsOf } from '#engine/server/webhooks/deliveries.queries.ts';
import type { Shop } from '#engine/server/shop.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { users } from '#engine/server/sessions/users.schema.ts';

/**
 * Signs an account out everywhere and lets it in no more, until somebody ends that. Its owner is told why. API keys end for
 * good; programs hear nothing until the owner turns them on again. Orders and products stay as they are.
 */
export async function suspendPerson(
  db: Db,
  actor: SessionUser,
  userId: number,
  reason: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await lockJudged(tx, actor, userId);
    if (user.id === actor.id) throw new AppError('conflict', 'errors:accounts.suspendSelf');
    if (user.suspendedAt !== null) return;
    await tx.update(users).set({ suspendedAt: now, suspendReason: reason }).where(eq(users.id, userId));
    if (user.role === 'ADMIN' && !(await lockAdministrators(tx)).some(isOwner))
      throw new AppError('conflict', 'errors:accounts.lastAdministrator');
    await endUserSessions(tx, userId);
    await dropLinkTokens(tx, userId);
    await revokeKeysOf(tx, userId);
    await disableEndpointsOf(tx, userId, now);
    await note(tx, actor, user, 'user.suspend', { reason });
    await queueMail(tx, {
      ...mailTo(user),
      template: 'account-suspended',
      data: { username: user.username, reason },
    });
  });
}

export async function reactivatePerson(db: Db, actor: SessionUser, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await lockJudged(tx, actor, userId);
    if (user.suspendedAt === null) return;
    await tx.update(users).set({ suspendedAt: null, suspendReason: null }).where(eq(users.id, userId));
    await note(tx, actor, user, 'user.reactivate');
    await queueMail(tx, {
      ...mailTo(user),
      template: 'account-reactivated',
      data: { username: user.username },
    });
  });
}

/** The link goes to the owner's mailbox, to nobody else. */
export async function sendPersonReset(
  { db, links }: Pick<Shop, 'db' | 'links'>,
  actor: SessionUser,
  userId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await lockJudged(tx, actor, userId);
    if (user.suspendedAt !== null) throw new AppError('conflict', 'errors:accounts.isSuspended');
    // Nobody has proved that the address is theirs: a link would give the account to a stranger.
    if (user.emailUnproven) throw new AppError('conflict', 'errors:accounts.emailUnproven');
    if (!(await mailResetLink(tx, links, user)))
      throw new AppError('conflict', 'errors:accounts.enoughLinks');
    await note(tx, actor, user, 'user.reset');
  });
}

/** Signs somebody out everywhere: a device was lost, or a stranger is in. */
export async function signPersonOut(db: Db, actor: SessionUser, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await lockJudged(tx, actor, userId);
    await endUserSessions(tx, userId);
    await note(tx, actor, user, 'user.signOut');
  });
}

/** Those who may come in, in the order of locks: two owners cannot suspend each other in the same moment. */
function lockAdministrators(tx: Db) {
  return tx
    .select({ role: users.role, rights: users.rights })
    .from(users)
    .where(and(eq(users.role, 'ADMIN'), isNull(users.deletedAt), isNull(users.suspendedAt)))
    .orderBy(users.id)
    .for('no key update');
}

/** The account under lock. About administrators only owners decide. */
async function lockJudged(tx: Db, actor: SessionUser, userId: number): Promise<UserRow> {
  await lockAdministrators(tx);
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update');
  if (user === undefined) throw new AppError('not_found', 'errors:userNotFound');
  if (user.role === 'ADMIN') requireRight(actor, 'owner');
  return user;
}

function note(
  tx: Db,
  actor: SessionUser,
  { id, username }: UserRow,
  action: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  return recordAudit(tx, {
    actor,
    action,
    entityType: 'user',
    entityId: id,
    detail: { username, ...detail },
  });
}

const mailTo = (user: UserRow) => ({ recipient: user.email, language: languageOf(user) });
