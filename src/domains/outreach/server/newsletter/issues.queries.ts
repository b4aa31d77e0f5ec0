import { and, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { IssueDetail, IssueList, NewsletterIssue } from '#domains/outreach/model/newsletter/issue.ts';
import type { Db } from '#engine/server/db/client.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { productNameIn } from '#domains/catalogue/server/products/product-names.ts';
import type { Language } from '#engine/model/languages.ts';
import { mailBatches, MAX_ATTEMPTS } from '#engine/server/mail/mails.schema.ts';
import { newsletterIssues } from '#domains/outreach/server/newsletter.schema.ts';
import { mailOutbox, newsletterSubscribers } from '#engine/server/db/operations.schema.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { adminList } from '#engine/server/lists/admin-list.ts';
import { batchProgress, MAILS_AT_ONCE } from '#engine/server/mail/outbox.queries.ts';

const MAX_BOUNCED = 100;

export type IssueRow = typeof newsletterIssues.$inferSelect;

/** What the batch of its mails is called. */
export const batchOf = (issueId: number) => `newsletter-${issueId}`;

export async function listIssues(db: Db, list: IssueList) {
  const page = await adminList(
    db,
    list,
    {
      table: newsletterIssues,
      id: newsletterIssues.id,
      where: undefined,
      sorts: {
        subject: { sql: sql`${newsletterIssues.texts} -> 'en' ->> 'subject'`, type: 'text' },
        sent: newsletterIssues.sentAt,
      },
    },
    (named) => db.select().from(newsletterIssues).where(named),
    toIssue,
  );
  const items = 'items' in page ? page.items : page;
  const batches = await db
    .select()
    .from(mailBatches)
    .where(
      inArray(
        mailBatches.about,
        items.map(({ id }) => batchOf(id)),
      ),
    );
  for (const issue of items) {
    const batch = batches.find(({ about }) => about === batchOf(issue.id));
    if (batch !== undefined) issue.progress = batch;
  }
  return page;
}

function toIssue({ createdAt, sentAt, ...row }: IssueRow): NewsletterIssue {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    progress: null,
  };
}

export async function issueById(db: Db, id: number): Promise<IssueRow> {
  const [issue] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id));
  if (issue === undefined) throw new AppError('not_found', 'errors:newsletter.notFound');
  return issue;
}

export async function issueDetail(db: Db, id: number, language: Language): Promise<IssueDetail> {
  const issue = toIssue(await issueById(db, id));
  const named = await db
    .select({ id: products.id, name: productNameIn(language) })
    .from(products)
    .where(inArray(products.id, issue.productIds));
  const subscribers = await db.$count(newsletterSubscribers, eq(newsletterSubscribers.status, 'confirmed'));
  return {
    ...issue,
    progress: await batchProgress(db, batchOf(id)),
    products: issue.productIds.flatMap(
      (productId) => named.find((product) => product.id === productId) ?? [],
    ),
    subscribers,
    bounced: await bouncedOf(db, id),
  };
}

async function bouncedOf(db: Db, issueId: number) {
  const rows = await db
    .select({ email: mailOutbox.recipient, reason: mailOutbox.lastError })
    .from(mailOutbox)
    .innerJoin(mailBatches, eq(mailBatches.id, mailOutbox.batchId))
    .where(
      and(
        eq(mailBatches.about, batchOf(issueId)),
        isNull(mailOutbox.sentAt),
        gte(mailOutbox.attempts, MAX_ATTEMPTS),
      ),
    )
    .orderBy(desc(mailOutbox.id))
    .limit(MAX_BOUNCED);
  return rows.map(({ email, reason }) => ({ email, reason: reason ?? '' }));
}

const queueNext = statement<
  { last: number | null },
  { issueId: number; batchId: number; languages: string[]; after: number; limit: number }
>(
  'queue-newsletter',
  `with readers as (
     select s.id, s.email, case when s.language = any($languages::text[]) then s.language else 'en' end as language
       from newsletter_subscribers s where s.status = 'confirmed' and s.id > $after::int
      order by s.id limit $limit::int
   ), queued as (
     insert into mail_outbox (template, recipient, language, data, bulk, batch_id)
     select 'newsletter-issue', r.email, r.language, jsonb_build_object('issueId', $issueId::int), true, $batchId::int
       from readers r
      where not exists (select from refused_addresses f where f.email = lower(r.email))
     returning id
   ), counted as (
     update mail_batches set recipients = recipients + (select count(*) from queued) where id = $batchId::int
   )
   select max(id) as last from readers`,
);

/** However many readers there are; each in a language in which the issue is written. */
export async function queueIssue(
  tx: Db,
  mails: { issueId: number; batchId: number; languages: string[] },
): Promise<void> {
  let after: number | null = 0;
  while (after !== null) after = (await queueNext(tx, { ...mails, after, limit: MAILS_AT_ONCE }))[0]!.last;
}
