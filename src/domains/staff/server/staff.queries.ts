import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { rightsOf } from '#engine/model/rights.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { buyerProfiles, users } from '#engine/server/sessions/users.schema.ts';
import { producerPeople, producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import type { StaffMember } from '#domains/staff/model/staff.ts';
import { invitations } from './staff.schema.ts';

/** A producer as a place to work at. */
export interface ProducersTeam {
  readonly role: 'PRODUCER';
  readonly name: string;
  readonly producerId: number;
  /** The account that the producer is. */
  readonly accountId: number | null;
  readonly verified: boolean;
}

/** Where somebody works: for the shop, or for one producer. */
export type Workplace = { readonly role: 'ADMIN'; readonly name: string } | ProducersTeam;

export async function teamOf(db: Db, producerId: number): Promise<ProducersTeam> {
  const [found] = await db.select().from(producerProfiles).where(eq(producerProfiles.id, producerId));
  if (found === undefined) throw new AppError('not_found', 'errors:producerNotFound');
  const { companyName: name, userId: accountId, verified } = found;
  return { role: 'PRODUCER', name, producerId, accountId, verified };
}

/** As invitations store it. */
export const producerIdOf = (place: Workplace) => (place.role === 'ADMIN' ? null : place.producerId);

const ofPlace = (place: Workplace) =>
  sql`${invitations.producerId} is not distinct from ${producerIdOf(place)}::int`;

/** The accounts that work there. */
export const worksAt = (place: Workplace) =>
  and(
    isNull(users.deletedAt),
    eq(users.role, place.role),
    place.role === 'ADMIN'
      ? undefined
      : sql`(exists (select from ${producerPeople} m where m.user_id = ${users.id} and m.producer_id = ${place.producerId})
          or exists (select from ${producerProfiles} p where p.user_id = ${users.id} and p.id = ${place.producerId}))`,
  );

/** Those who are there in the order in which they came, then those who are invited. */
export async function staffOf(db: Db, place: Workplace): Promise<StaffMember[]> {
  const accepted = db
    .selectDistinctOn([invitations.acceptedBy], {
      userId: invitations.acceptedBy,
      invitedAt: invitations.createdAt,
      joinedAt: invitations.acceptedAt,
    })
    .from(invitations)
    .where(ofPlace(place))
    .orderBy(invitations.acceptedBy, desc(invitations.acceptedAt))
    .as('accepted');
  const people = await db
    .select({
      id: users.id,
      name: sql<string>`coalesce(nullif(trim(${buyerProfiles.firstName} || ' ' || ${buyerProfiles.lastName}), ''), ${users.username})`,
      email: users.email,
      rights: users.rights,
      invitedAt: accepted.invitedAt,
      joinedAt: sql<Date>`coalesce(${accepted.joinedAt}, ${users.createdAt})`.mapWith(users.createdAt),
      twoFactor: sql<boolean>`${users.totpEnabledAt} is not null`,
    })
    .from(users)
    .leftJoin(accepted, eq(accepted.userId, users.id))
    .leftJoin(buyerProfiles, eq(buyerProfiles.userId, users.id))
    .where(worksAt(place))
    .orderBy(users.id);
  const waiting = await db
    .select()
    .from(invitations)
    .where(and(ofPlace(place), isWaiting, gt(invitations.expiresAt, sql`now()`)))
    .orderBy(invitations.id);
  return [
    ...people.map(({ id, name, email, rights, invitedAt, joinedAt, twoFactor }) => ({
      id,
      name,
      email,
      rights: rightsOf(place.role, rights),
      invitedAt: invitedAt?.toISOString() ?? null,
      joinedAt: joinedAt.toISOString(),
      twoFactor,
    })),
    ...waiting.map(waitingMember),
  ];
}

export function waitingMember(row: typeof invitations.$inferSelect): StaffMember {
  const { id, email, rights, createdAt } = row;
  const invitedAt = createdAt.toISOString();
  return { id: `i${id}`, name: email, email, rights, invitedAt, joinedAt: null, twoFactor: null };
}

/** Nobody has followed it, and nobody took it back; it may be too old. */
export const isWaiting = and(isNull(invitations.acceptedAt), isNull(invitations.withdrawnAt));

/** A waiting invitation of this place, under lock. */
export async function lockInvitation(tx: Db, place: Workplace, id: number) {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), ofPlace(place), isWaiting))
    .for('no key update');
  return row;
}

/** Everybody who works there, under lock: two owners must not let each other go in the same moment. */
export async function lockPeople(tx: Db, place: Workplace) {
  return tx.select().from(users).where(worksAt(place)).orderBy(users.id).for('no key update', { of: users });
}

/** What somebody may do here, and the invitations that named them or that they wrote. */
export async function ownStaffData(db: Db, { id }: { id: number }) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  const rows = await db
    .select()
    .from(invitations)
    .where(sql`${invitations.invitedBy} = ${id} or ${invitations.acceptedBy} = ${id}`)
    .orderBy(invitations.id);
  return {
    rights: user === undefined ? [] : rightsOf(user.role, user.rights),
    invitations: rows.map(({ tokenHash: _secret, id: _id, ...row }) => row),
  };
}

/** The account goes: invitations name it no more, nor its address. */
export async function forgetInvitations(tx: Db, { id }: { id: number }): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.acceptedBy, id));
  await tx.update(invitations).set({ invitedBy: null }).where(eq(invitations.invitedBy, id));
}

/** The addresses of people who never came are kept for a month. */
export async function dropOldInvitations(db: Db): Promise<void> {
  await db
    .delete(invitations)
    .where(and(isNull(invitations.acceptedAt), sql`${invitations.expiresAt} < now() - interval '30 days'`));
}
