import { toAmount } from '#engine/model/money.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { trackingUrl } from '#domains/pricing/model/delivery/carriers.ts';
import type { Language } from '#engine/model/languages.ts';
import { producerAccount, type Account } from '#domains/ledger/model/accounts.ts';
import { isUnshipped, UNSHIPPED } from '#domains/orders/model/part-status.ts';
import { leftOfLineCents, lineTotalCents } from '#domains/pricing/model/line-total.ts';
import { DESK_ORDERS_PAGE, type ProducerOrder } from '#domains/orders/model/desk.ts';
import type { LineBatch } from '#domains/orders/model/order.ts';
import { batchesOfLine } from '#domains/orders/server/order-batches-sql.ts';
import { isoSql } from '#domains/orders/server/pickup/order-pickup.queries.ts';
import { packingSlipSchema, type PackingSlip } from '#domains/orders/model/packing-slips.ts';
import type { Db } from '#engine/server/db/client.ts';
import { soldNameSql } from '#domains/catalogue/server/products/localized-name.ts';
import { statement } from '#engine/server/db/statement.ts';
import { EARNED_WITH_PART } from '#domains/ledger/server/balances.queries.ts';

/** A part with its order and its lines, in cents. */
interface DeskRow extends Omit<
  ProducerOrder,
  | 'createdAt'
  | 'shippedAt'
  | 'deliveredAt'
  | 'total'
  | 'leftTotal'
  | 'items'
  | 'canShip'
  | 'isLate'
  | 'trackingUrl'
  | 'commission'
  | 'net'
  | 'takenBack'
> {
  createdAt: Date;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  goodsCents: number;
  removedGoodsCents: number;
  heldTaxCents: number;
  commissionCents: number;
  netCents: number;
  lines: DeskLine[];
}

interface DeskLine {
  id: number;
  productName: string;
  imageUrl: string | null;
  unit: string;
  quantity: number;
  removed: number;
  priceCents: number;
  discountCents: number;
  productId: number;
  tracksBatches: boolean;
  batches: LineBatch[];
  shipsFrom: string | null;
}

/** Nobody who fetches an order says to its producers where they live. */
const GOES_TO = "case when o.shipping_method = 'pickup' then '' else o.shipping_address end";

/** Without the code: who hands over learns it from the customer. */
const PART_PICKUP = `(
  select json_build_object('kind', k.kind, 'placeId', k.place_id, 'name', k.name, 'note', k.note, 'address', k.address,
           'from', ${isoSql('starts_at')}, 'until', ${isoSql('ends_at')})
    from order_pickups k where k.order_id = o.id)`;

interface Reader {
  producerId: number;
  account: Account;
  /** Of the one who reads it. */
  language: Language;
}

/**
 * The parts that `found` names, with all the desk shows of them, in one statement. `found` has the columns of a part, and
 * `group_of` and `place`, by which they are ordered. What belongs to each is looked up by its key: PostgreSQL takes what
 * waits for many more parts than it is, and would rather read all orders to join them. Orders that wait to be paid are
 * nobody's work yet.
 */
function deskStatement<Params extends object>(name: string, found: string) {
  return statement<DeskRow, Reader & Params>(
    name,
    `with found as materialized (${found})
     select o.id, o.created_at, o.status, o.customer_name, ${GOES_TO} as shipping_address, o.shipping_method, o.cold_chain,
            o.delivery_date::text as delivery_date, ${PART_PICKUP} as pickup, o.gift_wrap_cents > 0 as gift_wrap, o.gift_message,
            o.gift_to, o.gift_from,
            (select r.number from returns r where r.exchange_order_id = o.id) as exchange_for,
            t.id as part_id, t.status as part_status, t.goods_cents, t.removed_goods_cents, t.held_tax_cents, t.commission_cents,
            t.ship_by::text as ship_by, t.carrier, t.tracking_number, t.shipped_at, t.delivered_at, l.lines,
            ${EARNED_WITH_PART} as net_cents
       from found t
       cross join lateral (
         select * from orders o where o.id = t.order_id and o.accepted_at is not null limit 1) o
       cross join lateral (
         select json_agg(json_build_object(
                  'id', i.id, 'productName', ${soldNameSql('$language')}, 'imageUrl', p.image_url,
                  'unit', i.unit, 'quantity', i.quantity, 'removed', i.removed,
                  'priceCents', i.price_cents, 'discountCents', i.discount_cents,
                  'productId', p.id, 'tracksBatches', p.tracks_batches, 'batches', ${batchesOfLine('i.id')},
                  'shipsFrom', i.ships_from) order by i.id) as lines
           from order_items i join products p on p.id = i.product_id
          where i.order_id = o.id and i.part_id = t.id) l
      order by t.group_of, t.place`,
  );
}

const IS_WAITING = `t.status in (${UNSHIPPED.map((status) => `'${status}'`).join(', ')})`;

const wholeDesk = deskStatement<{ before: number | null; limit: number }>(
  'producer-desk',
  `select t.*, 1 as group_of, t.id as place from order_parts t
    where t.producer_id = $producerId::int and ${IS_WAITING} and $before::int is null
   union all
   (select t.*, 2, -t.id from order_parts t
     where t.producer_id = $producerId::int and not (${IS_WAITING}) and ($before::int is null or t.order_id < $before)
       and (select o.accepted_at is not null from orders o where o.id = t.order_id)
     order by t.id desc limit $limit::int)`,
);

const ownPart = deskStatement<{ orderId: number }>(
  'part-of-producer',
  `select t.*, 1 as group_of, t.id as place from order_parts t
    where t.producer_id = $producerId::int and t.order_id = $orderId::int`,
);

