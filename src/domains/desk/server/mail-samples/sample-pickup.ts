import type { OrderPickup } from '#domains/orders/model/order-pickup.ts';

/** Where and when, for mails about an order that is fetched. */
export const SAMPLE_PICKUP: OrderPickup = {
  kind: 'pickup',
  placeId: 1,
  name: 'Harbour Market Hall',
  note: 'Counter 12, left of the fountain',
  address: {
    name: '',
    company: null,
    line1: '1 Market Square',
    line2: null,
    city: 'Portland',
    region: 'ME',
    postalCode: '04101',
    country: 'US',
  },
  from: '2026-11-20T19:00:00.000Z',
  until: '2026-11-20T20:00:00.000Z',
  code: 'K7HM3X',
};
