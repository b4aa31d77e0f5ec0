import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { DEFAULT_LANGUAGE, toLanguage } from '#engine/model/languages.ts';
import { applicationDueOn, overdueBefore } from '#domains/catalogue/model/producers/application-clock.ts';
import type { Db } from '#engine/server/db/client.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { queueMails } from '#engine/server/mail/outbox.ts';

/** Applications that nobody has answered in time: every administrator is told of each of them once. */
export async function remindOfApplications(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const overdue = await tx
      .select({
        id: producerProfiles.id,
        companyName: producerProfiles.companyName,
        renamedFrom: producerProfiles.renamedFrom,
        renamedAt: producerProfiles.renamedAt,
        createdAt: producerProfiles.createdAt,
      })
      .from(producerProfiles)
      .where(
        and(
          or(
            isNotNull(producerProfiles.renamedFrom),
            and(eq(producerProfiles.verified, false), isNull(producerProfiles.reviewedAt)),
          ),
          isNull(producerProfiles.closedAt),
          isNull(producerProfiles.remindedAt),
          lt(sql`coalesce(${producerProfiles.renamedAt}, ${producerProfiles.createdAt})`, overdueBefore(now)),
        ),
      )
      .orderBy(asc(producerProfiles.id))
      .for('no key update');
    if (overdue.length === 0) return;
    const ids = overdue.map(({ id }) => id);
    await tx.update(producerProfiles).set({ remindedAt: now }).where(inArray(producerProfiles.id, ids));
    const applications = overdue.map(({ companyName, renamedFrom, renamedAt, createdAt }) => ({
      companyName: renamedFrom === null ? companyName : `${renamedFrom} → ${companyName}`,
      dueOn: applicationDueOn(renamedAt ?? createdAt),
    }));
    const administrators = await tx
      .select({ email: users.email, language: users.language })
      .from(users)
      .where(and(eq(users.role, 'ADMIN'), isNull(users.deletedAt)));
    await queueMails(
      tx,
      administrators.map(({ email, language }) => ({
        template: 'applications-overdue' as const,
        recipient: email,
        language: toLanguage(language) ?? DEFAULT_LANGUAGE,
        data: { applications },
      })),
    );
  });
}
