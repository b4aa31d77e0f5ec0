import { and, asc, eq, gte, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { AdminDocuments, DeskDocument, ListedDocument } from '#domains/documents/model/document.ts';
import { DOCUMENT_NUMBER } from '#domains/documents/model/document-kinds.ts';
import type { Db } from '#engine/server/db/client.ts';
import { adminList, matches, numberIn } from '#engine/server/lists/admin-list.ts';
import { documents } from './documents.schema.ts';
import { toListed, type DocumentRecord } from './document-view.ts';

export async function findDocument(db: Db, number: string): Promise<DocumentRecord | undefined> {
  const [found] = await db.select().from(documents).where(eq(documents.number, number));
  return found;
}

/** Oldest first. */
export async function documentsOfOrder(db: Db, orderId: number): Promise<ListedDocument[]> {
  const found = await db
    .select()
    .from(documents)
    .where(eq(documents.orderId, orderId))
    .orderBy(asc(documents.id));
  return found.map(toListed);
}

/**
 * A number is that of a document or of an order; anything else stands in the name or the e-mail of whom it is made out to, by
 * the index `documents_search`: to look for customers among orders and then for their documents takes seconds where many match.
 */
function matching(q: string): SQL {
  const written = q.toUpperCase();
  if (DOCUMENT_NUMBER.test(written)) return eq(documents.number, written);
  const orderId = numberIn(q);
  if (orderId !== undefined) return eq(documents.orderId, orderId);
  const { recipient } = documents;
  return sql`(${matches(sql`(${recipient} ->> 'name')`, q)} or ${matches(sql`(${recipient} ->> 'email')`, q)})`;
}

function rowsOf(db: Db, named: SQL) {
  return db
    .select({
      id: documents.id,
      number: documents.number,
      kind: documents.kind,
      date: documents.date,
      totalCents: documents.totalCents,
      currency: documents.currency,
      orderId: documents.orderId,
      payoutId: documents.payoutId,
      recipient: sql<string | null>`${documents.recipient} ->> 'name'`,
    })
    .from(documents)
    .where(named);
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

function toDeskDocument({ recipient, payoutId, ...row }: Row): DeskDocument {
  return { ...toListed(row), recipient, payoutId };
}

/** Newest first. `producerId`: only the statements of this producer. */
export function listDocuments(db: Db, list: AdminDocuments, producerId?: number) {
  const { kind, from, until, q } = list;
  const where = and(
    producerId === undefined ? undefined : eq(documents.producerId, producerId),
    kind === undefined ? undefined : eq(documents.kind, kind),
    from === undefined ? undefined : gte(documents.date, from),
    until === undefined ? undefined : lte(documents.date, until),
  );
  return adminList(
    db,
    list,
    {
      table: documents,
      id: documents.id,
      where,
      search: q ? { each: matching(q) } : undefined,
      sorts: {
        number: documents.number,
        // They are dated as they are written.
        date: documents.id,
        total: documents.totalCents,
        kind: documents.kind,
        // Along `documents_order`; statements of payouts are about none.
        order: {
          turns: [
            { where: isNull(documents.orderId) },
            { where: isNotNull(documents.orderId), by: { sql: sql`${documents.orderId}`, type: 'integer' } },
          ],
        },
      },
    },
    (named) => rowsOf(db, named),
    toDeskDocument,
  );
}
