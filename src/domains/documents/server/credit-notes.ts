import {
  CORRECTION_REASONS,
  type CorrectionReason,
  type InvoiceContent,
  type Recipient,
} from '#domains/documents/model/document-content.ts';
import {
  correctedLines,
  namesPieces,
  takenBack,
  type TakenLine,
} from '#domains/documents/model/taken-back.ts';
import type { Entry } from '#domains/ledger/model/posting.ts';
import { negative, type BookedTax } from '#domains/ledger/model/tax-shares.ts';
import { LEFT_OF_LINE_CENTS } from '#domains/orders/server/order-sql.ts';
import { LEFT_UNITS } from '#domains/orders/server/removals/left-of-line.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { seller } from './seller.ts';
import type { DocumentDraft } from './write-documents.ts';

/** Something in the books that changes what an order costs, and has no document yet. */
export interface Correction {
  source: string;
  kind: CorrectionReason;
  /** What was cancelled are parts of which all items were removed. */
  isRemoved: boolean;
  at: Date;
  orderId: number;
  entries: Entry[];
  taxes: BookedTax[];
  /** Of the order's invoice. */
  number: string;
  language: string;
  recipient: Recipient | null;
  content: InvoiceContent;
}

const MISSING = `p.kind in (${CORRECTION_REASONS.map((kind) => `'${kind}'`).join(', ')})
      and not exists (select from documents d where d.cause = p.source)`;

const EMPTIES_PARTS = `exists (
  select from ledger_entries e join order_events v on v.part_id = e.part_id join order_removals r on r.event_id = v.id
   where e.posting_id = p.id)`;

const corrections = (
  which: string,
) => `select p.source, p.kind, p.kind = 'cancellation' and ${EMPTIES_PARTS} as is_removed, p.at, p.order_id, m.number, m.language, m.recipient, m.content,
          coalesce((select json_agg(json_build_object('account', e.account, 'amountCents', e.amount_cents, 'partId', e.part_id)
                      order by e.id) from ledger_entries e where e.posting_id = p.id), '[]') as entries,
          coalesce((select json_agg(json_build_object('account', x.account, 'partId', x.part_id, 'charge', x.charge, 'name', x.name,
                      'percent', x.percent, 'baseCents', x.base_cents, 'taxCents', x.tax_cents) order by x.id)
                      from ledger_taxes x where x.posting_id = p.id), '[]') as taxes
     from ledger_postings p join documents m on m.cause = 'sale:' || p.order_id
    where ${which} and ${MISSING} order by p.id`;

/** Oldest first. Only of orders whose invoice is written. */
export const correctionsOfOrder = statement<Correction, { orderId: number }>(
  'corrections-of-order',
  corrections('p.order_id = $orderId::int'),
);
export const correctionsAmong = statement<Correction, { postingIds: number[] }>(
  'corrections-among-postings',
  corrections('p.id = any($postingIds::int[])'),
);

/** Pieces that were left of the parts which were cancelled with a posting: those that its entries name, or all where it moved no money. */
const cancelledLines = statement<TakenLine, { orderId: number; partIds: number[] }>(
  'cancelled-lines',
  `select i.part_id, i.product_name as name, i.unit, ${LEFT_UNITS} as quantity, i.price_cents, i.discount_percentage::float8 as discount_percentage,
          i.price_cents * ${LEFT_UNITS} - ${LEFT_OF_LINE_CENTS} as discount_cents, ${LEFT_OF_LINE_CENTS} as weight_cents
     from order_items i join order_parts t on t.id = i.part_id
    where i.order_id = $orderId::int and ${LEFT_UNITS} > 0
      and case when cardinality($partIds::int[]) = 0 then t.status = 'cancelled' else i.part_id = any($partIds::int[]) end
    order by i.id`,
);

const returnedLines = statement<TakenLine, { returnId: number }>(
  'returned-lines',
  `select i.part_id, i.product_name as name, i.unit, r.quantity, i.price_cents, 0::float8 as discount_percentage,
          0 as discount_cents, coalesce(r.paid_cents - r.fee_cents, 0) as weight_cents
     from return_items r join order_items i on i.id = r.order_item_id
    where r.return_id = $returnId::int order by i.id`,
);

const removedLines = statement<TakenLine, { removalId: number }>(
  'removed-lines',
  `select i.part_id, i.product_name as name, i.unit, x.quantity, i.price_cents, i.discount_percentage::float8 as discount_percentage,
          i.price_cents * x.quantity - x.goods_cents as discount_cents, x.goods_cents as weight_cents
     from order_removal_items x join order_items i on i.id = x.order_item_id
    where x.removal_id = $removalId::int order by i.id`,
);

/** Undefined: the posting changes nothing of what the order costs. */
export async function draftCorrection(db: Db, correction: Correction): Promise<DocumentDraft | undefined> {
  const { kind: reason, source, at, orderId, number, language, recipient, content: invoiced } = correction;
  // What the bank decided otherwise is sold again.
  const isSoldAgain = reason === 'dispute_won';
  const entries = isSoldAgain ? correction.entries.map(negated) : correction.entries;
  const taxes = isSoldAgain ? correction.taxes.map(negative) : correction.taxes;
  const taken = takenBack(entries, { taxes, taxIncluded: invoiced.taxIncluded });
  if (taken.totalCents === 0 && !namesPieces(reason)) return undefined;
  const lines = await takenLines(db, correction, [...taken.parts.keys()]);
  return {
    kind: isSoldAgain ? 'invoice' : 'credit_note',
    cause: source,
    date: shopDay(at),
    orderId,
    payoutId: null,
    producerId: null,
    totalCents: taken.totalCents,
    language,
    recipient,
    content: {
      ...invoiced,
      seller: seller(),
      lines: correctedLines(reason, taken, lines),
      promo: invoiced.promo && taken.promoCents > 0 ? { ...invoiced.promo, cents: taken.promoCents } : null,
      shipping: { ...invoiced.shipping, cents: taken.shippingCents, taxes: [] },
      giftWrap: { cents: taken.giftWrapCents, taxes: [] },
      correctedTaxes: taken.taxes,
      payment: { ...invoiced.payment, dueOn: null, bank: null },
      corrects: { number, reason: correction.isRemoved ? 'removal' : reason },
    },
  };
}

function takenLines(db: Db, { kind, source, orderId }: Correction, partIds: number[]): Promise<TakenLine[]> {
  if (kind === 'cancellation') return cancelledLines(db, { orderId, partIds });
  if (kind === 'removal') return removedLines(db, { removalId: Number(source.slice('removal:'.length)) });
  if (kind === 'return') return returnedLines(db, { returnId: Number(source.slice('return:'.length)) });
  return Promise.resolve([]);
}

function negated(entry: Entry): Entry {
  return { ...entry, amountCents: 0 - entry.amountCents };
}
