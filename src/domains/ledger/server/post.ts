import type { Posting } from '#domains/ledger/model/posting.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

const writePosting = statement<{ id: number }, { posting: Posting }>(
  'post-to-ledger',
  `
  with posting as (
    insert into ledger_postings (kind, source, order_id, refund_id, payout_id)
    select kind, source, "orderId", "refundId", "payoutId" from jsonb_to_record($posting::jsonb) as p(
      kind text, source text, "orderId" int, "refundId" int, "payoutId" int)
    returning id
  ), entries as (
    insert into ledger_entries (posting_id, account, amount_cents, part_id)
    select p.id, e.account, e."amountCents", e."partId"
      from posting p, jsonb_to_recordset($posting::jsonb -> 'entries') as e(
        account text, "amountCents" bigint, "partId" int)
  ), taxes as (
    insert into ledger_taxes (posting_id, account, part_id, charge, name, percent, base_cents, tax_cents)
    select p.id, x.account, x."partId", x.charge, x.name, x.percent, x."baseCents", x."taxCents"
      from posting p, jsonb_to_recordset(coalesce($posting::jsonb -> 'taxes', '[]')) as x(
        account text, "partId" int, charge text, name text, percent numeric, "baseCents" bigint, "taxCents" bigint)
  ), reported as (
    -- Of an order that was taxed by a provider, it is told what is taxed and what is taken back.
    insert into provider_jobs (kind, tax_posting_id, idempotency_key)
    select 'tax', p.id, 'tax:' || p.id from posting p, orders o
     where o.id = ($posting::jsonb ->> 'orderId')::int and o.tax_calculation is not null
       and jsonb_array_length(coalesce($posting::jsonb -> 'taxes', '[]')) > 0
  )
  select id from posting`,
);

/**
 * Writes a posting in the transaction of what it is about: both happen or neither. Who posts to an order computes the
 * entries from its books (`loadBooks`) under the order's lock. One that was made before fails by its `source`.
 */
export async function post(tx: Db, posting: Posting): Promise<void> {
  await writePosting(tx, { posting });
}
