import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';

export type OwnProducer = typeof producerProfiles.$inferSelect;

export async function findOwnProducer(db: Db, user: { id: number }): Promise<OwnProducer | undefined> {
  const [producer] = await db
    .select()
    .from(producerProfiles)
    .where(eq(producerProfiles.id, idOfProducer(user.id)));
  return producer;
}

/** The producer that an account is, or works for. */
export const idOfProducer = (userId: number) => sql<number>`coalesce(
  (select id from producer_profiles where user_id = ${userId}),
  (select producer_id from producer_people where user_id = ${userId}))`;

/** The producer that the signed-in account is, or works for. */
export async function ownProducer(db: Db, user: { id: number }): Promise<OwnProducer> {
  const producer = await findOwnProducer(db, user);
  if (producer === undefined) throw new AppError('forbidden', 'errors:noProducerProfile');
  return producer;
}

const findOwnId = statement<{ id: number }, { userId: number }>(
  'own-producer-id',
  `select id from producer_profiles where user_id = $userId::int
   union all select producer_id from producer_people where user_id = $userId::int limit 1`,
);

/** The same without the texts of its profile: the desk asks at every call. */
export async function ownProducerId(db: Db, user: { id: number }): Promise<number> {
  const [producer] = await findOwnId(db, { userId: user.id });
  if (producer === undefined) throw new AppError('forbidden', 'errors:noProducerProfile');
  return producer.id;
}

export async function isOwnProduct(db: Db, producerId: number, productId: number): Promise<boolean> {
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.producerId, producerId)));
  return found.length > 0;
}
