import { sql } from 'drizzle-orm';

/**
 * What must never be of batches: stock that is not their sum, and lines made of more or fewer units than were bought and not
 * removed. For
 * the faults of `readLedger`.
 */
export const batchFaults = sql`
  select 'product ' || p.id || ' has ' || p.quantity_available || ' in stock and ' || coalesce(s.units, 0) || ' in batches'
    from products p
    left join lateral (
      select sum(b.quantity) as units from batches b
       where b.product_id = p.id and b.status = 'sellable'
         and (b.best_before is null
              or b.best_before >= (now() at time zone 'America/New_York')::date + p.min_life_days)) s on true
   where p.tracks_batches and p.quantity_available <> coalesce(s.units, 0)
  union all
  select 'line ' || i.id || ' has ' || i.quantity - i.removed || ' units and ' || u.units || ' in batches'
    from order_items i
    join (select order_item_id, sum(quantity) as units from batch_units where order_item_id is not null group by 1) u
      on u.order_item_id = i.id
   where u.units <> i.quantity - i.removed
  union all
  select 'member ' || m.id || ' holds ' || i.quantity || ' of product ' || u.product_id || ' and ' || u.units || ' in batches'
    from group_members m cross join jsonb_to_recordset(m.items) as i("productId" int, quantity int)
    join (select u.group_member_id, b.product_id, sum(u.quantity) as units
            from batch_units u join batches b on b.id = u.batch_id where u.group_member_id is not null group by 1, 2) u
      on u.group_member_id = m.id and u.product_id = i."productId"
   where u.units <> i.quantity
  union all
  select 'batch ' || b.id || ' has ' || b.quantity || ' units' from batches b where b.quantity < 0`;
