import { stepsTowards } from '#domains/orders/model/part-status.ts';
import type { Chronicle } from './chronicle.ts';
import {
  giveBack,
  moveParts,
  moveWholeOrder,
  OFFICE,
  payInvoice,
  SYSTEM,
  type SampleActor,
} from './order-events.ts';
import { placeOrder, type PlacedOrder } from './place-sample-order.ts';
import type { Purchase } from './purchases.ts';
import { decideSampleReturn, requestSampleReturn } from './return-events.ts';
import type { SampleReturn } from './sample-returns.ts';
import type { CodeDesk } from './sample-codes.ts';
import { confirmSamplePayouts, payoutDays, runSamplePayouts, type PayoutRows } from './sample-payouts.ts';
import type { SeededRandom } from './seeded-random.ts';
import { arrivedAt, hoursAfter, shippedAt, takenOnAt } from './shop-hours.ts';

export interface SampleWorld {
  chronicle: Chronicle;
  random: SeededRandom;
  codes: CodeDesk;
  /** By username. */
  buyerIds: ReadonlyMap<string, number>;
  /** By the producer's id. */
  producerUserIds: ReadonlyMap<number, number>;
  /** Of the administrator whose decisions they were; null: nobody's. */
  officeUserId: number | null;
  now: Date;
}

export interface Event {
  at: Date;
  happen(at: Date): void;
}

const REFUND_REASONS = [
  'One jar arrived broken',
  'The parcel came two days late',
  'The box was crushed on the way',
];
const CARRIERS = ['ups', 'usps', 'fedex', 'dhl'] as const;
/** The hourly timer looks a little later. */
const UNTIL_DELIVERED_HOURS = 7 * 24 + 0.5;
const BANK_HOURS = 34;

