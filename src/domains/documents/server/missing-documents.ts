import { CORRECTION_REASONS } from '#domains/documents/model/document-content.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { correctionsAmong, correctionsOfOrder, draftCorrection, type Correction } from './credit-notes.ts';
import { draftStatement, payoutsWithoutStatement } from './payout-statements.ts';
import { writeDocuments, type DocumentDraft } from './write-documents.ts';
import { writeInvoices } from './write-invoices.ts';

/** Everything that there should be about an order is written when this is done: the invoice first, then what corrects it. */
export async function writeDocumentsOfOrder(db: Db, orderId: number): Promise<void> {
  await writeInvoices(db, [orderId]);
  await writeCorrections(db, await correctionsOfOrder(db, { orderId }));
}

export async function writeStatementsOf(db: Db, producerId: number): Promise<void> {
  const paid = await payoutsWithoutStatement(db, { producerId, postingIds: null });
  await writeDocuments(db, await Promise.all(paid.map((payout) => draftStatement(db, payout))));
}

async function writeCorrections(db: Db, corrections: readonly Correction[]): Promise<void> {
  const drafts: (DocumentDraft | undefined)[] = [];
  for (const correction of corrections) drafts.push(await draftCorrection(db, correction));
  await writeDocuments(
    db,
    drafts.filter((draft) => draft !== undefined),
  );
}

const PORTION = 200;
const HOUR_MS = 60 * 60 * 1000;
/** By then an order is accepted or never will be: a card has half an hour, a guest an hour. */
const ORDERS_SETTLE_MS = 24 * HOUR_MS;
/** By then every transaction that has taken an id is over. */
const POSTINGS_SETTLE_MS = HOUR_MS;

interface Found {
  id: number;
}

const ordersToInvoice = statement<Found, { after: number; portion: number }>(
  'orders-to-invoice',
  `select o.id from orders o
    where o.id > greatest($after::int, coalesce((select up_to from document_progress where source = 'orders'), 0))
      and o.accepted_at is not null and not exists (select from documents d where d.cause = 'sale:' || o.id)
    order by o.id limit $portion::int`,
);

const postingsToDocument = statement<Found, { after: number; portion: number }>(
  'postings-to-document',
  `select p.id from ledger_postings p
    where p.id > greatest($after::int, coalesce((select up_to from document_progress where source = 'postings'), 0))
      and p.kind in (${[...CORRECTION_REASONS, 'payout'].map((kind) => `'${kind}'`).join(', ')})
      and not exists (select from documents d where d.cause = p.source)
    order by p.id limit $portion::int`,
);

const moveOn = (source: string, table: string, moment: string) =>
  statement<never, { settledBefore: Date }>(
    `documents-move-on-${source}`,
    `insert into document_progress as g (source, up_to)
     select '${source}', max(id) from ${table} where ${moment} < $settledBefore::timestamptz
       and id > coalesce((select up_to from document_progress where source = '${source}'), 0)
     having max(id) is not null
     on conflict (source) do update set up_to = greatest(g.up_to, excluded.up_to)`,
  );

const moveOnOrders = moveOn('orders', 'orders', 'created_at');
const moveOnPostings = moveOn('postings', 'ledger_postings', 'at');

/**
 * Writes whatever is missing, also what a process that died has left: oldest first, so that numbers follow time. What is
 * settled is not looked at again.
 */
export async function writeMissingDocuments(db: Db, now: Date): Promise<void> {
  await inPortions(ordersToInvoice, db, async (ids) => void (await writeInvoices(db, ids)));
  await inPortions(postingsToDocument, db, async (postingIds) => {
    await writeCorrections(db, await correctionsAmong(db, { postingIds }));
    const paid = await payoutsWithoutStatement(db, { producerId: null, postingIds });
    await writeDocuments(db, await Promise.all(paid.map((payout) => draftStatement(db, payout))));
  });
  await moveOnOrders(db, { settledBefore: new Date(now.getTime() - ORDERS_SETTLE_MS) });
  await moveOnPostings(db, { settledBefore: new Date(now.getTime() - POSTINGS_SETTLE_MS) });
}

async function inPortions(
  find: typeof ordersToInvoice,
  db: Db,
  write: (ids: number[]) => Promise<void>,
): Promise<void> {
  let after = 0;
  let found: Found[];
  do {
    found = await find(db, { after, portion: PORTION });
    if (found.length > 0) await write(found.map(({ id }) => id));
    after = found.at(-1)?.id ?? after;
  } while (found.length === PORTION);
}
