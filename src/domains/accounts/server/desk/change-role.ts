import { and, count, eq, isNull } from 'drizzle-orm';
import type { Role } from '#engine/model/current-user.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Db } from '#engine/server/db/client.ts';
import { buyerProfiles, users } from '#engine/server/sessions/users.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { revokeKeysOf } from '#domains/accounts/server/api-keys/api-keys.queries.ts';
import { insertBuyerProfile, insertProducerProfile } from '#domains/accounts/server/create-account.ts';
import { closeProducer, reopenProducer } from '#domains/catalogue/server/producers/close-producer.ts';
import { isOwner } from '#engine/model/rights.ts';
import { dismissPeopleOf, leaveProducer } from '#domains/accounts/server/producer-people.ts';
import { requireRight } from '#engine/server/sessions/guards.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { deleteEndpointsOf } from '#engine/server/webhooks/deliveries.queries.ts';

/** Gives an account another role, with the profile that role needs. The last administrator stays one. */
export async function changeRole(
  catalogue: Catalogue,
  actor: SessionUser,
  userId: number,
  role: Role,
): Promise<void> {
  await catalogue.change(async (tx, changed) => {
    // All administrators are locked, so that two cannot demote each other in the same moment.
    const admins = await tx
      .select({ role: users.role, rights: users.rights })
      .from(users)
      .where(and(eq(users.role, 'ADMIN'), isNull(users.deletedAt), isNull(users.suspendedAt)))
      .orderBy(users.id)
      .for('no key update');
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
      .for('no key update');
    if (user === undefined) throw new AppError('not_found', 'errors:userNotFound');
    if (user.role === role) return;
    // Who may decide about people is not thereby one who makes administrators.
    if (user.role === 'ADMIN' || role === 'ADMIN') requireRight(actor, 'owner');
    if (user.role === 'ADMIN' && isOwner(user) && admins.filter(isOwner).length === 1)
      throw new AppError('conflict', 'errors:lastAdministrator');
    await leaveProducer(tx, userId);
    await tx.update(users).set({ role, rights: null }).where(eq(users.id, userId));
    await revokeKeysOf(tx, userId);
    await deleteEndpointsOf(tx, userId);
    if (user.role === 'PRODUCER') {
      await dismissPeopleOf(tx, userId);
      await closeProducer(tx, changed, userId);
    }
    if (role === 'PRODUCER') await reopenProducer(tx, changed, userId);
    await ensureProfile(tx, user, role);
    await recordAudit(tx, {
      actor,
      action: 'user.role',
      entityType: 'user',
      entityId: userId,
      detail: { username: user.username, from: user.role, to: role },
    });
  });
}

async function ensureProfile(tx: Db, user: { id: number; username: string }, role: Role): Promise<void> {
  if (role === 'BUYER' && (await isMissing(tx, buyerProfiles, user.id))) {
    await insertBuyerProfile(tx, user.id, { firstName: user.username, lastName: '', phoneNumber: null });
  }
  if (role === 'PRODUCER' && (await isMissing(tx, producerProfiles, user.id))) {
    await insertProducerProfile(tx, user.id, {
      companyName: user.username,
      businessType: 'Other',
      location: '',
      phoneNumber: '',
      description: '',
      website: null,
    });
  }
}

async function isMissing(
  tx: Db,
  table: typeof buyerProfiles | typeof producerProfiles,
  userId: number,
): Promise<boolean> {
  const [row] = await tx.select({ found: count() }).from(table).where(eq(table.userId, userId));
  return row!.found === 0;
}