const namedParts = deskStatement<{ partIds: number[] }>(
  'parts-of-producer-by-id',
  `select t.*, 1 as group_of, t.id as place from order_parts t
    where t.producer_id = $producerId::int and t.id = any($partIds::int[])`,
);

const partsToPack = deskStatement<{ orderIds: number[]; sentBy: number | null }>(
  'parts-to-pack',
  `select t.*, t.order_id as group_of, t.id as place from order_parts t
    where t.order_id = any($orderIds::int[]) and t.status <> 'cancelled'
      and ($sentBy::int is null or t.producer_id = $sentBy)`,
);

const sendersOfParts = statement<{ partId: number; producerName: string }, { partIds: number[] }>(
  'senders-of-parts',
  `select t.id as part_id, r.company_name as producer_name
     from order_parts t join producer_profiles r on r.id = t.producer_id where t.id = any($partIds::int[])`,
);

/** The parcels of these orders, of one producer or of all of them, in the order of their numbers. */
export async function packingSlips(
  db: Db,
  orderIds: number[],
  { sentBy = null, language, now }: { sentBy?: number | null; language: Language; now: Date },
): Promise<PackingSlip[]> {
  // Nobody's: what producers earn with a part is no part of the sheet.
  const reader = { producerId: 0, account: producerAccount(0), language };
  const found = await partsToPack(db, { ...reader, orderIds, sentBy });
  const senders = await sendersOfParts(db, { partIds: found.map(({ partId }) => partId) });
  const names = new Map(senders.map(({ partId, producerName }) => [partId, producerName]));
  const today = shopDay(now);
  return found.map((row) =>
    packingSlipSchema.parse({
      ...toProducerOrder(row, { today, seesMoney: false }),
      producerName: names.get(row.partId) ?? null,
    }),
  );
}

/** Who looks at parts of orders, and when. */
export interface DeskReader {
  language: Language;
  /** Without it the answer holds neither commission nor what the producer gets. */
  seesMoney: boolean;
  now: Date;
}

/**
 * Own parts: all that wait to be shipped, longest first, then a page of the others, newest first. `before`: only the page
 * of others of orders placed before that one.
 */
export async function ordersOfProducer(
  db: Db,
  producerId: number,
  { before = null, language, seesMoney, now }: DeskReader & { before?: number | null | undefined },
): Promise<ProducerOrder[]> {
  const reader = { producerId, account: producerAccount(producerId), language };
  const found = await wholeDesk(db, { ...reader, before, limit: DESK_ORDERS_PAGE });
  const today = shopDay(now);
  return found.map((row) => toProducerOrder(row, { today, seesMoney }));
}

/** These own parts, in no order. */
export async function ownParts(
  db: Db,
  producerId: number,
  partIds: number[],
  { language, seesMoney, now }: DeskReader,
): Promise<ProducerOrder[]> {
  const found = await namedParts(db, { producerId, account: producerAccount(producerId), language, partIds });
  return found.map((row) => toProducerOrder(row, { today: shopDay(now), seesMoney }));
}

/** The own part of one order. */
export async function orderOfProducer(
  db: Db,
  producerId: number,
  orderId: number,
  { language, seesMoney, now }: DeskReader,
): Promise<ProducerOrder | undefined> {
  const reader = { producerId, account: producerAccount(producerId), language };
  const [row] = await ownPart(db, { ...reader, orderId });
  return row && toProducerOrder(row, { today: shopDay(now), seesMoney });
}

/** Every field is named: gathering the rest of so wide a row costs more than reading it from the database. */
function toProducerOrder(
  row: DeskRow,
  { today, seesMoney }: { today: Day; seesMoney: boolean },
): ProducerOrder {
  const { goodsCents, commissionCents, netCents, partStatus, shipBy, carrier, trackingNumber } = row;
  const canShip = isUnshipped(partStatus);
  const shippedAt = row.shippedAt?.toISOString() ?? null;
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    status: row.status,
    customerName: row.customerName,
    shippingAddress: row.shippingAddress,
    total: toAmount(goodsCents),
    leftTotal: toAmount(goodsCents - row.removedGoodsCents),
    items: (row.lines ?? []).map((line) => toItem(line, shippedAt)),
    canShip,
    partId: row.partId,
    partStatus,
    shipBy,
    isLate: canShip && shipBy < today,
    carrier,
    trackingNumber,
    trackingUrl: trackingUrl(carrier, trackingNumber),
    shippedAt,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    shippingMethod: row.shippingMethod,
    coldChain: row.coldChain,
    deliveryDate: row.deliveryDate,
    pickup: row.pickup,
    giftWrap: row.giftWrap,
    giftMessage: row.giftMessage,
    giftTo: row.giftTo,
    giftFrom: row.giftFrom,
    exchangeFor: row.exchangeFor,
    commission: seesMoney ? toAmount(commissionCents) : null,
    net: seesMoney ? toAmount(netCents) : null,
    takenBack: seesMoney ? toAmount(goodsCents - row.heldTaxCents - commissionCents - netCents) : null,
  };
}

function toItem(line: DeskLine, shippedAt: string | null): ProducerOrder['items'][number] {
  return {
    id: line.id,
    productName: line.productName,
    imageUrl: line.imageUrl,
    unit: line.unit,
    quantity: line.quantity,
    removed: line.removed,
    unitPrice: toAmount(line.priceCents),
    discount: toAmount(line.discountCents),
    lineTotal: toAmount(lineTotalCents(line)),
    leftTotal: toAmount(leftOfLineCents(line)),
    shippedAt,
    productId: line.productId,
    tracksBatches: line.tracksBatches,
    batches: line.batches,
    shipsFrom: line.shipsFrom,
  };
}
