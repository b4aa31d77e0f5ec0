import { NUMBER_LETTERS } from '#domains/documents/model/document-kinds.ts';
import type { Seller } from '#domains/documents/model/document-content.ts';
import { bankAccount } from '#domains/orders/server/pay-to.ts';
import { LINE_TOTAL_CENTS } from '#domains/orders/server/order-sql.ts';
import type { BankAccount } from '#engine/model/bank-account.ts';
import { SHOP_TIME_ZONE } from '#engine/model/dates.ts';
import { LANGUAGES } from '#engine/model/languages.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { policies } from '#engine/model/policies.ts';
import type { Db } from '#engine/server/db/client.ts';
import { brokenUniqueIndex } from '#engine/server/db/error-codes.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import { statement } from '#engine/server/db/statement.ts';
import { seller } from './seller.ts';

/** '000243' of 243; numbers beyond a million are longer. In SQL: `documentNumber`. */
export const numberSql = (letter: string, year: string, sequence: string) =>
  `${letter} || '-' || ${year} || '-' || lpad(${sequence}::text, greatest(6, length(${sequence}::text)), '0')`;

const day = (moment: string) => `(${moment} at time zone '${SHOP_TIME_ZONE}')::date`;

/** The frozen tax of a line, as a list of none or one. */
const taxList = (column: string) =>
  `case when ${column} is null then '[]'::jsonb else jsonb_build_array(
     (${column} - 'taxCents') || jsonb_build_object('amountCents', ${column} -> 'taxCents')) end`;

const FUNDS = `from payment_facts f left join gift_cards g on g.id = f.gift_card_id
   where f.order_id = o.id and f.kind = 'received' and (f.gift_card_id is not null or f.credit_user_id is not null)`;
const FUNDS_CENTS = `(select coalesce(sum(f.amount_cents), 0) ${FUNDS})`;
/** What gift cards and credit paid before the method. */
const PAID_BY = `(select coalesce(jsonb_agg(jsonb_build_object(
    'kind', case when f.gift_card_id is null then 'credit' else 'gift_card' end, 'lastFour', g.last_four,
    'cents', f.amount_cents) order by f.id), '[]') ${FUNDS})`;

/** What was bought, as it stands in the order for good. */
const CONTENT = `jsonb_build_object(
       'type', 'goods',
       'seller', $seller::jsonb,
       'orderedOn', ${day('o.created_at')},
       'lines', coalesce((
         select jsonb_agg(jsonb_build_object(
                  'name', i.product_name, 'unit', i.unit, 'quantity', i.quantity, 'priceCents', i.price_cents,
                  'discountPercentage', i.discount_percentage, 'discountCents', i.discount_cents,
                  'cents', ${LINE_TOTAL_CENTS}, 'promoCents', i.promo_cents, 'taxes', ${taxList('i.tax')}) order by i.id)
           from order_items i where i.order_id = o.id), (
         select jsonb_build_array(jsonb_build_object(
                  'name', coalesce($giftCard::jsonb ->> o.language, $giftCard::jsonb ->> 'en'), 'unit', '', 'quantity', 1,
                  'priceCents', t.goods_cents, 'discountPercentage', 0, 'discountCents', 0, 'cents', t.goods_cents,
                  'promoCents', 0, 'taxes', '[]'::jsonb))
           from order_parts t where t.order_id = o.id and t.gift_card_id is not null), '[]'),
       'promo', case when o.promo_code is not null then jsonb_build_object('code', o.promo_code, 'cents', o.promo_cents) end,
       'shipping', jsonb_build_object(
         'method', o.shipping_method, 'coldChain', o.cold_chain, 'cents', o.shipping_cents, 'taxes', ${taxList('o.shipping_tax')}),
       'giftWrap', jsonb_build_object('cents', o.gift_wrap_cents, 'taxes', ${taxList('o.gift_wrap_tax')}),
       'taxIncluded', o.tax_included, 'taxReason', o.tax_reason, 'correctedTaxes', '[]'::jsonb,
       'payment', jsonb_build_object(
         'method', o.payment_method,
         'paidBy', ${PAID_BY},
         'dueOn', case when o.payment_method = 'invoice' then ${day('o.created_at')} + o.invoice_days end,
         'bank', case when o.payment_method = 'invoice' and o.order_total_cents > ${FUNDS_CENTS} then $bank::jsonb end),
       'corrects', null)`;

