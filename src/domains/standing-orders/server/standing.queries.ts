import type { StandingPrice } from '#domains/standing-orders/model/standing-price.ts';
import type {
  IfMissing,
  MissingReason,
  PauseReason,
  StandingStatus,
} from '#domains/standing-orders/model/standing-state.ts';
import {
  isSoldIn,
  seasonOn,
  shipsOn,
  soldFrom,
  type SeasonDays,
} from '#domains/catalogue/model/seasons/season.ts';
import type { OwnMethod } from '#domains/orders/model/payments/payment-method.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { saleNameSql } from '#domains/catalogue/server/products/localized-name.ts';
import type { SentMethod } from '#domains/pricing/model/delivery/method-rules.ts';
import type { DiscountTier } from '#domains/pricing/model/tiers.ts';
import { brand } from '#engine/model/brand.ts';
import type { Language } from '#engine/model/languages.ts';
import type { KnownAddress } from '#engine/model/places/address.ts';
import type { Db } from '#engine/server/db/client.ts';
import { IS_KNOWN } from '#domains/orders/server/order-sql.ts';
import { statement } from '#engine/server/db/statement.ts';

/** A standing order as it stands, with what is known of its owner. */
export interface StandingHead {
  id: number;
  userId: number;
  email: string;
  firstName: string;
  /** The account is neither closed nor suspended. */
  mayOrder: boolean;
  status: StandingStatus;
  pauseReason: PauseReason | null;
  everyWeeks: number;
  nextOn: Day;
  customerName: string;
  shippingAddress: string;
  address: KnownAddress;
  shippingMethod: SentMethod;
  paymentMethod: OwnMethod;
  /** 'Visa 4242'; null: none is kept. */
  cardLabel: string | null;
  isCardKept: boolean;
  ifMissing: IfMissing;
  language: Language;
  version: number;
  takenBackOn: Day | null;
  createdAt: Date;
  vatId: string | null;
  isBusiness: boolean;
  /** The shop has heard from the account, by its mailbox or by its money. */
  isKnown: boolean;
  /** Its units count for others: its owner is known and has not taken any back lately. */
  counts: boolean;
}

/** What is wanted of a product, and the product as it is now. */
export interface WantedLine {
  standingOrderId: number;
  quantity: number;
  toldPriceCents: number;
  productId: number;
  slug: string;
  /** In the owner's language. */
  name: string;
  unit: string;
  imageUrl: string | null;
  imagePreview: string | null;
  producerId: number | null;
  producerName: string;
  priceCents: number;
  discountTiers: DiscountTier[] | null;
  familyId: number | null;
  countsAs: number;
  taxCategory: string;
  perishable: boolean;
  quantityAvailable: number;
  /** Why it cannot be had now. */
  missing: MissingReason | null;
  /** Of one that is out of season: from when it can be had, where somebody knows. */
  availableFrom: Day | null;
  /** A pre-order: from when it is shipped; null: at once. */
  shipsFrom: Day | null;
}

export interface Standing extends StandingHead {
  lines: WantedLine[];
}

export type PricedWanted = WantedLine & { price: StandingPrice };

/** Owners whose units count for nobody else: some were taken back, or an order was, and none was bought on a later date. */
export const UNRELIABLE = `unreliable as (
  select t.user_id from (
    select s.user_id, s.taken_back_on as on_day from standing_orders s where s.taken_back_on is not null
    union all
    select s.user_id, d.due_on from standing_dates d join standing_orders s on s.id = d.standing_order_id
      join orders o on o.id = d.order_id and o.status = 'cancelled'
     where d.due_on >= $today::date - 366
       and exists (select from order_events e where e.order_id = o.id and e.to_status = 'cancelled'
         and e.actor in ('buyer', 'customer'))
  ) t
  where not exists (
    select from standing_orders b join standing_dates d on d.standing_order_id = b.id
      join orders o on o.id = d.order_id and o.status <> 'cancelled'
     where b.user_id = t.user_id and d.state = 'ordered' and d.due_on > t.on_day)
)`;

/** The card that pays for a standing order `s`: the latest that the provider keeps of its owner. */
export const KEPT_CARD = `left join lateral (
  select c.id, c.label from kept_cards c
   where c.user_id = s.user_id and c.method = s.payment_method and c.kept_at is not null and c.closed_at is null
   order by c.id desc limit 1) k on true`;

