import { sql } from 'drizzle-orm';
import { formatAmount, toAmount } from '#engine/model/money.ts';
import { rows } from '#engine/server/db/client.ts';
import type { Searchable } from '#engine/server/domain.ts';
import { FACT_KINDS } from '#domains/orders/server/payments.schema.ts';

interface Row {
  id: number;
  name: string;
  email: string;
  cents: number;
}

const COLUMNS = sql.raw(
  'o.id, o.customer_name as name, o.customer_email as email, o.order_total_cents as cents',
);

/** As far back as a producer's search by name looks: its parts are not indexed by the customers' names. */
const MAX_PARTS = 20_000;

/** The shortest text that may be the id of a payment, or the number of a document. */
const SHORTEST_ID = 10;

/** Whose payment, or whose refund, is called this by the shop or by its provider; or whose invoice has this number. */
const namedById = (id: string) => sql`array(
  select p.order_id from payments p where p.reference = ${id}
  union all select d.order_id from documents d where d.number = upper(${id}) and d.order_id is not null
  union all select f.order_id from payment_facts f where f.kind in ${FACT_KINDS} and f.provider_id = ${id})`;

// Not a named statement: which way is best depends on how rare the name is, so each search is planned by itself.
export const searchableOrders: Searchable = {
  kind: 'order',
  right: 'orders',
  find: async (db, { text, number, pattern, limit, producerId }) => {
    if (producerId === null) {
      const isId = text.length >= SHORTEST_ID && !/[\s@]/u.test(text);
      const found = await rows<Row>(
        db,
        sql`select ${COLUMNS} from orders o
             where o.id = ${number}::int ${isId ? sql`or o.id = any(${namedById(text)})` : sql``}
                or o.customer_name ilike ${pattern} or o.customer_email ilike ${pattern}
             order by o.id desc limit ${limit}`,
      );
      return found.map(({ id, name, email, cents }) => ({
        id,
        title: `#${id}`,
        subtitle: `${name} · ${email} · ${formatAmount(toAmount(cents))}`,
        url: `/admin?tab=orders&order=${id}`,
      }));
    }
    // A producer knows customers by their names, not by their addresses.
    const found = await rows<Row>(
      db,
      sql`select ${COLUMNS} from (select id, order_id from order_parts where producer_id = ${producerId}
                                   order by id desc limit ${MAX_PARTS}) t
            join orders o on o.id = t.order_id
           where o.accepted_at is not null and (o.id = ${number}::int or o.customer_name ilike ${pattern})
           order by t.id desc limit ${limit}`,
    );
    return found.map(({ id, name }) => ({
      id,
      title: `#${id}`,
      subtitle: name,
      url: `/dashboard?tab=orders&order=${id}`,
    }));
  },
};
