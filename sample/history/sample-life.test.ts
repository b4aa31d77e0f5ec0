// The past of the sample shop, as it is made up: no database.
import { describe, expect, it, test } from 'vitest';
import { readAddress } from '#engine/model/places/read-address.ts';
import { deliveryFaults } from '#domains/pricing/model/delivery/delivery-faults.ts';
import { isNotDelivered } from '#domains/pricing/model/delivery/coverage.ts';
import { LANGUAGES } from '#engine/model/languages.ts';
import { ORDER_STATUSES } from '#domains/orders/model/order-status.ts';
import { effectiveTiers } from '#domains/pricing/model/tiers.ts';
import { returnObstacle } from '#domains/returns/model/return-rules.ts';
import { RETURN_STATUSES } from '#domains/orders/model/return-status.ts';
import { sampleProducers } from '#sample/catalogue/producers.ts';
import { sampleProducts } from '#sample/catalogue/products.ts';
import { Chronicle, type FirstIds } from './chronicle.ts';
import { recalledReturns } from './offers/sample-recall.ts';
import { simulate } from './simulate.ts';
import { planPurchases } from './purchases.ts';
import { sampleBuyers } from './sample-buyers.ts';
import { CodeDesk, sampleCodes } from './sample-codes.ts';
import { reviewsIn } from './sample-reviews.ts';
import { SeededRandom } from './seeded-random.ts';
import type { ShelvedProduct } from './shelf.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const shelf = new Map<string, ShelvedProduct>(
  sampleProducts.map((product, index) => [
    product.slug,
    {
      ...product,
      id: index + 1,
      tiers: effectiveTiers(product.discountTiers),
      familyId: null,
      countsAs: 1,
      producerId: sampleProducers.findIndex(({ slug }) => slug === product.producerSlug) + 1,
      producerName: product.producerSlug,
      nameIn: () => product.name,
    },
  ]),
);

const FROM_ONE = new Proxy({} as FirstIds, { get: () => 1 });

function live(now: Date) {
  const chronicle = new Chronicle(FROM_ONE);
  const random = new SeededRandom(7);
  const purchases = planPurchases(shelf, now, random);
  const codes = new CodeDesk(
    sampleCodes.map((code, index) => ({ ...code, id: index + 1 })),
    now,
  );
  const buyerIds = new Map(sampleBuyers.map(({ username }, index) => [username, index + 1]));
  const paid = simulate(
    { chronicle, random, codes, buyerIds, producerUserIds: new Map(), officeUserId: null, now },
    purchases,
  );
  return { rows: chronicle.rows, purchases, paid };
}

/** They could have been asked for, and stand at every state but one. */
function expectRealReturns(rows: ReturnType<typeof live>['rows']): void {
  const states = new Set(rows.returns.map(({ status }) => status));
  expect(states).toEqual(new Set(RETURN_STATUSES.filter((status) => status !== 'exchanged')));
  expect(new Set(rows.returns.map(({ number }) => number)).size).toBe(rows.returns.length);
  for (const { id, reason, details, requestedAt } of rows.returns) {
    const item = rows.returnItems.find(({ returnId }) => returnId === id)!;
    const line = rows.orderItems.find((each) => each.id === item.orderItemId)!;
    const part = rows.orderParts.find((each) => each.id === line.partId)!;
    const atRequest = {
      perishable: line.perishable!,
      partStatus: part.status!,
      deliveredAt: part.deliveredAt!,
      quantityLeft: line.quantity,
    };
    expect(part.deliveredAt!.getTime()).toBeLessThan(requestedAt.getTime());
    // A recall comes when it comes: no clock of the customer's runs for it.
    const isRecalled = recalledReturns.some((recalled) => recalled.details === details);
    expect(isRecalled ? null : returnObstacle(reason, atRequest, requestedAt)).toBeNull();
  }
  expect(rows.returnItems.some(({ withFee }) => withFee)).toBe(true);
}

