import { sql } from 'drizzle-orm';
import { writeMissingDocuments } from '#domains/documents/server/missing-documents.ts';
import { rows, type Db } from '#engine/server/db/client.ts';

/** The tax that a document says, of its lines, shipping, gift wrap and what it corrects. */
const TAXED = `(select coalesce(sum((tax ->> 'amountCents')::bigint), 0)
  from (select jsonb_path_query(content, '$.lines[*].taxes[*]') as tax
    union all select jsonb_path_query(content, '$.shipping.taxes[*]')
    union all select jsonb_path_query(content, '$.giftWrap.taxes[*]')
    union all select jsonb_path_query(content, '$.correctedTaxes[*]')) said)`;
const TAXES = sql.raw(TAXED);

const BASES = sql.raw(TAXED.replace('amountCents', 'baseCents'));

/** Writes what is missing, and compares the documents with the books; each difference is a sentence about it. */
export async function documentFaults(db: Db): Promise<string[]> {
  await writeMissingDocuments(db, new Date());
  const faults = await rows<{ fault: string }>(
    db,
    sql`
      select 'order ' || o.id || ' costs ' || coalesce(b.cents, 0) || ', its documents say ' || coalesce(d.cents, 0) as fault
        from orders o
        left join (
          select p.order_id, -sum(e.amount_cents) as cents
            from ledger_postings p join ledger_entries e on e.posting_id = p.id
           where e.account not in ('cash', 'receivable', 'fees', 'refunds_due', 'disputes')
             and not (e.part_id is null and (e.account = 'gift_cards' or e.account like 'credit:%'))
           group by p.order_id
        ) b on b.order_id = o.id
        left join (
          select order_id, sum(case kind when 'invoice' then total_cents else -total_cents end) as cents
            from documents group by order_id
        ) d on d.order_id = o.id
       where coalesce(b.cents, 0) <> coalesce(d.cents, 0)
      union all
      select 'order ' || o.id || ' has ' || count(d.id) || ' invoices' from orders o
        left join documents d on d.cause = 'sale:' || o.id
       group by o.id, o.accepted_at having count(d.id) <> (case when o.accepted_at is null then 0 else 1 end)
      union all
      -- What its lines, code, shipping and gift wrap add up to.
      select number || ' does not add up' from documents
       where content ->> 'type' = 'goods' and content ->> 'taxReason' is null and total_cents <> (
         select coalesce(sum((line ->> 'cents')::bigint), 0) from jsonb_array_elements(content -> 'lines') line)
           - coalesce((content -> 'promo' ->> 'cents')::bigint, 0) + (content -> 'shipping' ->> 'cents')::bigint
           + (content -> 'giftWrap' ->> 'cents')::bigint
           + case when (content ->> 'taxIncluded')::boolean then 0 else ${TAXES} end
      union all
      -- Who owes the tax pays what it is computed on.
      select number || ' does not add up' from documents
       where content ->> 'taxReason' is not null and total_cents <> ${BASES}
      union all
      -- Each says the tax that the books hold for what it is about.
      select number || ' says ' || ${TAXES} || ' of tax, the books ' || coalesce(b.cents, 0)
        from documents d left join (
          select p.source, abs(sum(x.tax_cents)) as cents
            from ledger_postings p join ledger_taxes x on x.posting_id = p.id group by p.source
        ) b on b.source = d.cause
       where content ->> 'type' = 'goods' and ${TAXES} <> coalesce(b.cents, 0)
      union all
      select number || ' does not add up' from documents
       where content ->> 'type' = 'statement' and total_cents <> (
         select sum((line ->> 'cents')::bigint) from jsonb_array_elements(content -> 'lines') line)
      union all
      select 'payout ' || y.id || ' has no statement' from payouts y
       where not exists (select from documents d where d.payout_id = y.id and d.total_cents = y.amount_cents)
      union all
      select kind || 's of ' || left(number, 6) || ' have gaps: ' || count(*) || ' up to ' || max(right(number, 6)::int)
        from documents d left join orders o on o.id = d.order_id and d.cause = 'sale:' || o.id
       where o.keeps_invoice_number is not true group by kind, left(number, 6)
      having count(*) <> max(right(number, 6)::int) - min(right(number, 6)::int) + 1`,
  );
  return faults.map(({ fault }) => fault);
}
