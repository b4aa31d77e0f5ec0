import { and, eq, inArray } from 'drizzle-orm';
import { buyerProfiles, users } from '#engine/server/sessions/users.schema.ts';
import type { Db } from '#engine/server/db/client.ts';
import { deleteEndpointsOf } from '#engine/server/webhooks/deliveries.queries.ts';
import { producerPeople, producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { revokeKeysOf } from './api-keys/api-keys.queries.ts';
import { endUserSessions } from './user-sessions.ts';

/** Somebody no longer works for the producer they worked for, if they did. */
export async function leaveProducer(tx: Db, userId: number): Promise<void> {
  await tx.delete(producerPeople).where(eq(producerPeople.userId, userId));
}

/** Somebody no longer works here: signed out everywhere, and a buyer from now on. */
export async function becomeBuyer(tx: Db, { id, username }: { id: number; username: string }): Promise<void> {
  await leaveProducer(tx, id);
  await tx.update(users).set({ role: 'BUYER', rights: null }).where(eq(users.id, id));
  await endUserSessions(tx, id);
  await revokeKeysOf(tx, id);
  await deleteEndpointsOf(tx, id);
  await tx
    .insert(buyerProfiles)
    .values({ userId: id, firstName: username, lastName: '' })
    .onConflictDoNothing({ target: buyerProfiles.userId });
}

/** A producer goes: nobody works for it any more. */
export async function dismissPeopleOf(tx: Db, ownerId: number): Promise<void> {
  const producer = tx
    .select({ id: producerProfiles.id })
    .from(producerProfiles)
    .where(eq(producerProfiles.userId, ownerId));
  const people = await tx
    .select({ id: users.id, username: users.username })
    .from(users)
    .innerJoin(producerPeople, eq(producerPeople.userId, users.id))
    .where(and(inArray(producerPeople.producerId, producer)))
    .orderBy(users.id);
  for (const person of people) await becomeBuyer(tx, person);
}