/** Lets everything happen that happened before `now`, in the order of time, and writes it down. */
export function simulate(
  world: SampleWorld,
  purchases: readonly Purchase[],
  besides: readonly Event[] = [],
): PayoutRows {
  const { chronicle, now } = world;
  const paid: PayoutRows = { items: [], confirmations: [] };
  const days = payoutDays(purchases[0]!.placedAt, now);
  const events: Event[] = [
    ...purchases.flatMap((purchase) => eventsOfOrder(world, purchase)),
    ...besides,
    ...days.map((at) => ({ at, happen: () => runSamplePayouts(chronicle, paid, at) })),
    ...days.map((day) => ({
      at: hoursAfter(day, BANK_HOURS),
      happen: (at: Date) => confirmSamplePayouts(chronicle, paid, { at, isLast: day === days.at(-1) }),
    })),
  ];
  for (const { at, happen } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    if (at < now) happen(at);
  return paid;
}

/** What becomes of an order if nothing stands in its way; what has not happened by now is left out afterwards. */
function eventsOfOrder(world: SampleWorld, purchase: Purchase): Event[] {
  const { chronicle, random, codes } = world;
  const { placedAt, fate, method } = purchase;
  const userId = purchase.isGuest ? null : world.buyerIds.get(purchase.buyer.username)!;
  const customer: SampleActor = { actor: userId === null ? 'customer' : 'buyer', userId };
  let placed: PlacedOrder;
  const events: Event[] = [];
  const then = (at: Date, happen: Event['happen']) => void events.push({ at, happen });

  then(placedAt, () => {
    placed = placeOrder(chronicle, purchase, { userId, promo: codes.offered(purchase) });
    codes.used(purchase, placed.order.promoCodeId ?? null);
  });
  const takenOn = takenOnAt(placedAt, random);
  if (fate === 'takenBack') {
    then(hoursAfter(placedAt, random.between(0.2, 1.5)), (at) =>
      moveWholeOrder(chronicle, placed, 'cancelled', customer, at),
    );
    return events;
  }
  then(takenOn, (at) => moveWholeOrder(chronicle, placed, 'processing', OFFICE, at));
  const paidAt = purchase.paidAfterHours === null ? null : hoursAfter(placedAt, purchase.paidAfterHours);
  if (paidAt !== null) {
    then(paidAt, (at) => payInvoice(chronicle, placed, purchase.isPaidInHalves ? 50 : 100, at));
    if (purchase.isPaidInHalves)
      then(hoursAfter(paidAt, 120), (at) => payInvoice(chronicle, placed, 100, at));
  }
  if (fate === 'cancelled') {
    const later = paidAt !== null && paidAt > takenOn ? paidAt : takenOn;
    then(hoursAfter(later, 3), (at) => moveWholeOrder(chronicle, placed, 'cancelled', OFFICE, at));
    return events;
  }

  const senders = [...new Set(purchase.lines.map(({ product }) => product.producerId))];
  const arrivals = (fate === 'restCancelled' ? senders.slice(0, 1) : senders).map((producerId) => {
    const sentAt = shippedAt(placedAt, takenOn, method, random);
    const parcel = { carrier: random.oneOf(CARRIERS), trackingNumber: trackingNumber(random) };
    const by: SampleActor = { actor: 'producer', userId: world.producerUserIds.get(producerId) ?? null };
    then(sentAt, (at) => sendPart(chronicle, placed, producerId, parcel, by, at));
    if (fate === 'restCancelled')
      then(hoursAfter(sentAt, 2), (at) => moveWholeOrder(chronicle, placed, 'cancelled', OFFICE, at));
    // Most customers say that it has arrived; of the rest it is taken for granted after a week.
    const isSaid = purchase.reviews.length > 0 || purchase.comesBack !== null || !random.isOnceIn(4);
    const cameAt = isSaid
      ? arrivedAt(placedAt, sentAt, method, random)
      : hoursAfter(sentAt, UNTIL_DELIVERED_HOURS);
    then(cameAt, (at) => receivePart(chronicle, placed, producerId, isSaid ? customer : SYSTEM, at));
    return cameAt;
  });

  const complete = new Date(Math.max(...arrivals.map((at) => at.getTime())));
  if (purchase.refundedPercent !== null && paidAt !== null) {
    const percent = purchase.refundedPercent;
    const reason = random.oneOf(REFUND_REASONS);
    const later = paidAt > complete ? paidAt : complete;
    then(hoursAfter(later, random.between(4, 30)), (at) =>
      giveBack(chronicle, placed, { percent, reason }, at),
    );
  }
  if (purchase.comesBack !== null) events.push(...eventsOfReturn(world, purchase.comesBack, () => placed));
  for (const review of purchase.reviews) {
    const { product } = purchase.lines.find(({ product: { slug } }) => slug === review.slug)!;
    const { firstName, lastName } = purchase.buyer;
    then(reviewedAt(complete, world), (at) =>
      chronicle.add('productReviews', {
        productId: product.id,
        userId,
        orderId: placed.order.id,
        authorName: `${firstName} ${lastName.slice(0, 1)}.`,
        rating: review.rating,
        comment: review.comment,
        language: purchase.buyer.language,
        createdAt: at,
      }),
    );
  }
  return events;
}

/** The steps lie between the request and now, a day and a quarter apart at most. */
function eventsOfReturn(
  { chronicle, random, officeUserId, now }: SampleWorld,
  comesBack: SampleReturn,
  placed: () => PlacedOrder,
): Event[] {
  const { requestedHoursAgo, steps } = comesBack;
  const requestedAt = hoursAfter(now, -requestedHoursAgo);
  const apart = Math.min(30, requestedHoursAgo / (steps.length + 1));
  let requested: ReturnType<typeof requestSampleReturn>;
  return [
    {
      at: requestedAt,
      happen: (at) => {
        requested = requestSampleReturn(chronicle, placed(), comesBack, { at, random });
      },
    },
    ...steps.map((step, index) => ({
      at: hoursAfter(requestedAt, (index + 1) * apart),
      happen: (at: Date) => decideSampleReturn(chronicle, requested, step, { at, officeUserId }),
    })),
  ];
}

function sendPart(
  chronicle: Chronicle,
  placed: PlacedOrder,
  producerId: number,
  parcel: Pick<PlacedOrder['parts'][number], 'carrier' | 'trackingNumber'>,
  by: SampleActor,
  at: Date,
): void {
  const part = placed.parts.find((each) => each.producerId === producerId)!;
  Object.assign(part, parcel);
  moveParts(chronicle, placed, [{ partId: part.id, steps: stepsTowards(part.status!, 'shipped') }], by, at);
}

function receivePart(
  chronicle: Chronicle,
  placed: PlacedOrder,
  producerId: number,
  by: SampleActor,
  at: Date,
): void {
  const part = placed.parts.find((each) => each.producerId === producerId)!;
  moveParts(chronicle, placed, [{ partId: part.id, steps: ['delivered'] }], by, at);
}

/** Some days after it was all there, and before now. */
function reviewedAt(complete: Date, { random, now }: SampleWorld): Date {
  const planned = hoursAfter(complete, random.between(20, 200));
  const share = random.between(0.3, 0.9);
  return planned < now
    ? planned
    : new Date(complete.getTime() + share * (now.getTime() - complete.getTime()));
}

function trackingNumber(random: SeededRandom): string {
  return `SAMPLE${String(random.whole(0, 999_999_999)).padStart(9, '0')}`;
}
