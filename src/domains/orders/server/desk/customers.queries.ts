import { toDollars } from '#engine/model/money.ts';
import type { Language } from '#engine/model/languages.ts';
import type { ProducerCustomer } from '#domains/orders/model/desk.ts';
import type { Db } from '#engine/server/db/client.ts';
import { soldNameSql } from '#domains/catalogue/server/products/localized-name.ts';
import { IS_PART_SOLD, SUM_OF_LINES_CENTS } from '#domains/orders/server/order-sql.ts';
import { statement } from '#engine/server/db/statement.ts';

const MAX_CUSTOMERS = 500;
const MAX_PRODUCTS_SHOWN = 10;

interface CustomerRow extends Omit<ProducerCustomer, 'spent' | 'lastOrderAt'> {
  spentCents: number;
  lastOrderAt: Date;
}

const customers = statement<CustomerRow, { producerId: number; language: Language }>(
  'customers-of-producer',
  `select max(o.customer_name) as name, count(distinct o.id)::int as orders, sum(i.quantity)::int as units,
          ${SUM_OF_LINES_CENTS} as spent_cents, max(o.created_at) as last_order_at,
          (array_agg(distinct ${soldNameSql('$language')}))[:${MAX_PRODUCTS_SHOWN}] as products
     from order_items i join orders o on o.id = i.order_id join order_parts t on t.id = i.part_id
     join products p on p.id = i.product_id
    where i.producer_id = $producerId::int and ${IS_PART_SOLD}
    group by coalesce(o.user_id::text, lower(o.customer_email))
    order by spent_cents desc limit ${MAX_CUSTOMERS}`,
);

/** Who bought own products, best customers first. Customers without an account are told apart by their e-mail, which is not shown. */
export async function customersOfProducer(
  db: Db,
  producerId: number,
  language: Language,
): Promise<ProducerCustomer[]> {
  const found = await customers(db, { producerId, language });
  return found.map(({ spentCents, lastOrderAt, ...row }) => ({
    ...row,
    spent: toDollars(spentCents),
    lastOrderAt: lastOrderAt.toISOString(),
  }));
}
