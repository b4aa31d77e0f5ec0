import { addressOfText } from '#domains/orders/model/order-address.ts';
import type { KnownAddress } from '#engine/model/places/address.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

/** So many orders at a time: no statement holds its locks for long, however many there are. */
const PORTION = 1_000;

const unread = statement<
  { id: number; customerName: string; shippingAddress: string },
  { after: number; portion: number }
>(
  'unread-addresses',
  `select id, customer_name, shipping_address from orders
    where address is null and customer_email <> '' and id > $after::int order by id limit $portion::int`,
);

interface ReadOrder {
  id: number;
  text: string;
  address: KnownAddress;
}

/** Unless somebody has changed or forgotten it meanwhile. */
const keep = statement<{ id: number }, { read: { orders: ReadOrder[] } }>(
  'keep-read-addresses',
  `with read as (
     select o.id, r.address from orders o
       join jsonb_to_recordset($read::jsonb -> 'orders') as r(id int, text text, address jsonb) on r.id = o.id
      where o.address is null and o.shipping_address = r.text order by o.id for no key update of o
   )
   update orders o set address = read.address from read where o.id = read.id returning o.id`,
);

/**
 * Reads the texts of orders that were placed before addresses had parts, once each. What cannot be read stays in the text
 * alone. At a start, before anybody is served.
 */
export async function readOldAddresses(db: Db): Promise<void> {
  // Each portion begins behind the one before: from the first on, each would walk over all that were read already.
  let after = 0;
  for (;;) {
    const found = await unread(db, { after, portion: PORTION });
    if (found.length === 0) return;
    after = found.at(-1)!.id;
    const orders = found.map(({ id, customerName, shippingAddress: text }) => ({
      id,
      text,
      address: addressOfText(text, customerName),
    }));
    const kept = await keep(db, { read: { orders } });
    // Another process is changing the rest: the next start finds them.
    if (kept.length === 0) return;
  }
}
