import { expect, test } from 'vitest';
import { expectedDays } from './expected-days.ts';

/** Placed on a Monday morning in New York. */
const ORDER = {
  status: 'pending',
  createdAt: '2026-11-16T15:00:00.000Z',
  shippingMethod: 'standard',
  deliveryDate: null,
} as const;

test.each([
  ['when its method brings it', {}, 'Thu 19 – Mon 23 Nov'],
  ['on one day by express', { shippingMethod: 'express' }, 'Wed 18 Nov'],
  ['on the day that was chosen', { deliveryDate: '2026-12-05' }, 'Sat 5 Dec'],
  ['no more once it has', { status: 'completed' }, undefined],
  ['never where it was cancelled', { status: 'cancelled' }, undefined],
] as const)('an order arrives %s', (_, differences, days) => {
  expect(expectedDays({ ...ORDER, ...differences }, 'en')).toBe(days);
});
