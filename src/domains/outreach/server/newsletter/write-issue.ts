import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { NewIssue } from '#domains/outreach/model/newsletter/issue.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { newsletterIssues } from '#domains/outreach/server/newsletter.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { issueById } from './issues.queries.ts';

export async function createIssue(db: Db, actor: SessionUser, issue: NewIssue): Promise<number> {
  return db.transaction(async (tx) => {
    await refuseUnknownProducts(tx, issue);
    const [row] = await tx.insert(newsletterIssues).values(issue).returning({ id: newsletterIssues.id });
    await note(tx, actor, 'newsletter.write', row!.id);
    return row!.id;
  });
}

export async function changeIssue(db: Db, actor: SessionUser, id: number, issue: NewIssue): Promise<void> {
  await db.transaction(async (tx) => {
    await refuseUnknownProducts(tx, issue);
    const changed = await tx.update(newsletterIssues).set(issue).where(unsent(id)).returning();
    await refuseSent(tx, id, changed);
    await note(tx, actor, 'newsletter.write', id);
  });
}

export async function deleteIssue(db: Db, actor: SessionUser, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await refuseSent(tx, id, await tx.delete(newsletterIssues).where(unsent(id)).returning());
    await note(tx, actor, 'newsletter.delete', id);
  });
}

/** The first to change the row this way sends it: a second one finds it sent. */
export const unsent = (id: number) => and(eq(newsletterIssues.id, id), isNull(newsletterIssues.sentAt));

export async function refuseSent(tx: Db, id: number, changed: unknown[]): Promise<void> {
  if (changed.length > 0) return;
  await issueById(tx, id);
  throw new AppError('conflict', 'errors:newsletter.sent');
}

async function refuseUnknownProducts(tx: Db, { productIds }: NewIssue): Promise<void> {
  const known = await tx.$count(products, inArray(products.id, productIds));
  if (known !== productIds.length)
    throw new AppError('invalid', 'errors:invalid', { fields: { productIds: 'errors:productNotFound' } });
}

export async function note(tx: Db, actor: SessionUser, action: string, id: number): Promise<void> {
  await recordAudit(tx, { actor, action, entityType: 'newsletter', entityId: id });
}