/** Whose units count for others: an e-mail address that is proven, and a card where one is to be charged. */
export const COUNTS = `(u.email_proven_at is not null and not u.email_unproven and u.deleted_at is null and u.suspended_at is null
  and (s.payment_method = 'invoice' or k.id is not null)
  and not exists (select from unreliable x where x.user_id = s.user_id))`;

const heads = statement<StandingHead, { ids: number[]; today: Day }>(
  'standing-orders-by-id',
  `with ${UNRELIABLE}
   select s.id, s.user_id, u.email, coalesce(b.first_name, u.username) as first_name,
          u.deleted_at is null and u.suspended_at is null as may_order,
          s.status, s.pause_reason, s.every_weeks, s.next_on::text as next_on, s.customer_name, s.shipping_address, s.address,
          s.shipping_method, s.payment_method, k.label as card_label,
          k.id is not null as is_card_kept, s.if_missing, s.language, s.version,
          s.taken_back_on::text as taken_back_on, s.created_at, b.vat_id, coalesce(b.business_since is not null, false) as is_business,
          ${IS_KNOWN} as is_known, ${COUNTS} as counts
     from standing_orders s join users u on u.id = s.user_id
     left join buyer_profiles b on b.user_id = s.user_id
     ${KEPT_CARD}
    where s.id = any($ids::int[]) order by s.id desc`,
);

/** Of a product `p` there is what a line `i` wants. Nobody makes it cheaper for others by wanting more than there is. */
export const IS_THERE = '(p.listed and p.for_sale and p.quantity_available >= i.quantity)';

/** Whether a product `p` of a line `i` can be had, in SQL: null, or the reason. */
const MISSING = `case
  when ${IS_THERE} then null
  when not p.listed and p.producer_id is not null and not p.producer_shown then 'closed'
  when not p.listed or not p.for_sale then 'withdrawn'
  else 'out_of_stock' end`;

type ReadLine = WantedLine & SeasonDays;

/** Judged by the season of the day on which it is ordered. */
function inSeason({ availableUntil, preorder, ...line }: ReadLine, day: Day): WantedLine {
  const days = { ...line, availableUntil, preorder };
  const season = seasonOn(days, day);
  return {
    ...line,
    missing: line.missing ?? (isSoldIn(season) ? null : 'season'),
    availableFrom: soldFrom({ ...days, season }),
    shipsFrom: shipsOn(days, day),
  };
}

const lines = statement<ReadLine, { ids: number[]; house: string }>(
  'standing-items',
  `select i.standing_order_id, i.quantity, i.told_price_cents, p.id as product_id, p.slug,
          ${saleNameSql('s.language')} as name,
          p.unit, p.image_url, p.image_preview, p.producer_id, coalesce(r.company_name, $house) as producer_name,
          p.price_cents, p.discount_tiers, p.family_id, p.counts_as, p.tax_category, p.perishable, p.quantity_available,
          ${MISSING} as missing,
          p.available_from::text as available_from, p.available_until::text as available_until,
          p.ships_from::text as ships_from, p.preorder
     from standing_items i join standing_orders s on s.id = i.standing_order_id
     join products p on p.id = i.product_id left join producer_profiles r on r.id = p.producer_id
    where i.standing_order_id = any($ids::int[]) order by i.standing_order_id, p.id`,
);

/** Newest first. */
export async function loadStanding(db: Db, ids: number[], today: Day): Promise<Standing[]> {
  if (ids.length === 0) return [];
  const found = await heads(db, { ids, today });
  const wanted = Map.groupBy(
    await lines(db, { ids, house: brand().houseProducer }),
    ({ standingOrderId }) => standingOrderId,
  );
  return found.map((head) => {
    const day = head.nextOn > today ? head.nextOn : today;
    return { ...head, lines: (wanted.get(head.id) ?? []).map((line) => inSeason(line, day)) };
  });
}

const idsOfUser = statement<{ id: number }, { userId: number }>(
  'standing-orders-of-user',
  `select id from standing_orders where user_id = $userId::int and status <> 'ended' order by id desc limit 100`,
);

/** Those that have not ended. */
export async function standingOf(db: Db, userId: number, today: Day): Promise<Standing[]> {
  const ids = (await idsOfUser(db, { userId })).map(({ id }) => id);
  return loadStanding(db, ids, today);
}
