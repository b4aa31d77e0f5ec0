import { mayBeSold } from '#domains/catalogue/server/batches/recount-stock.ts';
import type { LineBatch } from '#domains/orders/model/order.ts';

/** A batch with the line it went to. */
export type WrittenBatch = LineBatch & { itemId: number };

// Parts of the statement that writes an order (`orderStatement`). Nothing of it touches a product without batches.

/** The batches that may be sold today, of the products that the statement has locked. */
export const SHELF = `shelf as materialized (
    select b.id, b.product_id, b.code, b.quantity, b.best_before
      from buyable p join goods g on g.product_id = p.id and g.quantity > 0 join batches b on b.product_id = p.id
     where p.tracks_batches and ${mayBeSold("($order::jsonb ->> 'today')::date")}
     order by b.id for no key update of b
  )`;

/** A product whose batches do not have what is wanted: a day may have passed since they were counted. */
export const IS_SHORT = `exists (
    select from buyable p join goods g on g.product_id = p.id
     where p.tracks_batches and g.quantity > (select coalesce(sum(s.quantity), 0) from shelf s where s.product_id = p.id))`;

/**
 * Units stand in a row, batch by batch, those that end first before the others, and so do the lines that want them: where
 * they overlap, a line gets units of a batch. `takeFirstExpired` says the same in code.
 */
export const UNITS = `reach as (
    select s.id, s.product_id, s.quantity,
           sum(s.quantity) over (partition by s.product_id order by s.best_before nulls last, s.id) as until
      from shelf s
  ), wishes as (
    select i.id, i.product_id, i.quantity, sum(i.quantity) over (partition by i.product_id order by i.id) as until from items i
  ), units as (
    insert into batch_units (batch_id, order_item_id, quantity)
    select r.id, w.id, least(r.until, w.until) - greatest(r.until - r.quantity, w.until - w.quantity)
      from wishes w join reach r on r.product_id = w.product_id
       and r.until > w.until - w.quantity and r.until - r.quantity < w.until
    returning batch_id, order_item_id, quantity
  ), taken_of_batches as (
    update batches b set quantity = b.quantity - u.took
      from (select batch_id, sum(quantity)::int as took from units group by batch_id) u where b.id = u.batch_id
  )`;

/** Null: no line has any. */
export const LINE_BATCHES = `(
    select jsonb_agg(jsonb_build_object('itemId', u.order_item_id, 'id', s.id, 'code', s.code, 'bestBefore', s.best_before,
                                        'quantity', u.quantity, 'recalled', false) order by u.order_item_id, s.best_before nulls last, s.id)
      from units u join shelf s on s.id = u.batch_id)`;

/** The batches of a line of an order, as JSON. */
export const batchesOfLine = (itemId: string) => `(
  select coalesce(json_agg(json_build_object('id', b.id, 'code', b.code, 'bestBefore', b.best_before, 'quantity', u.quantity,
                                            'recalled', b.status = 'recalled')
                           order by b.best_before nulls last, b.id), '[]')
    from batch_units u join batches b on b.id = u.batch_id where u.order_item_id = ${itemId})`;
