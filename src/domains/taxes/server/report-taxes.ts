import { reversals, type BookedPosting, type ReportedLine } from '#domains/taxes/model/tax-reversal.ts';
import type { TaxAmount } from '#domains/taxes/model/tax-of.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { referenceOf } from './stripe/calculation.ts';
import { taxReports } from './tax-reports.schema.ts';
import type { TaxReporter } from './tax-reporter.ts';

interface TaxedOrder {
  orderId: number;
  calculation: string;
  /** In the order in which they were asked about. */
  items: { partId: number; tax: TaxAmount | null }[];
  shippingTax: TaxAmount | null;
  giftWrapTax: TaxAmount | null;
  /** All of the order up to this one that moved taxes. The first is its sale. */
  postings: (BookedPosting & { reported: string | null })[];
}

const orderOfPosting = statement<TaxedOrder, { postingId: number }>(
  'order-of-tax-posting',
  `select o.id as order_id, o.tax_calculation as calculation, o.shipping_tax, o.gift_wrap_tax,
          (select jsonb_agg(jsonb_build_object('partId', i.part_id, 'tax', i.tax) order by i.id)
             from order_items i where i.order_id = o.id) as items,
          (select jsonb_agg(jsonb_build_object('id', p.id, 'taxes', x.taxes, 'reported', r.provider_id,
                    'undoes', (select l.id from ledger_postings l
                                where p.kind = 'dispute_won' and l.source = replace(p.source, '_won:', '_lost:'))) order by p.id)
             from ledger_postings p
             join lateral (
               select jsonb_agg(jsonb_build_object('account', t.account, 'partId', t.part_id, 'charge', t.charge, 'name', t.name,
                        'percent', t.percent, 'baseCents', t.base_cents, 'taxCents', t.tax_cents) order by t.id) as taxes
                 from ledger_taxes t where t.posting_id = p.id) x on x.taxes is not null
             left join tax_reports r on r.posting_id = p.id
            where p.order_id = o.id and p.id <= q.id) as postings
     from ledger_postings q join orders o on o.id = q.order_id where q.id = $postingId::int`,
);

/** Tells the provider of taxes of a posting, and returns what it calls that. The call only: what it said is written afterwards. */
export async function reportTaxes(db: Db, reporter: TaxReporter | undefined, postingId: number) {
  if (reporter === undefined) throw new Error('Nobody is set up who could be told of taxes');
  const order = (await orderOfPosting(db, { postingId }))[0]!;
  return { orderId: order.orderId, providerId: await told(order, reporter, postingId) };
}

async function told(order: TaxedOrder, reporter: TaxReporter, postingId: number): Promise<string> {
  const [sale, ...later] = order.postings;
  if (sale!.id === postingId) return reporter.sale(order.calculation);
  const reversal = reversals(linesOf(order), later).find((each) => each.postingId === postingId)!;
  const reportedAs = (id: number) => {
    const found = order.postings.find((posting) => posting.id === id)!.reported;
    // It is on its way, and comes first.
    if (found === null) throw new Error(`Posting ${id} has not been reported yet`);
    return found;
  };
  return reversal.undoes === null
    ? reporter.takeBack({ transaction: reportedAs(sale!.id), postingId, lines: reversal.lines })
    : reporter.giveBack(reportedAs(reversal.undoes));
}

/** All that was asked about, as it was called then. */
function linesOf({ items, shippingTax, giftWrapTax }: TaxedOrder): ReportedLine[] {
  const ofOrder = { partId: null };
  return [
    ...items.flatMap(({ partId, tax }, at) =>
      tax === null ? [] : { reference: referenceOf(at), partId, charge: null, tax },
    ),
    ...(shippingTax === null
      ? []
      : [
          {
            ...ofOrder,
            reference: referenceOf('shipping'),
            charge: 'shipping',
            tax: shippingTax,
          } as const,
        ]),
    ...(giftWrapTax === null
      ? []
      : [
          {
            ...ofOrder,
            reference: referenceOf('giftWrap'),
            charge: 'gift_wrap',
            tax: giftWrapTax,
          } as const,
        ]),
  ];
}

/** In the transaction that marks the job as done. */
export async function recordTaxReport(
  tx: Db,
  postingId: number,
  report: { orderId: number; providerId: string },
): Promise<void> {
  await tx.insert(taxReports).values({ postingId, ...report });
}
