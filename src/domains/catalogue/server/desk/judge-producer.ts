import { eq, sql } from 'drizzle-orm';
import { DEFAULT_LANGUAGE, toLanguage } from '#engine/model/languages.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Db } from '#engine/server/db/client.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { requireFreeGtinsOf } from '#domains/catalogue/server/batches/free-gtins.ts';
import { producerLooksDifferent } from '#domains/catalogue/server/products/public-changes.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { lockShelf } from '#domains/catalogue/server/producers/close-producer.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';

/** Approves or declines a producer: its products appear or disappear with it, and it is told by mail. */
export async function judgeProducer(
  catalogue: Catalogue,
  actor: SessionUser,
  producerId: number,
  verdict: { verified: boolean; reason?: string | undefined },
): Promise<void> {
  await catalogue.change(async (tx, changed) => {
    const { verified } = verdict;
    const reason = verified ? null : verdict.reason || null;
    await lockShelf(tx, eq(producerProfiles.id, producerId));
    const [before] = await tx
      .select()
      .from(producerProfiles)
      .where(eq(producerProfiles.id, producerId))
      .for('update');
    if (before === undefined) throw new AppError('not_found', 'errors:producerNotFound');
    if (verified) await requireFreeGtinsOf(tx, producerId);
    const [after] = await tx
      .update(producerProfiles)
      .set({ verified, declineReason: reason, reviewedAt: sql`now()`, renamedFrom: null, renamedAt: null })
      .where(eq(producerProfiles.id, producerId))
      .returning();
    await recordAudit(tx, {
      actor,
      action: verified ? 'producer.approve' : 'producer.decline',
      entityType: 'producer',
      entityId: producerId,
      detail: {
        companyName: before.companyName,
        ...(before.renamedFrom === null ? {} : { formerName: before.renamedFrom }),
        ...(reason === null ? {} : { reason }),
      },
    });
    await tellProducer(tx, before, verified, reason);
    if (producerLooksDifferent(before, after!)) changed.producer(producerId);
  });
}

async function tellProducer(
  tx: Db,
  producer: typeof producerProfiles.$inferSelect,
  approved: boolean,
  reason: string | null,
): Promise<void> {
  if (producer.userId === null) return;
  const [user] = await tx.select().from(users).where(eq(users.id, producer.userId));
  if (user === undefined) return;
  await queueMail(tx, {
    template: 'producer-verdict',
    recipient: user.email,
    language: toLanguage(user.language) ?? DEFAULT_LANGUAGE,
    data: { companyName: producer.companyName, slug: producer.slug, approved, reason },
  });
}
