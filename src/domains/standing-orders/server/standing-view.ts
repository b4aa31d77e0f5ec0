import { offeredMethods } from '#domains/payments/server/payments-settings.ts';
import { isOwnMethod, METHODS } from '#domains/orders/model/payments/payment-method.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import type { Announcement, LeftOut } from '#domains/standing-orders/model/announcement.ts';
import { datesFrom, weekOf } from '#domains/standing-orders/model/standing-dates.ts';
import type { LinkedDate, StandingOrder } from '#domains/standing-orders/model/standing-order.ts';
import type { DateReason, DateState } from '#domains/standing-orders/model/standing-state.ts';
import { shopDay } from '#engine/model/dates.ts';
import { toAmount } from '#engine/model/money.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { Shop } from '#engine/server/shop.ts';
import { othersOf, standingUnits } from './pools.ts';
import { obstacleOf, priceWanted, quoteOf, saleOf } from './quote.ts';
import { taxEstimate } from './tax-estimate.ts';
import type { Standing } from './standing.queries.ts';

/** As many as a page shows. */
const MAX_PAST = 12;
const SHOWN_DATES = 6;

interface DatedRow {
  standingOrderId: number;
  dueOn: Day;
  placeOn: Day;
  state: DateState;
  reason: DateReason | null;
  announcement: Announcement | null;
  leftOut: LeftOut[];
  orderId: number | null;
  totalCents: number | null;
}

const datesOf = statement<DatedRow, { ids: number[]; limit: number }>(
  'dates-of-standing-orders',
  `select d.* from unnest($ids::int[]) x(id) cross join lateral (
     select d.standing_order_id, d.due_on::text as due_on, d.place_on::text as place_on, d.state, d.reason,
            case when d.state = 'announced' then d.announcement end as announcement, d.left_out,
            d.order_id, o.order_total_cents as total_cents
       from standing_dates d left join orders o on o.id = d.order_id
      where d.standing_order_id = x.id order by d.due_on desc limit $limit::int) d`,
);

/** What owners see of their standing orders: what comes next at what price, and what became of the dates before. */
export async function viewStanding(
  shop: Pick<Shop, 'db' | 'config'>,
  standing: Standing[],
  now: Date,
): Promise<StandingOrder[]> {
  const ids = standing.map(({ id }) => id);
  const dated = Map.groupBy(
    await datesOf(shop.db, { ids, limit: MAX_PAST + 1 }),
    ({ standingOrderId }) => standingOrderId,
  );
  return Promise.all(standing.map((each) => view(shop, each, dated.get(each.id) ?? [], now)));
}

async function view(
  shop: Pick<Shop, 'db' | 'config'>,
  standing: Standing,
  dated: DatedRow[],
  now: Date,
): Promise<StandingOrder> {
  const { id, status, pauseReason, everyWeeks, nextOn, shippingAddress, address } = standing;
  const { shippingMethod, paymentMethod, cardLabel, isCardKept, ifMissing, createdAt } = standing;
  const announced = dated.find(({ dueOn, state }) => dueOn === nextOn && state === 'announced');
  return {
    id,
    status,
    pauseReason,
    items: standing.lines.map(({ priceCents, productId, slug, name, unit, ...line }) => ({
      productId,
      slug,
      name,
      unit,
      imageUrl: line.imageUrl,
      imagePreview: line.imagePreview,
      producerName: line.producerName,
      quantity: line.quantity,
      price: toAmount(priceCents),
    })),
    everyWeeks,
    nextOn,
    dates: datesFrom(nextOn, everyWeeks, SHOWN_DATES),
    shippingAddress,
    address,
    shippingMethod,
    paymentMethod,
    card: cardLabel,
    needsCard: METHODS[paymentMethod].provider !== null && !isCardKept,
    ifMissing,
    createdAt: createdAt.toISOString(),
    next: await nextOf(shop, standing, announced, now),
    past: dated
      .filter((date) => date !== announced)
      .slice(0, MAX_PAST)
      .map(({ dueOn, state, reason, orderId, totalCents, leftOut }) => ({
        date: dueOn,
        state,
        reason,
        orderId,
        total: totalCents === null ? null : toAmount(totalCents),
        leftOut: leftOut.map(({ name, quantity, reason: why }) => ({ name, quantity, reason: why })),
      })),
  };
}

async function nextOf(
  { db, config }: Pick<Shop, 'db' | 'config'>,
  standing: Standing,
  announced: DatedRow | undefined,
  now: Date,
): Promise<StandingOrder['next']> {
  const today = shopDay(now);
  const announcement = announced?.announcement ?? null;
  const productIds = standing.lines.map(({ productId }) => productId);
  const others =
    announcement === null
      ? othersOf(standing, await standingUnits(db, { week: weekOf(standing.nextOn), today, productIds }))
      : new Map<string, number>();
  const priced = priceWanted(standing, others, announcement);
  const lines = priced.filter(({ missing }) => missing === null);
  const sale = saleOf(standing, lines, announcement);
  const quote = quoteOf(lines, sale, (await taxEstimate({ db, config }, now))(sale));
  const before = new Map(announcement?.lines.map((line) => [line.productId, line.toldPriceCents]));
  return {
    date: standing.nextOn,
    placedOn: announced?.placeOn ?? standing.nextOn,
    announced: announcement !== null,
    lines: priced.map(({ productId, name, quantity, price, missing, availableFrom, toldPriceCents }) => {
      const told = before.get(productId) ?? toldPriceCents;
      return {
        productId,
        name,
        quantity,
        unitPrice: toAmount(price.unitPriceCents),
        pooledUnits: price.pooledUnits,
        percentage: price.discountPercentage,
        price: toAmount(price.finalCents),
        before: told === price.unitPriceCents ? null : toAmount(told),
        missing,
        availableFrom,
      };
    }),
    shipping: toAmount(quote.sum.shippingCents),
    total: toAmount(quote.sum.orderTotalCents),
    obstacle:
      obstacleOf(standing, quote, { offered: offeredMethods(config).filter(isOwnMethod), now }) ?? null,
  };
}

/** One date, for who holds the link of its mail: no name, no address. */
export async function viewLinkedDate(
  shop: Pick<Shop, 'db' | 'config'>,
  standing: Standing,
  date: Day,
  now: Date,
): Promise<LinkedDate> {
  const dated = (await datesOf(shop.db, { ids: [standing.id], limit: 1_000 })).find(
    ({ dueOn }) => dueOn === date,
  );
  const isNext = standing.nextOn === date && standing.status === 'active';
  const next = isNext
    ? await nextOf(shop, standing, dated?.state === 'announced' ? dated : undefined, now)
    : undefined;
  return {
    id: standing.id,
    date,
    state: dated?.state ?? null,
    status: standing.status,
    canSkip: isNext && (dated === undefined || dated.state === 'announced'),
    everyWeeks: standing.everyWeeks,
    lines: next?.lines ?? [],
    total: next?.total ?? 0,
    orderId: dated?.orderId ?? null,
  };
}
