import { eq, sql } from 'drizzle-orm';
import type { MailProgress } from '#engine/model/mail-progress.ts';
import type { Db } from '#engine/server/db/client.ts';
import { mailBatches } from './mails.schema.ts';

/** So many mails are queued by one statement: a list may be longer than a statement may take. */
export const MAILS_AT_ONCE = 5_000;

/** The batch about something, made now if there is none; locked, so that whoever adds to it does so alone. */
export async function lockBatch(tx: Db, about: string): Promise<number> {
  const [batch] = await tx
    .insert(mailBatches)
    .values({ about })
    .onConflictDoUpdate({ target: mailBatches.about, set: { about: sql`excluded.about` } })
    .returning({ id: mailBatches.id });
  return batch!.id;
}

/** How far it is; null where nothing was ever sent about it. */
export async function batchProgress(db: Db, about: string): Promise<MailProgress | null> {
  const { recipients, sent, failed, dropped } = mailBatches;
  const [row] = await db
    .select({ recipients, sent, failed, dropped })
    .from(mailBatches)
    .where(eq(mailBatches.about, about));
  return row ?? null;
}
