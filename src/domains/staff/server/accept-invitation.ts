import { and, eq } from 'drizzle-orm';
import type { Language } from '#engine/model/languages.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { hashPassword } from '#engine/server/sessions/passwords.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { proveAddress } from '#engine/server/sessions/proven-address.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import type { Shop } from '#engine/server/shop.ts';
import { userByEmail, userById, type UserRow } from '#domains/accounts/server/accounts.queries.ts';
import { insertAccount, insertBuyerProfile } from '#domains/accounts/server/create-account.ts';
import { enter } from '#domains/accounts/server/sign-in.ts';
import type { SignedIn } from '#domains/accounts/server/user-sessions.ts';
import { producerPeople } from '#domains/catalogue/server/producers.schema.ts';
import type { NewMember } from '#domains/staff/model/staff.ts';
import { findInvitation } from './invite.ts';
import { isWaiting } from './staff.queries.ts';
import { invitations } from './staff.schema.ts';

type InvitationRow = typeof invitations.$inferSelect;

interface Accepting {
  token: string;
  /** Null: nobody is signed in. */
  user: SessionUser | null;
  sessionId: number | undefined;
  /** Of a new account. */
  member: NewMember | undefined;
  language: Language;
}

/**
 * The link was mailed to the address it names, so its holder reads that mailbox. Somebody who is signed in keeps the
 * account, which must have this address; otherwise a new one is made and signed in.
 */
export async function acceptInvitation(
  shop: Pick<Shop, 'db'>,
  { token, user, sessionId, member, language }: Accepting,
  now: Date = new Date(),
): Promise<SignedIn | { user: UserRow }> {
  const invitation = await findInvitation(shop.db, token, now);
  if (user !== null) return { user: await joinAs(shop.db, { token, invitation, user, now }) };
  if (member === undefined || (await userByEmail(shop.db, invitation.email)) !== undefined)
    throw new AppError('unauthenticated', 'errors:staff.signInFirst', {
      params: { email: invitation.email },
      reason: 'sign_in_needed',
    });
  const passwordHash = await hashPassword(member.password);
  return shop.db.transaction(async (tx) => {
    const { username, firstName, lastName } = member;
    const account = await insertAccount(tx, {
      username,
      email: invitation.email,
      passwordHash,
      role: 'BUYER',
      language,
    });
    await insertBuyerProfile(tx, account.id, { firstName, lastName, phoneNumber: null });
    const joined = await join(tx, invitation, account, now);
    return enter(tx, joined, { sessionId, language });
  });
}

interface SignedInMember {
  token: string;
  invitation: InvitationRow;
  user: SessionUser;
  now: Date;
}

async function joinAs(db: Db, { token, invitation, user, now }: SignedInMember): Promise<UserRow> {
  if (user.email.toLowerCase() !== invitation.email.toLowerCase())
    throw new AppError('forbidden', 'errors:staff.otherAccount', { params: { email: invitation.email } });
  return db.transaction(async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.id, user.id)).for('no key update');
    // Another window may have followed it while this one waited for the account.
    await findInvitation(tx, token, now);
    // One account works in one place: a producer's own account would lose its producer.
    if (account!.role !== 'BUYER') throw new AppError('conflict', 'errors:staff.worksElsewhere');
    return join(tx, invitation, account!, now);
  });
}

async function join(tx: Db, { id }: InvitationRow, account: UserRow, now: Date): Promise<UserRow> {
  // Two windows may follow the same link: the second finds it used. Its rights are those of this moment: an owner may
  // have narrowed them while the link was being followed.
  const [taken] = await tx
    .update(invitations)
    .set({ acceptedAt: now, acceptedBy: account.id })
    .where(and(eq(invitations.id, id), isWaiting))
    .returning();
  if (taken === undefined) throw new AppError('not_found', 'errors:staff.used');
  const { producerId, rights, invitedBy } = taken;
  const role = producerId === null ? 'ADMIN' : 'PRODUCER';
  await tx.update(users).set({ role, rights }).where(eq(users.id, account.id));
  // Only the mailbox got the link.
  await proveAddress(tx, account.id, taken.email);
  if (producerId !== null) await tx.insert(producerPeople).values({ userId: account.id, producerId });
  await recordAudit(tx, {
    actor: account,
    action: 'staff.join',
    entityType: 'user',
    entityId: account.id,
    detail: { username: account.username, role, rights, invitedBy },
  });
  return (await userById(tx, account.id))!;
}
