import { and, eq, sql } from 'drizzle-orm';
import { brand } from '#engine/model/brand.ts';
import type { Language } from '#engine/model/languages.ts';
import { isOwner, type Right } from '#engine/model/rights.ts';
import type { Db } from '#engine/server/db/client.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { hashToken, newToken, type SessionUser } from '#engine/server/sessions/session.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import type { Shop } from '#engine/server/shop.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { languageOf, userByEmail, userById } from '#domains/accounts/server/accounts.queries.ts';
import { findOwnProducer } from '#domains/catalogue/server/products/own-producer.ts';
import { INVITATION_DAYS, type Invitation, type StaffMember } from '#domains/staff/model/staff.ts';
import { isWaiting, producerIdOf, waitingMember, worksAt, type Workplace } from './staff.queries.ts';
import { invitations } from './staff.schema.ts';

interface Invite {
  email: string;
  rights: Right[];
  /** Of somebody who has no account yet. */
  language: Language;
}

/** Mails a link. A second invitation to the same address takes the place of the first, whose link ends. */
export async function invite(
  shop: Pick<Shop, 'db' | 'links'>,
  place: Workplace,
  actor: SessionUser,
  { email, rights, language }: Invite,
  now: Date = new Date(),
): Promise<StaffMember> {
  const linkKey = newToken();
  const known = await userByEmail(shop.db, email);
  return shop.db.transaction(async (tx) => {
    const [already] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(worksAt(place), sql`lower(${users.email}) = lower(${email})`));
    if (already !== undefined)
      throw new AppError('conflict', 'errors:staff.alreadyHere', {
        fields: { email: 'errors:staff.alreadyHere' },
      });
    await tx
      .update(invitations)
      .set({ withdrawnAt: now })
      .where(
        and(
          isWaiting,
          sql`lower(${invitations.email}) = lower(${email})`,
          sql`${invitations.producerId} is not distinct from ${producerIdOf(place)}::int`,
        ),
      );
    const [row] = await tx
      .insert(invitations)
      .values({
        email,
        rights,
        producerId: producerIdOf(place),
        tokenHash: hashToken(shop.links.sign('invitation', linkKey)),
        invitedBy: actor.id,
        createdAt: now,
        expiresAt: new Date(now.getTime() + INVITATION_DAYS * 24 * 60 * 60 * 1000),
      })
      .onConflictDoNothing()
      .returning();
    // Somebody else invited the same person in the same moment.
    if (row === undefined) throw new AppError('conflict', 'errors:staff.alreadyHere');
    await queueMail(tx, {
      template: 'invitation',
      recipient: email,
      language: known === undefined ? language : languageOf(known),
      data: { linkKey, by: actor.username, place: place.name, rights },
    });
    await recordAudit(tx, {
      actor,
      action: 'staff.invite',
      entityType: 'invitation',
      entityId: row.id,
      detail: { email, rights },
    });
    return waitingMember(row);
  });
}

/**
 * The invitation behind a link; 404 with the reason where it is used, withdrawn, too old or nobody's. It counts as long as
 * its sender could send it: somebody who was let go, or whose producer is closed, leaves no door open.
 */
export async function findInvitation(db: Db, token: string, now: Date) {
  const [row] = await db
    .select()
    .from(invitations)
    .where(eq(invitations.tokenHash, hashToken(token)));
  if (row === undefined) throw new AppError('not_found', 'errors:staff.unknown');
  if (row.acceptedAt !== null) throw new AppError('not_found', 'errors:staff.used');
  if (row.withdrawnAt !== null || !(await mayStillInvite(db, row)))
    throw new AppError('not_found', 'errors:staff.withdrawn');
  if (row.expiresAt <= now) throw new AppError('not_found', 'errors:staff.expired');
  return row;
}

async function mayStillInvite(
  db: Db,
  { invitedBy, producerId }: typeof invitations.$inferSelect,
): Promise<boolean> {
  const sender = invitedBy === null ? undefined : await userById(db, invitedBy);
  if (sender === undefined || sender.suspendedAt !== null || !isOwner(sender)) return false;
  if (producerId === null) return sender.role === 'ADMIN';
  const producer = await findOwnProducer(db, sender);
  return sender.role === 'PRODUCER' && producer?.id === producerId && producer.closedAt === null;
}

/** What somebody sees who follows the link. */
export async function invitationOf(db: Db, token: string, now: Date): Promise<Invitation> {
  const { producerId, rights, invitedBy, expiresAt } = await findInvitation(db, token, now);
  const host = invitedBy === null ? undefined : await userById(db, invitedBy);
  const [producer] =
    producerId === null
      ? []
      : await db.select().from(producerProfiles).where(eq(producerProfiles.id, producerId));
  const shopName = brand().name;
  return {
    by: host?.username ?? shopName,
    for: producer?.companyName ?? shopName,
    rights,
    expiresAt: expiresAt.toISOString(),
  };
}
