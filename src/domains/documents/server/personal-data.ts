import { asc, eq } from 'drizzle-orm';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { Person } from '#engine/server/domain.ts';
import { documents } from './documents.schema.ts';
import { toListed } from './document-view.ts';

/** What was billed to a person, as the documents say it. */
export async function ownDocuments(db: Db, { id }: Person): Promise<Record<string, unknown>> {
  const found = await db
    .select({ document: documents })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(eq(orders.userId, id))
    .orderBy(asc(documents.id));
  return {
    documents: found.map(({ document }) => ({ ...toListed(document), recipient: document.recipient })),
  };
}

const PORTION = 500;

const forgetOverdue = statement<{ id: number }, { today: string; portion: number }>(
  'forget-recipients',
  `update documents set recipient = null where id in (
     select id from documents where date < $today::date and keep_until < $today::date and recipient is not null
      order by date limit $portion::int)
   returning id`,
);

/** Documents stay; whom they were for goes when the books need not say it any more, account or not. */
export async function forgetRecipients(db: Db, now: Date): Promise<void> {
  while ((await forgetOverdue(db, { today: shopDay(now), portion: PORTION })).length === PORTION);
}
