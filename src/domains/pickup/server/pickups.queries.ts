import { LEFT_UNITS } from '#domains/orders/server/removals/left-of-line.ts';
import { brand } from '#engine/model/brand.ts';
import { shopDay, shopMidnight } from '#engine/model/dates.ts';
import { addDays, type Day } from '#domains/pricing/model/delivery/business-days.ts';
import type { Pickup } from '#domains/pickup/model/pickup.ts';
import type { Db } from '#engine/server/db/client.ts';
import { MOST_WAITING, type WaitingWork } from '#engine/server/domain.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { PlaceOwner } from './places.queries.ts';

/** What nobody has come for so long is no longer looked for at the counter: it is with its order. */
const DAYS_AT_THE_DESK = 60;
const MOST_PICKUPS = 500;

interface PickupRow extends Omit<Pickup, 'from' | 'until' | 'isHandedOver'> {
  startsAt: Date;
  endsAt: Date;
  status: string;
}

const VIEW = `select k.order_id, k.kind, k.place_id, k.name as place_name, k.starts_at, k.ends_at, o.status,
         o.customer_name, o.customer_phone, case when k.kind = 'local' then o.shipping_address end as address,
         (select json_agg(json_build_object('id', t.id, 'status', t.status,
                   'producerName', coalesce(m.company_name, $house::text),
                   'units', (select coalesce(sum(${LEFT_UNITS}), 0) from order_items i where i.part_id = t.id)) order by t.id)
            from order_parts t left join producer_profiles m on m.id = t.producer_id where t.order_id = o.id) as parts
    from order_pickups k join orders o on o.id = k.order_id`;

/** Kept for its customer: accepted, and something is left of it. */
const COUNTS = `k.producer_id is not distinct from $owner::int and k.released_at is null and o.accepted_at is not null`;

const between = statement<PickupRow, { owner: PlaceOwner; house: string; from: Date; until: Date }>(
  'pickups-between',
  `${VIEW}
   where ${COUNTS} and k.starts_at >= $from::timestamptz and k.starts_at < $until::timestamptz
   order by k.starts_at, k.order_id limit ${MOST_PICKUPS}`,
);

/** `from`: of today. */
const leftBefore = statement<PickupRow, { owner: PlaceOwner; house: string; from: Date; earliest: Date }>(
  'pickups-left',
  `${VIEW}
   where ${COUNTS} and k.starts_at >= $earliest::timestamptz and k.starts_at < $from::timestamptz
     and o.status in ('pending', 'processing', 'shipped')
   order by k.starts_at, k.order_id limit ${MOST_PICKUPS}`,
);

const ofOrder = statement<PickupRow, { owner: PlaceOwner; house: string; orderId: number }>(
  'pickup-of-order',
  `${VIEW} where ${COUNTS} and k.order_id = $orderId::int`,
);

/** When a day begins and ends by the shop's clock. */
function boundsOf(day: Day): { from: Date; until: Date } {
  return { from: shopMidnight(day), until: shopMidnight(addDays(day, 1)) };
}

export async function pickupsOfDay(db: Db, owner: PlaceOwner, day: Day): Promise<Pickup[]> {
  const found = await between(db, { owner, house: brand().houseProducer, ...boundsOf(day) });
  return found.map((row) => toPickup(row, owner));
}

/** Those of today, after all that were to be fetched before and were not. */
export async function pickupsDue(db: Db, owner: PlaceOwner, now: Date): Promise<Pickup[]> {
  const today = shopDay(now);
  const { from } = boundsOf(today);
  const earliest = shopMidnight(addDays(today, -DAYS_AT_THE_DESK));
  const left = await leftBefore(db, { owner, house: brand().houseProducer, from, earliest });
  return [...left.map((row) => toPickup(row, owner)), ...(await pickupsOfDay(db, owner, today))];
}

export async function pickupOf(db: Db, owner: PlaceOwner, orderId: number): Promise<Pickup | undefined> {
  const [row] = await ofOrder(db, { owner, house: brand().houseProducer, orderId });
  return row && toPickup(row, owner);
}

/** Producers write to customers through the shop: phone numbers are the house's. */
function toPickup({ startsAt, endsAt, status, ...row }: PickupRow, owner: PlaceOwner): Pickup {
  return {
    ...row,
    customerPhone: owner === null ? row.customerPhone : null,
    from: startsAt.toISOString(),
    until: endsAt.toISOString(),
    isHandedOver: status === 'completed',
  };
}

const countDue = statement<{ count: number }, { owner: PlaceOwner; earliest: Date; until: Date }>(
  'count-due-pickups',
  `select count(*)::int as count from (
     select 1 from order_pickups k join orders o on o.id = k.order_id
      where ${COUNTS} and k.starts_at >= $earliest::timestamptz and k.starts_at < $until::timestamptz
        and o.status in ('pending', 'processing', 'shipped') limit ${MOST_WAITING}) found`,
);

/** What is to be handed over today, or was before. */
async function countPickupsDue(db: Db, owner: PlaceOwner, now: Date): Promise<number> {
  const today = shopDay(now);
  const earliest = shopMidnight(addDays(today, -DAYS_AT_THE_DESK));
  return (await countDue(db, { owner, earliest, until: boundsOf(today).until }))[0]!.count;
}

const waits = { name: 'pickups', page: 'pickups', needs: 'orders' } as const;

export const waitingPickups: WaitingWork = {
  ADMIN: [{ ...waits, count: (db, { now }) => countPickupsDue(db, null, now) }],
  PRODUCER: [{ ...waits, count: (db, { producerId, now }) => countPickupsDue(db, producerId, now) }],
};
