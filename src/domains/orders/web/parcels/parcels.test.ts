import { describe, expect, it, test } from 'vitest';
import type { Order, OrderEvent, OrderPart } from '#domains/orders/model/order.ts';
import { explanationOf, parcelsOf, expectedDays } from './parcels.ts';

const at = (hour: number) => `2026-03-02T${hour}:00:00.000Z`;

function part(id: number, status: OrderPart['status'], more: Partial<OrderPart> = {}): OrderPart {
  return {
    id,
    producerId: id,
    producerName: `Producer ${id}`,
    status,
    carrier: null,
    trackingNumber: null,
    trackingUrl: null,
    shippedAt: null,
    deliveredAt: null,
    itemIds: [id * 10],
    ...more,
  };
}

function event(status: OrderEvent['status'], hour: number, partId?: number): OrderEvent {
  return { status, at: at(hour), actor: 'producer', ...(partId !== undefined && { partId }) };
}

const orderOf = (parts: OrderPart[], history: OrderEvent[] = []) =>
  ({ createdAt: at(10), parts, history, items: [{ id: 20 }, { id: 10 }] }) as Order;

describe('the parcels of an order', () => {
  it('hold the lines of their part', () => {
    const parcels = parcelsOf(orderOf([part(1, 'pending'), part(2, 'pending')]));
    expect(parcels.map(({ lines }) => lines.map(({ id }) => id))).toEqual([[10], [20]]);
  });

  it('say since when they are where they are', () => {
    const parts = [
      part(1, 'pending'),
      part(2, 'processing'),
      part(3, 'shipped', { shippedAt: at(14) }),
      part(4, 'delivered', { shippedAt: at(14), deliveredAt: at(16) }),
      part(5, 'cancelled'),
    ];
    const history = [event('processing', 12, 2), event('processing', 13), event('cancelled', 15, 5)];
    expect(parcelsOf(orderOf(parts, history)).map(({ since }) => since)).toEqual(
      [10, 12, 14, 16, 15].map(at),
    );
  });

  it('that moved together share the moment of the order', () => {
    const [parcel] = parcelsOf(orderOf([part(1, 'cancelled')], [event('cancelled', 11)]));
    expect(parcel!.since).toBe(at(11));
  });

  it('do not make up a moment', () => {
    const history = [event('processing', 12, 2), event('processing', 12, 3)];
    expect(parcelsOf(orderOf([part(1, 'processing')], history))[0]!.since).toBeNull();
  });
});

describe('the explanation of a status', () => {
  it('says so when only some parcels have left', () => {
    expect(
      explanationOf({
        groupPlace: null,
        status: 'processing',
        parts: [part(1, 'shipped'), part(2, 'pending')],
      }),
    ).toBe('partly');
  });

  it('is that of the status otherwise', () => {
    expect(explanationOf({ groupPlace: 'member', status: 'shipped', parts: [part(1, 'shipped')] })).toBe(
      'shippedToOrganizer',
    );
    expect(explanationOf({ groupPlace: null, status: 'processing', parts: [part(1, 'processing')] })).toBe(
      'processing',
    );
    expect(
      explanationOf({
        groupPlace: null,
        status: 'shipped',
        parts: [part(1, 'shipped'), part(2, 'cancelled')],
      }),
    ).toBe('shipped');
  });
});

/** Placed on a Monday morning in New York. */
const ORDER = {
  status: 'pending',
  createdAt: '2026-11-16T15:00:00.000Z',
  shippingMethod: 'standard',
  deliveryDate: null,
  shipsFrom: null,
} as const;

test.each([
  ['when its method brings it', {}, 'Thu, Nov 19 – Mon, Nov 23'],
  ['on one day by express', { shippingMethod: 'express' }, 'Wed, Nov 18'],
  ['on the day that was chosen', { deliveryDate: '2026-12-05' }, 'Sat, Dec 5'],
  ['with what is ordered ahead', { shipsFrom: '2026-12-05' }, 'Thu, Dec 10 – Mon, Dec 14'],
  ['no more once it has', { status: 'completed' }, undefined],
  ['never where it was cancelled', { status: 'cancelled' }, undefined],
] as const)('an order arrives %s', (_, differences, days) => {
  expect(expectedDays({ ...ORDER, ...differences }, 'en')).toBe(days);
});
