import type { LabelState } from '#domains/carriers/model/label.ts';
import type { StoredProfile } from '#domains/carriers/model/shipping-profile.ts';
import type { ShippingMethod } from '#domains/pricing/model/delivery/method-rules.ts';
import type { Carrier } from '#domains/pricing/model/delivery/carriers.ts';
import type { KnownAddress } from '#engine/model/places/address.ts';
import type { Db } from '#engine/server/db/client.ts';
import { LEFT_UNITS } from '#domains/orders/server/removals/left-of-line.ts';
import { statement } from '#engine/server/db/statement.ts';
import { LeasedQueue } from '#engine/server/queue/leased-queue.ts';
import type { Offer } from './labels.schema.ts';

const queue = new LeasedQueue({
  table: 'labels',
  doneAt: 'done_at',
  // Longer than looking, buying and fetching together take.
  leaseSeconds: 120,
});

export const labelQueue = { name: 'labels', count: queue.counting('count-labels') };

export interface TakenLabel {
  id: number;
  partId: number;
  orderId: number;
  producerId: number;
  state: LabelState;
  producerPays: boolean;
  offer: Offer | null;
  askedAt: Date | null;
  providerId: string | null;
  attempts: number;
}

export const takeDueLabels = queue.taking<TakenLabel>('take-due-labels', {
  returning: `q.id, q.part_id, q.state, q.producer_pays, q.offer, q.asked_at, q.provider_id, q.attempts,
    (select t.order_id from order_parts t where t.id = q.part_id) as order_id,
    (select t.producer_id from order_parts t where t.id = q.part_id) as producer_id`,
});
export const markLabelFailed = queue.failing('mark-label-failed');

/** What a label of a part says. `grams` null: of a product nobody has said what it weighs. */
export interface PartToLabel {
  profile: StoredProfile | null;
  address: KnownAddress | null;
  phone: string | null;
  method: ShippingMethod;
  grams: number | null;
}

const partToLabel = statement<PartToLabel, { partId: number }>(
  'part-to-label',
  `select h.profile, o.address, o.customer_phone as phone, o.shipping_method as method,
          (select case when bool_or(p.weight_grams = 0) then null else sum(p.weight_grams * ${LEFT_UNITS}) end::int
             from order_items i join products p on p.id = i.product_id where i.part_id = t.id) as grams
     from order_parts t join orders o on o.id = t.order_id
     left join shipping_profiles h on h.producer_id = t.producer_id
    where t.id = $partId::int`,
);

export async function readPartToLabel(db: Db, partId: number): Promise<PartToLabel> {
  return (await partToLabel(db, { partId }))[0]!;
}

export interface ParcelRow {
  orderId: number;
  partId: number;
  customerName: string;
  shipBy: string;
  labelId: number | null;
  state: LabelState | null;
  offer: Offer | null;
  trackingNumber: string | null;
  problem: string | null;
}

/** What has not left, and what left lately with a label: it may have to be printed again. */
export const parcelsToLabel = statement<ParcelRow, { producerId: number }>(
  'parcels-to-label',
  `select o.id as order_id, t.id as part_id, o.customer_name, t.ship_by::text, l.id as label_id, l.state, l.offer,
          l.tracking_number, l.problem
     from order_parts t join orders o on o.id = t.order_id
     left join lateral (
       select * from labels l where l.part_id = t.id order by l.id desc limit 1) l on true
    where t.producer_id = $producerId::int and o.accepted_at is not null and t.status in ('pending', 'processing')
      and t.gift_card_id is null and o.shipping_method in ('standard', 'express', 'priority')
    order by t.ship_by, t.id limit 200`,
);

export const labelImages = statement<
  { id: number; image: Uint8Array },
  { producerId: number; ids: number[] }
>(
  'label-images',
  `select l.id, l.image from labels l join order_parts t on t.id = l.part_id
    where l.id = any($ids::int[]) and t.producer_id = $producerId::int and l.state = 'bought' and l.image is not null
    order by array_position($ids::int[], l.id)`,
);

export const partOfLabel = statement<
  {
    labelId: number;
    partId: number;
    orderId: number;
    carrier: Carrier;
    offer: Offer;
    /** Nothing that a carrier says moves it any more. */
    isThere: boolean;
  },
  { trackingNumber: string }
>(
  'part-of-tracking-number',
  `select l.id as label_id, l.part_id, t.order_id, l.carrier, l.offer,
          t.status not in ('pending', 'processing', 'shipped') as is_there from labels l join order_parts t on t.id = l.part_id
    where l.tracking_number = $trackingNumber and l.state = 'bought' order by l.id desc limit 1`,
);

export const keepTrackingEvent = statement<{ id: string }, { id: string; labelId: number; status: string }>(
  'keep-tracking-event',
  `insert into tracking_events (id, label_id, status) values ($id, $labelId::int, $status)
   on conflict do nothing returning id`,
);

/** A picture names where somebody lives: it goes once the parcel has long arrived, or its customer leaves. */
const removeImages = statement<{ id: number }, { before: Date }>(
  'remove-old-label-images',
  `update labels set image = null where image is not null and created_at < $before::timestamptz returning id`,
);

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export async function forgetOldLabels(db: Db, now: Date): Promise<void> {
  await removeImages(db, { before: new Date(now.getTime() - KEPT_MS) });
}

export const removeImagesOf = statement<{ id: number }, { userId: number }>(
  'remove-label-images-of-person',
  `update labels l set image = null from order_parts t join orders o on o.id = t.order_id
    where l.part_id = t.id and o.user_id = $userId::int and l.image is not null returning l.id`,
);

/** Parcels under way of which nothing was heard for a day. */
export const labelsToTrack = statement<
  { id: number; partId: number; orderId: number; carrier: Carrier; offer: Offer; trackingNumber: string },
  { now: Date }
>(
  'labels-to-track',
  `update labels l set tracked_at = $now::timestamptz from order_parts t
    where t.id = l.part_id and l.id in (
      select l.id from labels l join order_parts t on t.id = l.part_id
       where l.state = 'bought' and t.status in ('pending', 'processing', 'shipped')
         and coalesce(l.tracked_at, l.created_at) < $now::timestamptz - interval '1 day'
         and l.created_at > $now::timestamptz - interval '60 days'
       order by l.id limit 50)
   returning l.id, l.part_id, t.order_id, l.carrier, l.offer, l.tracking_number`,
);
