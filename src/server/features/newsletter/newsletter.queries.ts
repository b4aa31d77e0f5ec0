import { sql } from 'drizzle-orm';
import type { Language } from '#shared/languages.ts';
import type { Db } from '#server/db/client.ts';
import { newsletterSubscribers } from '#server/db/schema/operations.ts';

const isAddress = (email: string) => sql`lower(${newsletterSubscribers.email}) = lower(${email})`;

/** The row of an address, made now if there is none. */
export async function ensureSubscriber(db: Db, email: string, language: Language) {
  await db.insert(newsletterSubscribers).values({ email, language }).onConflictDoNothing();
  const [row] = await db.select().from(newsletterSubscribers).where(isAddress(email)).for('update');
  return row!;
}

/** False when the address is unknown. */
export async function updateSubscriber(
  db: Db,
  email: string,
  change: Partial<typeof newsletterSubscribers.$inferInsert>,
): Promise<boolean> {
  const changed = await db
    .update(newsletterSubscribers)
    .set(change)
    .where(isAddress(email))
    .returning({ id: newsletterSubscribers.id });
  return changed.length > 0;
}