/** Whom it is for. Where the organizer of a group lives is nobody's business. */
const RECIPIENT = `jsonb_build_object(
       'name', o.customer_name, 'email', o.customer_email, 'phone', o.customer_phone,
       'address', case when o.group_place is distinct from 'member' then o.shipping_address end,
       'deliveredTo', o.gift_to,
       'place', case when o.group_place is distinct from 'member' then o.address end, 'vatId', o.vat_id)`;

interface ToWrite {
  orderIds: number[];
  seller: Seller;
  bank: BankAccount | null;
  currency: string;
  keepYears: number;
  /** What a gift card is called, by language. */
  giftCard: Record<string, string>;
}

/**
 * The invoices of orders that count and have none, all in one statement, so that the counter's row is held no longer than it
 * runs inside the server. Those of a year are numbered by rising id.
 */
const writeMissing = statement<{ orderId: number; number: string }, ToWrite>(
  'write-invoices',
  `with missing as (
     select o.id, o.keeps_invoice_number as keeps,
            extract(year from case when o.keeps_invoice_number then ${day('o.created_at')} else ${day('o.accepted_at')} end)::int as year
       from orders o
      where o.id = any($orderIds::int[]) and o.accepted_at is not null
        and not exists (select from documents d where d.cause = 'sale:' || o.id)
   ), counted as (
     insert into document_counters as c (kind, year, last)
     select 'invoice', m.year, count(*) from missing m where not m.keeps group by m.year order by m.year
     on conflict (kind, year) do update set last = c.last + excluded.last
     returning year, last
   ), numbered as (
     select m.id, m.year, m.id as sequence from missing m where m.keeps
     union all
     select m.id, m.year, c.last + 1 - row_number() over (partition by m.year order by m.id desc)
       from missing m join counted c on c.year = m.year where not m.keeps
   )
   insert into documents (kind, number, cause, date, order_id, total_cents, currency, language, content, recipient, keep_until)
   select 'invoice', ${numberSql(`'${NUMBER_LETTERS.invoice}'`, 'n.year', 'n.sequence')}, 'sale:' || o.id,
          ${day('o.accepted_at')}, o.id, o.order_total_cents, $currency, o.language, ${CONTENT}, ${RECIPIENT},
          (${day('o.accepted_at')} + make_interval(years => $keepYears::int))::date
     from numbered n join orders o on o.id = n.id
    order by o.id
   returning order_id, number`,
);

const numbersOf = statement<{ orderId: number; number: string }, { orderIds: number[] }>(
  'numbers-of-invoices',
  `select order_id, number from documents
    where order_id = any($orderIds::int[]) and cause = 'sale:' || order_id`,
);

/** Another process may write the same at the same moment: then it has the number, and nothing is missing any more. */
const TRIES = 5;

/**
 * Writes the invoices that are missing, as a statement of its own: never inside a transaction, which would hold the counter.
 * Returns the number of every one of these orders that has an invoice.
 */
export async function writeInvoices(db: Db, orderIds: readonly number[]): Promise<Map<number, string>> {
  const wanted = [...new Set(orderIds)];
  for (let tries = 1; ; tries += 1) {
    try {
      const written = await writeMissing(db, {
        orderIds: wanted,
        seller: seller(),
        bank: bankAccount() ?? null,
        currency: shopHome().currency,
        keepYears: policies().keepYears,
        giftCard: Object.fromEntries(LANGUAGES.map((each) => [each, translator(each)('documents:giftCard')])),
      });
      const known = written.length === wanted.length ? [] : await numbersOf(db, { orderIds: wanted });
      return new Map([...known, ...written].map(({ orderId, number }) => [orderId, number]));
    } catch (error) {
      if (tries === TRIES || brokenUniqueIndex(error) !== 'documents_cause') throw error;
    }
  }
}
