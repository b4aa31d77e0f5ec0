import type { Db } from '#server/db/client.ts';
import { waitlist } from '#server/db/schema/operations.ts';

/** False when the address is on the list already: the index compares without letter case. */
export async function insertWaitlistEntry(db: Db, entry: typeof waitlist.$inferInsert): Promise<boolean> {
  const added = await db.insert(waitlist).values(entry).onConflictDoNothing().returning({ id: waitlist.id });
  return added.length > 0;
}
