// What a shop has in its lists after years, beside products and orders: so many rows of each, as the desk shows them. They hang
// together only as far as the lists look.
import { closeBooks } from '#domains/ledger/server/close-books.ts';
import { sumUpLedgerDays } from '#domains/ledger/server/overview/ledger-days.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#engine/server/db/client.ts';

const DAY = sql`interval '1 day'`;

/** The shop must hold at least so many products and orders. Orders are sent, but for the newest. */
export async function fillDesk(database: Database, rows: number): Promise<void> {
  const n = sql`generate_series(1, ${rows}::int) n`;
  /** One of these texts, each in its turn. */
  const oneOf = (...texts: string[]) => sql.raw(`(array['${texts.join("','")}'])[1 + n % ${texts.length}]`);
  const statements: SQL[] = [
    sql`update order_parts set status = 'delivered', shipped_at = coalesce(shipped_at, now() - 9 * ${DAY}),
               delivered_at = coalesce(delivered_at, now() - 8 * ${DAY})
         where status in ('pending', 'processing') and order_id < (select max(id) from orders) - 3000`,
    sql`update orders set status = 'completed', money_received = true
         where status in ('pending', 'processing', 'shipped') and id < (select max(id) from orders) - 3000`,
    sql`update orders set gift_message = 'For you', gift_to = 'Ada' where id % 100 = 0`,
    sql`insert into users (email, username, password_hash, role, created_at, suspended_at)
        select 'person' || n || '@example.com', 'person' || n, 'x', ${oneOf('BUYER', 'BUYER', 'BUYER', 'PRODUCER')},
               now() - n * interval '7 minutes', case when n % 500 = 0 then now() end from ${n}`,
    sql`insert into producer_profiles (user_id, slug, company_name, business_type, location, description, verified, created_at, reviewed_at)
        select id, 'farm-' || id, 'Farm ' || id, 'Farm', 'Portland, Maine', 'Makes things that people like to eat.',
               id % 50 <> 0, created_at, case when id % 100 <> 0 then now() end
          from users where username like 'person%' and role = 'PRODUCER'`,
    sql`insert into product_reviews (product_id, order_id, author_name, rating, comment, status)
        select 1 + n % 1000, n, 'Person ' || n, 1 + n % 5, 'A good one, number ' || n,
               case when n % 50 = 0 then 'hidden' else 'published' end from ${n} on conflict do nothing`,
    sql`insert into audit_log (actor_name, action, entity_type, entity_id)
        select 'admin', ${oneOf('order.status', 'product.update', 'user.role')}, 'order', n::text from ${n}`,
    sql`insert into payouts (producer_id, period_end, amount_cents, created_at)
        select (select min(id) from producer_profiles) + n % 10, now() - n * ${DAY}, 1000 + n % 90000, now() from ${n}`,
    sql`insert into payout_confirmations (payout_id, reference) select id, 'T-' || id from payouts where id <= (select max(id) from payouts) - ${rows}::int / 20 on conflict do nothing`,
    // What a trigger would have written.
    sql`insert into pending_payouts (payout_id) select id from payouts p
         where not exists (select from payout_confirmations c where c.payout_id = p.id) on conflict do nothing`,
    sql`insert into returns (number, order_id, customer_name, kind, reason, details, status, perishable, requested_at, closed_at, refund_cents)
        select 'R-' || n, n, (select o.customer_name from orders o where o.id = n), 'refund', 'damaged', 'The jar was broken, number ' || n, s.status, false, now() - n * interval '5 minutes',
               case when s.status in ('refunded', 'declined') then now() end, case when s.status = 'refunded' then 1000 end
          from ${n}, lateral (select ${oneOf('refunded', 'refunded', 'declined', 'requested', 'authorized', 'received')} as status) s
            on conflict do nothing`,
    sql`insert into return_items (return_id, order_item_id, producer_id, quantity, with_fee)
        select r.id, i.id, i.producer_id, 1, false
          from returns r join order_items i on i.id = (select min(f.id) from order_items f where f.order_id = r.order_id)
         where not exists (select from return_items x where x.return_id = r.id)`,
    sql`insert into waitlist (email, name, role) select 'wait' || n || '@example.com', md5(n::text), ${oneOf('BUYER', 'PRODUCER')} from ${n}`,
    sql`insert into promo_codes (code, kind, value, active) select 'CODE' || n, 'percent', 1000, n % 2 = 0 from ${n}`,
    sql`insert into certificates (producer_id, scheme, number, valid_until, proof, status)
        select (select min(id) from producer_profiles) + n % 10, 'organic', 'N' || n, current_date + n % 700, '\\x00',
               ${oneOf('waiting', 'approved', 'approved', 'declined')} from ${n}`,
    sql`insert into batches (product_id, code, produced_on, best_before, quantity, status)
        select 1 + n % 1000, 'L' || n, current_date - 100, current_date + n % 400, n % 50,
               ${oneOf('sellable', 'sellable', 'sellable', 'held', 'recalled')} from ${n}`,
    // One of ten is open; four people in each, of whom some have left.
    sql`insert into group_buys (slug, product_id, organizer_user_id, closes_at, delivery, status, price_cents, sizes, tiers, ended_at, cancel_reason)
        select 'group-' || n, 1 + n % 1000, (select min(id) from users),
               case when n % 10 = 0 then now() + n * interval '1 hour' else now() - n * interval '1 hour' end, 'separate', s.status, 1000,
               jsonb_build_array(jsonb_build_object('productId', 1 + n % 1000, 'countsAs', 1, 'priceCents', 1000, 'label', '', 'labels', '{}'::jsonb)),
               '[{"quantity": 10, "percentage": 5}]', case when s.status <> 'open' then now() end, case when s.status = 'cancelled' then 'organizer' end
          from ${n}, lateral (select case n % 10 when 0 then 'open' when 1 then 'cancelled' else 'expired' end as status) s`,
    sql`insert into group_members (group_buy_id, is_organizer, quantity, items, customer_name, customer_email, payment_method, state)
        select g.id, m = 1, 1 + (g.id + m) % 7, jsonb_build_array(jsonb_build_object('productId', g.product_id, 'quantity', 1 + (g.id + m) % 7)),
               'Person ' || m, 'member' || m || '@example.com', 'invoice', case when m > 1 + g.id % 4 then 'left' else 'in' end
          from group_buys g, generate_series(1, 4) m where g.slug like 'group-%'`,
    sql`insert into batch_units (batch_id, order_item_id, quantity)
        select b.id, i.id, 1 + b.id % 5 from batches b join order_items i on i.id = b.id on conflict do nothing`,
    sql`insert into withdrawals (received_at, "order", name, email, order_id, handled_at)
        select now(), '#' || n, 'Person ' || n, 'p' || n || '@example.com', n, case when n % 10 <> 0 then now() end from ${n}`,
    sql`insert into refused_addresses (email, reason) select 'gone' || n || '@example.com', '550 no such user' from ${n}`,
    // Who asks for documents would otherwise wait until each order has its own.
    sql`insert into document_progress (source, up_to) select 'orders', max(id) from orders
            on conflict do nothing`,
    sql`insert into documents (kind, number, cause, date, order_id, total_cents, currency, language, content, keep_until, recipient)
        select 'invoice', 'M-2025-' || lpad(n::text, 6, '0'), 'sale:' || n, current_date - n % 700, n, 1000 + n % 90000, 'USD', 'en',
               '{}', current_date + 3650, jsonb_build_object('name', 'Person ' || n) from ${n}
            on conflict do nothing`,
    // The next invoice of any of these years gets a number that none of them has.
    sql`insert into document_counters (kind, year, last)
        select 'invoice', year, (select max(id) from orders) from generate_series(2020, extract(year from now())::int) year
            on conflict (kind, year) do update set last = excluded.last`,
    // The books of all orders: what was sold, by whom, and that most of it was paid.
    sql`insert into ledger_postings (at, kind, source, order_id)
        select accepted_at, 'sale', 'sale:' || id, id from orders where accepted_at is not null order by id on conflict do nothing`,
    sql`insert into ledger_postings (at, kind, source, order_id)
        select accepted_at + interval '3 days', 'payment', 'payment:' || id, id from orders
         where accepted_at is not null and status <> 'cancelled' and id % 50 <> 0 order by id on conflict do nothing`,
    sql`insert into ledger_entries (posting_id, account, amount_cents)
        select p.id, e.account, e.cents
          from ledger_postings p join orders o on o.id = p.order_id, lateral (values
            ('sale', 'receivable', o.order_total_cents),
            ('sale', 'commission', - (o.order_total_cents * 15 / 100)),
            ('sale', 'producer:' || (1 + o.id % 12), o.order_total_cents * 15 / 100 - o.order_total_cents),
            ('payment', 'cash', o.order_total_cents),
            ('payment', 'receivable', - o.order_total_cents)) e(kind, account, cents)
         where e.kind = p.kind and e.cents <> 0 and not exists (select from ledger_entries x where x.posting_id = p.id)
         order by p.id`,
  ];
  await database.db.transaction(async (tx) => {
    // The rows are no history: nothing follows from them.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.execute(statement);
  });
  await database.db.execute(sql`vacuum analyze`);
  await closeBooks(database.db);
  await sumUpLedgerDays(database.db);
}
