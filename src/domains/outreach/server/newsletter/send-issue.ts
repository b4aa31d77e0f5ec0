import { sql } from 'drizzle-orm';
import type { Language } from '#engine/model/languages.ts';
import { writtenLanguages } from '#domains/outreach/model/newsletter/issue.ts';
import type { Db } from '#engine/server/db/client.ts';
import { newsletterIssues } from '#domains/outreach/server/newsletter.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { batchProgress, lockBatch } from '#engine/server/mail/outbox.queries.ts';
import { queueMail, wakeMailDelivery } from '#engine/server/mail/outbox.ts';
import { batchOf, issueById, queueIssue } from './issues.queries.ts';
import { note, refuseSent, unsent } from './write-issue.ts';

/** To everyone who has confirmed, once: of two who press at the same moment one sends, the other is told so. */
export async function sendIssue(db: Db, actor: SessionUser, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const sent = await tx
      .update(newsletterIssues)
      .set({ sentAt: sql`now()` })
      .where(unsent(id))
      .returning({ texts: newsletterIssues.texts });
    await refuseSent(tx, id, sent);
    const languages = writtenLanguages(sent[0]!.texts);
    const batchId = await lockBatch(tx, batchOf(id));
    await queueIssue(tx, { issueId: id, batchId, languages });
    const progress = await batchProgress(tx, batchOf(id));
    if (progress?.recipients === 0) throw new AppError('conflict', 'errors:newsletter.nobody');
    await note(tx, actor, 'newsletter.send', id);
    await wakeMailDelivery(tx);
  });
}

/** To one address, subscribed or not; the issue stays unsent. */
export async function sendTrial(
  db: Db,
  id: number,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  await issueById(db, id);
  await queueMail(db, {
    template: 'newsletter-issue',
    recipient: email,
    language,
    data: { issueId: id, isTrial: true },
  });
}
