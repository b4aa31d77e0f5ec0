/** The books of an order that counts at once: its sale, from `sale` and `saleTaxes` of `$order`, for `placed` and `parts`. */
export const SALE = `sale as (
    insert into ledger_postings (kind, source, order_id)
    select 'sale', 'sale:' || id, id from placed where jsonb_array_length($order::jsonb -> 'sale') > 0
    returning id
  ), entries as (
    insert into ledger_entries (posting_id, account, amount_cents, part_id)
    select s.id, e.account, e."amountCents", (select array_agg(t.id order by t.id) from parts t)[e.part + 1]
      from sale s, jsonb_to_recordset($order::jsonb -> 'sale') as e(account text, "amountCents" bigint, part int)
  ), sale_taxes as (
    insert into ledger_taxes (posting_id, account, part_id, charge, name, percent, base_cents, tax_cents)
    select s.id, x.account, (select array_agg(t.id order by t.id) from parts t)[x.part + 1], x.charge, x.name, x.percent,
           x."baseCents", x."taxCents"
      from sale s, jsonb_to_recordset($order::jsonb -> 'saleTaxes') as x(account text, part int, charge text, name text,
        percent numeric, "baseCents" bigint, "taxCents" bigint)
  ), reported_sale as (
    insert into provider_jobs (kind, tax_posting_id, idempotency_key)
    select 'tax', s.id, 'tax:' || s.id from sale s, draft d where d.tax_calculation is not null
  )`;
