import { MIN_CUSTOMERS } from '#domains/cart/model/companions/companions.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

/** What people buy together changes: the latest orders say it, and however many there are, counting them takes as long. */
const LATEST_ORDERS = 50_000;
/** Orders of more products say little about any two of them, and their pairs would be many. */
const MOST_PRODUCTS = 20;
/** Some are sold out or in the cart already when they are shown. */
const KEPT = 12;

/**
 * Counts customers, not orders, and only orders that were sent: to put a product beside another, somebody has to buy both,
 * three times, under three names. Returns the products that have other companions than before.
 */
const count = statement<
  { productId: number },
  { orders: number; products: number; customers: number; kept: number }
>(
  'count-bought-together',
  `with latest as materialized (
     select id, coalesce(user_id::text, nullif(lower(customer_email), ''), 'order ' || id) as customer
       from orders
      where status in ('shipped', 'completed') and group_place is null
      order by id desc limit $orders::int
   ), bought as materialized (
     select distinct l.customer, i.order_id, i.product_id
       from latest l join order_items i on i.order_id = l.id and i.quantity > i.removed
   ), telling as (
     select order_id from bought group by order_id having count(*) between 2 and $products::int
   ), small as materialized (
     select b.* from bought b join telling using (order_id)
   ), pairs as (
     select a.product_id, b.product_id as other_id, count(distinct a.customer) as customers
       from small a join small b on b.order_id = a.order_id and b.product_id <> a.product_id
      group by 1, 2 having count(distinct a.customer) >= $customers::int
   ), ranked as (
     select product_id, other_id, row_number() over (partition by product_id order by customers desc, other_id) as place
       from pairs
   ), counted as materialized (
     select product_id, jsonb_agg(other_id order by place) as others
       from ranked where place <= $kept::int group by product_id
   ), gone as (
     delete from bought_together t where not exists (select from counted c where c.product_id = t.product_id)
     returning t.product_id
   ), written as (
     insert into bought_together as t (product_id, others) select product_id, others from counted
     on conflict (product_id) do update set others = excluded.others where t.others is distinct from excluded.others
     returning t.product_id
   )
   select product_id from gone union all select product_id from written`,
);

/** The same orders give the same result: counting twice changes nothing. */
export async function countBoughtTogether(tx: Db): Promise<{ productId: number }[]> {
  return count(tx, {
    orders: LATEST_ORDERS,
    products: MOST_PRODUCTS,
    customers: MIN_CUSTOMERS,
    kept: KEPT,
  });
}

export async function recountBoughtTogether(catalogue: Catalogue): Promise<void> {
  await catalogue.change(async (tx, changed) => {
    for (const { productId } of await countBoughtTogether(tx)) changed.product(productId, 'in place');
  });
}
