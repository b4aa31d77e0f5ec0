import { NUMBER_LETTERS, type DocumentKind } from '#domains/documents/model/document-kinds.ts';
import type { DocumentContent, Recipient } from '#domains/documents/model/document-content.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { policies } from '#engine/model/policies.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import type { Db } from '#engine/server/db/client.ts';
import { brokenUniqueIndex } from '#engine/server/db/error-codes.ts';
import { statement } from '#engine/server/db/statement.ts';
import { numberSql } from './write-invoices.ts';

/** A document that has no number yet. */
export interface DocumentDraft {
  kind: DocumentKind;
  /** The source of the posting that it is about. */
  cause: string;
  date: Day;
  orderId: number | null;
  payoutId: number | null;
  producerId: number | null;
  totalCents: number;
  language: string;
  content: DocumentContent;
  recipient: Recipient | null;
}

const LETTER = `case w.kind ${Object.entries(NUMBER_LETTERS)
  .map(([kind, letter]) => `when '${kind}' then '${letter}'`)
  .join(' ')} end`;

const writeMissing = statement<
  { number: string },
  { drafts: { all: DocumentDraft[] }; currency: string; keepYears: number }
>(
  'write-documents',
  `with wanted as (
     select w.*, extract(year from w.date)::int as year
       from rows from (jsonb_to_recordset($drafts::jsonb -> 'all') as (
              kind text, cause text, date date, "orderId" int, "payoutId" int, "producerId" int, "totalCents" bigint,
              language text, content jsonb, recipient jsonb)) with ordinality
            as w(kind, cause, date, order_id, payout_id, producer_id, total_cents, language, content, recipient, position)
      where not exists (select from documents d where d.cause = w.cause)
   ), counted as (
     insert into document_counters as c (kind, year, last)
     select w.kind, w.year, count(*) from wanted w group by w.kind, w.year order by w.kind, w.year
     on conflict (kind, year) do update set last = c.last + excluded.last
     returning kind, year, last
   ), numbered as (
     select w.*, c.last + 1 - row_number() over (partition by w.kind, w.year order by w.position desc) as sequence
       from wanted w join counted c on c.kind = w.kind and c.year = w.year
   )
   insert into documents (kind, number, cause, date, order_id, payout_id, producer_id, total_cents, currency, language, content,
                          recipient, keep_until)
   select w.kind, ${numberSql(`(${LETTER})`, 'w.year', 'w.sequence')}, w.cause, w.date, w.order_id, w.payout_id, w.producer_id,
          w.total_cents, $currency, w.language, w.content, w.recipient,
          (w.date + make_interval(years => $keepYears::int))::date
     from numbered w order by w.position
   returning number`,
);

/** Another process may write the same at the same moment: then nothing of it is missing any more. */
const TRIES = 5;

/** Writes those that are not there yet, numbered in their order, as a statement of its own. */
export async function writeDocuments(db: Db, drafts: readonly DocumentDraft[]): Promise<void> {
  if (drafts.length === 0) return;
  for (let tries = 1; ; tries += 1) {
    try {
      await writeMissing(db, {
        drafts: { all: [...drafts] },
        currency: shopHome().currency,
        keepYears: policies().keepYears,
      });
      return;
    } catch (error) {
      if (tries === TRIES || brokenUniqueIndex(error) !== 'documents_cause') throw error;
    }
  }
}
