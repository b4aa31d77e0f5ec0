import { sql } from 'drizzle-orm';
import { PAID_FOR_PART_CENTS } from '#domains/orders/server/order-sql.ts';
import { rows, type Db } from '#engine/server/db/client.ts';

/** Compares the ledger with what the orders say; each difference is a sentence about it. */
export async function bookFaults(db: Db): Promise<string[]> {
  const faults = await rows<{ fault: string }>(
    db,
    sql`
      with booked as materialized (
        select p.id as posting_id, p.kind, p.order_id, p.payout_id, e.account, e.amount_cents, e.part_id
          from ledger_postings p join ledger_entries e on e.posting_id = p.id
      )
      select 'posting ' || posting_id || ' sums to ' || sum(amount_cents) as fault from booked
       group by posting_id having sum(amount_cents) <> 0
      union all
      -- What customers owe for what they bought and did not cancel, remove, return or get refunded, paid or not.
      select 'order ' || o.id || ' is worth ' || owed.cents || ', its books say ' || coalesce(b.cents, 0)
        from orders o
        left join (
          select r.order_id, sum(r.amount_cents) as cents
            from booked r left join order_parts t on t.id = r.part_id
           where r.kind in ('refund', 'removal', 'return', 'dispute_lost', 'dispute_won')
             and r.account not in ('receivable', 'refunds_due', 'cash', 'disputes')
             and t.status is distinct from 'cancelled'
           group by r.order_id
        ) refunded on refunded.order_id = o.id
        cross join lateral (
          select case when o.status = 'cancelled' or o.accepted_at is null then 0
                      else o.order_total_cents - coalesce(refunded.cents, 0)
                           - coalesce((select sum(${sql.raw(PAID_FOR_PART_CENTS)}) from order_parts t
                                        where t.order_id = o.id and t.status = 'cancelled'), 0) end as cents) owed
        left join (
          select order_id, sum(amount_cents) as cents from booked
           where kind in ('sale', 'cancellation', 'removal', 'return', 'refund', 'dispute_lost', 'dispute_won')
             and account in ('receivable', 'refunds_due', 'disputes')
           group by order_id
        ) b on b.order_id = o.id
       where owed.cents <> coalesce(b.cents, 0)
      union all
      -- What producers earn with what was neither cancelled, removed, returned nor refunded.
      select 'part ' || t.id || ' earns ' || earned.cents || ', its books say ' || coalesce(b.cents, 0)
        from order_parts t join orders o on o.id = t.order_id
        left join (
          select part_id, -sum(amount_cents) as cents,
                 coalesce(sum(amount_cents) filter (where kind in ('refund', 'removal', 'return', 'dispute_lost', 'dispute_won')), 0) as refunded
            from booked where part_id is not null and account like 'producer:%' and kind not in ('label', 'label_void') group by part_id
        ) b on b.part_id = t.id
        cross join lateral (
          select case when t.status = 'cancelled' or t.producer_id is null or o.accepted_at is null then 0
                      else t.goods_cents - t.held_tax_cents - t.commission_cents - coalesce(b.refunded, 0) end as cents) earned
       where earned.cents <> coalesce(b.cents, 0)
      union all
      -- What entries say of taxes is what their rates come to.
      select 'posting ' || coalesce(e.posting_id, x.posting_id) || ' has ' || coalesce(e.cents, 0) || ' in taxes, its rates say ' || coalesce(x.cents, 0)
        from (select posting_id, account, part_id, -sum(amount_cents) as cents from ledger_entries where account like 'tax:%' group by 1, 2, 3) e
        full join (select posting_id, account, part_id, sum(tax_cents) as cents from ledger_taxes group by 1, 2, 3) x
          on x.posting_id = e.posting_id and x.account = e.account and x.part_id is not distinct from e.part_id
       where coalesce(e.cents, 0) <> coalesce(x.cents, 0)
      union all
      -- Nothing is collected below zero, and of a cancelled order nothing.
      select 'order ' || o.id || ' has ' || sum(x.tax_cents) || ' of ' || x.account || ' left'
        from ledger_taxes x join ledger_postings p on p.id = x.posting_id join orders o on o.id = p.order_id
       group by o.id, x.account, x.percent, x.name
      having sum(x.tax_cents) < 0 or sum(x.base_cents) < 0 or (o.status = 'cancelled' and sum(x.tax_cents) <> 0)
      union all
      -- A return gives back what its case says, once, and nothing before it is refunded.
      select 'return ' || r.number || ' of ' || coalesce(r.refund_cents, 0) || ' posted ' || coalesce(b.cents, 0)
        from returns r
        left join (
          select p.source, -sum(e.amount_cents) as cents
            from ledger_postings p join ledger_entries e on e.posting_id = p.id
           where p.kind = 'return' and e.account in ('receivable', 'refunds_due') group by p.source
        ) b on b.source = 'return:' || r.id
       where coalesce(r.refund_cents, 0) <> coalesce(b.cents, 0)
      union all
      select 'of line ' || i.id || ' ' || sum(x.quantity) || ' come back, ' || i.quantity - i.removed || ' were sent'
        from return_items x join returns r on r.id = x.return_id and r.status <> 'declined'
        join order_items i on i.id = x.order_item_id
       group by i.id having sum(x.quantity) > i.quantity - i.removed
      union all
      -- A removal lowers what its case says, once; lines and parts say what all of them come to.
      select 'removal ' || r.id || ' of ' || r.reduced_cents || ' posted ' || coalesce(b.cents, 0)
        from order_removals r
        left join (
          select p.source, -sum(e.amount_cents) as cents
            from ledger_postings p join ledger_entries e on e.posting_id = p.id
           where p.kind = 'removal' and e.account in ('receivable', 'refunds_due') group by p.source
        ) b on b.source = 'removal:' || r.id
       where r.reduced_cents <> coalesce(b.cents, 0)
          or r.reduced_cents > (select coalesce(sum(x.paid_cents), 0) from order_removal_items x where x.removal_id = r.id)
      union all
      select 'posting ' || p.source || ' is of no removal' from ledger_postings p
       where p.kind = 'removal' and not exists (select from order_removals r where p.source = 'removal:' || r.id)
      union all
      select 'of line ' || i.id || ' ' || i.removed || ' are removed, its removals say ' || coalesce(sum(x.quantity), 0)
        from order_items i left join order_removal_items x on x.order_item_id = i.id
       group by i.id having i.removed <> coalesce(sum(x.quantity), 0)
      union all
      select 'part ' || t.id || ' is ' || t.removed_goods_cents || '/' || t.removed_paid_cents || ' less, its removals say '
             || coalesce(sum(x.goods_cents), 0) || '/' || coalesce(sum(x.paid_cents), 0)
        from order_parts t left join order_items i on i.part_id = t.id left join order_removal_items x on x.order_item_id = i.id
       group by t.id
      having t.removed_goods_cents <> coalesce(sum(x.goods_cents), 0) or t.removed_paid_cents <> coalesce(sum(x.paid_cents), 0)
          or t.removed_commission_cents <> case when t.goods_cents = 0 or t.removed_goods_cents = 0 then 0 else
               (2 * t.commission_cents::bigint * t.removed_goods_cents + t.goods_cents) / (2 * t.goods_cents::bigint) end
      union all
      select 'part ' || t.id || ' is not cancelled although nothing of it is left'
        from order_parts t join order_items i on i.part_id = t.id
       where t.status <> 'cancelled' group by t.id having sum(i.quantity - i.removed) = 0
      union all
      select 'order ' || r.order_id || ' lost pieces of order ' || i.order_id from order_removals r
        join order_removal_items x on x.removal_id = r.id join order_items i on i.id = x.order_item_id where i.order_id <> r.order_id
      union all
      -- A closing is what all entries up to it come to.
      select 'closing ' || c.up_to || ' of ' || c.account || ' says ' || c.balance_cents
        from ledger_closings c
       where c.balance_cents <> (select coalesce(sum(e.amount_cents), 0) from ledger_entries e
                                  where e.account = c.account and e.id <= c.up_to)
      union all
      -- The days together are what all entries that they hold come to.
      select 'days of ' || coalesce(d.account, e.account) || ' say ' || coalesce(d.cents, 0)
        from (select account, sum(cents) as cents from ledger_days group by account) d
        full join (
          select case when account like 'producer:%' then 'producers' when account like 'credit:%' then 'credit' else account end as account,
                 sum(amount_cents) as cents
            from ledger_entries where id <= coalesce((select up_to from ledger_days_state), 0) group by 1
        ) e using (account)
       where coalesce(d.cents, 0) <> coalesce(e.cents, 0)
      union all
      -- Of an entry payouts settle nothing that is not in it.
      select 'entry ' || e.id || ' of ' || -e.amount_cents || ' is settled with ' || i.cents
        from ledger_entries e
        join (
          select entry_id, sum(amount_cents) as cents from payout_items where amount_cents is not null group by entry_id
        ) i on i.entry_id = e.id
       where i.cents * sign(-e.amount_cents) < 0 or abs(i.cents) > abs(e.amount_cents)
      union all
      -- A payout is the entries it settles, and what was posted for it.
      select 'payout ' || o.id || ' of ' || o.amount_cents || ' settles ' || coalesce(i.cents, 0)
             || ' and posted ' || coalesce(b.cents, 0)
        from payouts o
        left join (
          select i.payout_id, sum(coalesce(i.amount_cents, -e.amount_cents)) as cents
            from payout_items i join ledger_entries e on e.id = i.entry_id group by i.payout_id
        ) i on i.payout_id = o.id
        left join (
          select payout_id, account, sum(amount_cents) as cents,
                 sum(amount_cents) filter (where kind = 'payout') as paid
            from booked where kind in ('payout', 'payout_returned') group by payout_id, account
        ) b on b.payout_id = o.id and b.account = 'producer:' || o.producer_id
       where i.cents is distinct from b.cents or b.paid is distinct from o.amount_cents
          or o.amount_cents - b.cents <> (select coalesce(sum(f.amount_cents), 0) from payout_transfer_facts f
                                           where f.payout_id = o.id and f.kind in ('refused', 'reversed'))
      union all
      -- All gift cards together are what the account says, each by its entries; none of them pays before it is paid for.
      select 'the gift cards hold ' || g.cents || ', their account says ' || b.cents
        from (select coalesce(sum(balance_cents), 0) as cents from gift_cards) g,
             (select coalesce(-sum(amount_cents), 0) as cents from ledger_entries where account = 'gift_cards') b
       where g.cents <> b.cents
      union all
      select 'gift card ' || g.id || ' holds ' || g.balance_cents || ', its entries say ' || coalesce(-sum(e.amount_cents), 0)
        from gift_cards g left join ledger_entries e on e.gift_card_id = g.id
       group by g.id having g.balance_cents <> coalesce(-sum(e.amount_cents), 0)
      union all
      select 'gift card ' || id || ' holds ' || balance_cents || ' and nobody has paid for it' from gift_cards
       where active_at is null and balance_cents > 0
      union all
      select 'the credit of ' || coalesce(c.user_id::text, b.account) || ' is ' || coalesce(c.balance_cents, 0) || ', its account says ' || coalesce(b.cents, 0)
        from credit_accounts c
        full join (select account, -sum(amount_cents) as cents from ledger_entries where account like 'credit:%' group by account) b
          on b.account = 'credit:' || c.user_id
       where coalesce(c.balance_cents, 0) <> coalesce(b.cents, 0)
      union all
      -- A payout goes one way only.
      select 'payout ' || t.payout_id || ' is in a batch and a transfer' from payout_transfers t
        join payout_batch_items i on i.payout_id = t.payout_id`,
  );
  return faults.map(({ fault }) => fault);
}
