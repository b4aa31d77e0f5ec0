import { eq } from 'drizzle-orm';
import { isOwner, type Right } from '#engine/model/rights.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { deleteEndpointsOf } from '#engine/server/webhooks/deliveries.queries.ts';
import type { UserRow } from '#domains/accounts/server/accounts.queries.ts';
import { becomeBuyer } from '#domains/accounts/server/producer-people.ts';
import { lockInvitation, lockPeople, type Workplace } from './staff.queries.ts';
import { invitations } from './staff.schema.ts';

/** `id` as the list says it: of a person, or of an invitation that waits. */
export async function changeRights(
  db: Db,
  place: Workplace,
  actor: SessionUser,
  { id, rights }: { id: string; rights: Right[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockMember(tx, place, id);
    if ('invitation' in found) {
      await tx.update(invitations).set({ rights }).where(eq(invitations.id, found.invitation.id));
    } else {
      if (!rights.includes('owner')) {
        requireAnotherOwner(place, found);
        // Only owners hear what happens in the shop by webhooks.
        await deleteEndpointsOf(tx, found.person.id);
      }
      await tx.update(users).set({ rights }).where(eq(users.id, found.person.id));
    }
    await record(tx, actor, 'staff.rights', found, { rights });
  });
}

export async function letGo(db: Db, place: Workplace, actor: SessionUser, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockMember(tx, place, id);
    if ('invitation' in found) {
      await tx
        .update(invitations)
        .set({ withdrawnAt: new Date() })
        .where(eq(invitations.id, found.invitation.id));
    } else {
      requireAnotherOwner(place, found);
      await becomeBuyer(tx, found.person);
    }
    await record(tx, actor, 'staff.remove', found, {});
  });
}

type Member =
  | { invitation: typeof invitations.$inferSelect }
  | { person: UserRow; colleagues: readonly UserRow[] };

async function lockMember(tx: Db, place: Workplace, id: string): Promise<Member> {
  if (id.startsWith('i')) {
    const invitation = await lockInvitation(tx, place, Number(id.slice(1)));
    if (invitation !== undefined) return { invitation };
  } else {
    const people = await lockPeople(tx, place);
    const person = people.find((one) => one.id === Number(id));
    if (person !== undefined) return { person, colleagues: people.filter((one) => one !== person) };
  }
  throw new AppError('not_found', 'errors:staff.notFound');
}

/** Somebody must be left who may decide; and the account that a producer is cannot be taken from it. */
function requireAnotherOwner(
  place: Workplace,
  { person, colleagues }: Extract<Member, { person: UserRow }>,
): void {
  if (place.role === 'PRODUCER' && person.id === place.accountId)
    throw new AppError('conflict', 'errors:staff.founder');
  const isThere = (one: UserRow) => isOwner(one) && one.suspendedAt === null;
  if (isOwner(person) && !colleagues.some(isThere)) throw new AppError('conflict', 'errors:staff.lastOwner');
}

function record(tx: Db, actor: SessionUser, action: string, member: Member, detail: Record<string, unknown>) {
  return recordAudit(
    tx,
    'invitation' in member
      ? {
          actor,
          action,
          entityType: 'invitation',
          entityId: member.invitation.id,
          detail: { email: member.invitation.email, ...detail },
        }
      : {
          actor,
          action,
          entityType: 'user',
          entityId: member.person.id,
          detail: { username: member.person.username, ...detail },
        },
  );
}
