import { sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { newsletterSubscribers } from '#engine/server/db/operations.schema.ts';

const isAddress = (email: string) => sql`lower(${newsletterSubscribers.email}) = lower(${email})`;

/** The row of an e-mail address, made now if there is none. */
export async function ensureSubscriber(db: Db, email: string, language: Language) {
  await db.insert(newsletterSubscribers).values({ email, language }).onConflictDoNothing();
  return (await subscriberOf(db, email))!;
}

export async function subscriberOf(db: Db, email: string) {
  const [row] = await db.select().from(newsletterSubscribers).where(isAddress(email)).for('update');
  return row;
}

export async function updateSubscriber(
  db: Db,
  email: string,
  change: PgUpdateSetSource<typeof newsletterSubscribers>,
): Promise<void> {
  await db.update(newsletterSubscribers).set(change).where(isAddress(email));
}
