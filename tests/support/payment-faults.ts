import { sql } from 'drizzle-orm';
import { rows, type Db } from '#engine/server/db/client.ts';

/** Compares what providers and administrators said with the orders and the ledger; each difference is a sentence. */
export async function paymentFaults(db: Db): Promise<string[]> {
  const faults = await rows<{ fault: string }>(
    db,
    sql`
      with money as materialized (
        select o.id, o.status, o.accepted_at, o.payment_method, o.order_total_cents,
               coalesce((select sum(amount_cents) from payment_facts f where f.order_id = o.id and f.kind = 'received'), 0) as paid,
               coalesce((select sum(amount_cents) from payment_facts f where f.order_id = o.id and f.kind = 'refunded'), 0)
               - coalesce((select sum(amount_cents) from payment_facts f where f.order_id = o.id and f.kind = 'refund_failed'), 0) as refunded,
               coalesce((select sum(amount_cents) from refunds r where r.order_id = o.id
                            and not exists (select from payment_facts f where f.refund_id = r.id)), 0) as under_way,
               coalesce((select sum(amount_cents) from refunds r where r.order_id = o.id
                            and exists (select from payment_facts f where f.refund_id = r.id and f.kind = 'refund_failed')), 0) as failed,
               coalesce((select sum(e.amount_cents) from ledger_postings p join ledger_entries e on e.posting_id = p.id
                          where p.order_id = o.id and p.kind not in ('fee', 'dispute') and (e.account = 'cash'
                            or e.part_id is null and (e.account = 'gift_cards' or e.account like 'credit:%'))), 0) as cash,
               coalesce((select sum(e.amount_cents) from ledger_postings p join ledger_entries e on e.posting_id = p.id
                          where p.order_id = o.id and e.account = 'disputes'), 0) as disputed,
               coalesce((select -sum(e.amount_cents) from ledger_postings p join ledger_entries e on e.posting_id = p.id
                          where p.order_id = o.id and e.account = 'refunds_due'), 0) as due,
               coalesce((select sum(e.amount_cents) from ledger_postings p join ledger_entries e on e.posting_id = p.id
                          where p.order_id = o.id and e.account = 'receivable'), 0) as receivable
          from orders o
      )
      select 'order ' || id || ' holds ' || (paid - refunded) || ', its cash is ' || cash as fault from money
       where paid - refunded <> cash
      union all
      -- What failed is owed until it is transferred, and what is disputed until that is decided.
      select 'order ' || id || ' owes back ' || due || ', but ' || under_way || ' is on its way' from money
       where due not between under_way and under_way + failed + greatest(disputed, 0)
      union all
      select 'order ' || id || ' was accepted without being paid' from money
       where accepted_at is not null and payment_method <> 'invoice' and paid < order_total_cents
      union all
      select 'order ' || id || ' was paid and not accepted' from money
       where accepted_at is null and paid > 0 and paid >= order_total_cents and status <> 'cancelled'
      union all
      select 'order ' || id || ' is cancelled and still owes ' || receivable from money
       where status = 'cancelled' and receivable <> 0
      union all
      select 'order ' || id || ' was paid twice: ' || paid from money where paid > order_total_cents
      union all
      select 'mail ' || m.id || ' waits for order ' || o.id || ', which waits for nothing'
        from mail_outbox m join orders o on o.id = m.waits_for_order_id
       where o.accepted_at is not null or o.status = 'cancelled'`,
  );
  return faults.map(({ fault }) => fault);
}
