import type { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import type { Db } from '#engine/server/db/client.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { DEFAULT_LANGUAGE, toLanguage } from '#engine/model/languages.ts';

type Producer = typeof producerProfiles.$inferSelect;

/** Under the name it has now. One that took another stays on sale, and waits for a verdict like an application. */
export function isApproved({ verified, renamedFrom }: Pick<Producer, 'verified' | 'renamedFrom'>): boolean {
  return verified && renamedFrom === null;
}

/**
 * What a new name does to an approved producer: a name was part of what was approved, and 'Official Store' is another
 * than 'Farm'. Somebody who takes the approved name again needs no verdict.
 */
export function renamed(before: Producer, companyName: string, now: Date) {
  if (!before.verified || companyName === before.companyName) return {};
  const approvedName = before.renamedFrom ?? before.companyName;
  if (companyName === approvedName) return { renamedFrom: null, renamedAt: null };
  return { renamedFrom: approvedName, renamedAt: before.renamedAt ?? now, remindedAt: null };
}

/** The producer itself, by mail: why its page says nothing of an approval for some days. */
export async function tellOfReview(
  tx: Db,
  { email, language }: { email: string; language: string },
  { companyName, renamedFrom }: Producer,
): Promise<void> {
  await queueMail(tx, {
    template: 'producer-renamed',
    recipient: email,
    language: toLanguage(language) ?? DEFAULT_LANGUAGE,
    data: { companyName, formerName: renamedFrom! },
  });
}