describe('sample reviews', () => {
  const all = LANGUAGES.flatMap(reviewsIn);

  it('are three hundred, sixty in each language, and every sample product has one', () => {
    expect(LANGUAGES.map((language) => reviewsIn(language).length)).toEqual([60, 60, 60, 60, 60]);
    expect(new Set(all.map(({ slug }) => slug))).toEqual(new Set(sampleProducts.map(({ slug }) => slug)));
  });

  it('are texts of their own, short and long, that the form would take', () => {
    expect(new Set(all.map(({ comment }) => comment)).size).toBe(all.length);
    const lengths = all.map(({ comment }) => comment.length).toSorted((a, b) => a - b);
    expect(lengths[0]).toBeGreaterThan(20);
    expect(lengths.at(-1)).toBeLessThanOrEqual(500);
    expect(lengths[30]).toBeLessThan(80);
    expect(lengths.at(-10)).toBeGreaterThan(250);
  });

  it('are mostly content, and honest', () => {
    const share = (...ratings: number[]) =>
      all.filter(({ rating }) => ratings.includes(rating)).length / all.length;
    expect(share(4, 5)).toBeGreaterThan(0.85);
    expect(share(2, 3)).toBeGreaterThan(0.05);
    expect(share(2, 3, 4, 5)).toBe(1);
  });
});

describe('the past of the sample shop', () => {
  const moments = [0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
    ['03:10', '12:40', '21:30'].map((time) => new Date(Date.parse(`2026-03-02T${time}:00Z`) + day * DAY_MS)),
  );

  test.each(moments)(
    'holds orders in every status, returns, all reviews and nothing of the future (%s)',
    (now) => {
      const { rows, paid } = live(now);
      expect(new Set(rows.orders.map(({ status }) => status))).toEqual(new Set(ORDER_STATUSES));
      expect(rows.productReviews).toHaveLength(300);
      const times = Object.values(rows)
        .flat()
        .flatMap((row: object) => Object.values(row))
        .filter((value) => value instanceof Date);
      expect(Math.max(...times.map(Number))).toBeLessThan(now.getTime());
      expect(Math.min(...times.map(Number))).toBeGreaterThan(now.getTime() - 61 * DAY_MS);
      expect(paid.confirmations.length).toBeGreaterThan(0);
      expectRealReturns(rows);
    },
  );

  const now = new Date('2026-11-16T17:00:00Z');
  const { rows, purchases } = live(now);

  it('is the same every time', () => {
    expect(live(now).rows).toEqual(rows);
  });

  it('holds gifts, codes, quicker ways, several parts, open invoices, refunds and cancelled parts', () => {
    const parts = Map.groupBy(rows.orderParts, ({ orderId }) => orderId);
    const paidOrders = new Set(rows.payments.map(({ orderId }) => orderId));
    const isMixed = (orderId: number) =>
      new Set(parts.get(orderId)!.map(({ status }) => status === 'cancelled')).size === 2;
    const count = (condition: (order: (typeof rows.orders)[number]) => boolean) =>
      rows.orders.filter(condition).length;
    expect(count(({ giftMessage }) => giftMessage !== null)).toBeGreaterThan(5);
    expect(count(({ promoCents }) => promoCents! > 0)).toBeGreaterThan(15);
    expect(count(({ shippingMethod }) => shippingMethod === 'express')).toBeGreaterThan(30);
    expect(count(({ id }) => parts.get(id)!.length > 1)).toBeGreaterThan(50);
    expect(count(({ id, status }) => status !== 'cancelled' && !paidOrders.has(id))).toBeGreaterThan(10);
    expect(count(({ id }) => isMixed(id))).toBeGreaterThan(0);
    expect(count(({ userId }) => userId === null)).toBeGreaterThan(2);
    expect(rows.refunds.map(({ reason }) => reason)).toContain('cancelled');
    expect(rows.refunds.some(({ actor }) => actor === 'admin')).toBe(true);
  });

  it('orders nothing that checkout would refuse', () => {
    for (const { buyer, lines, method, coldChain, placedAt } of purchases) {
      const wish = { shippingMethod: method, coldChain, deliveryDate: null, shippingAddress: buyer.address };
      const perishables = lines.some(({ product }) => product.perishable);
      expect(deliveryFaults(wish, { perishables, orderedAt: placedAt }).fields).toEqual({});
      expect(isNotDelivered(readAddress(buyer.address, 'US'))).toBe(false);
    }
  });
});
