import type { Language } from '#engine/model/languages.ts';
import type { WaitlistEntry } from '#domains/outreach/model/waitlist/waitlist.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { insertWaitlistEntry } from './waitlist.queries.ts';

/** Puts an e-mail address on the list and confirms it by mail; one that is there already, in whatever case, is a conflict.
 * Returns the id of the entry. */
export async function joinWaitlist(db: Db, entry: WaitlistEntry, language: Language): Promise<number> {
  const { email, name, role } = entry;
  return db.transaction(async (tx) => {
    const entryId = await insertWaitlistEntry(tx, {
      email,
      name,
      role,
      companyName: (role === 'PRODUCER' && entry.companyName) || null,
      message: entry.message || null,
      language,
    });
    if (entryId === undefined) throw new AppError('conflict', 'waitlist:notices.alreadyText');
    await queueMail(tx, { template: 'waitlist-joined', recipient: email, language, data: { role, entryId } });
    return entryId;
  });
}
