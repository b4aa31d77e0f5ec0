import { sql } from 'drizzle-orm';

/** In a query of `products`: units that are off the shelf because members of open group buys have reserved them. */
export const HELD_UNITS = sql<number>`(
  select coalesce(sum(m.quantity), 0)::int from group_buys g join group_members m on m.group_buy_id = g.id
   where g.product_id = products.id and g.status = 'open' and m.state in ('waiting', 'in'))`;
