import { expect, test } from 'vitest';
import { STANDARD_TIERS, type DiscountTiers } from '#domains/pricing/model/tiers.ts';
import { offerFor } from './offer-for.ts';

const offer = (quantity: number, quantityAvailable = 200, tiers: DiscountTiers = STANDARD_TIERS) =>
  offerFor({
    quantity,
    familyId: null,
    product: { price: 24.99, inStock: quantityAvailable > 0, quantityAvailable, discountTiers: tiers },
  });

test.each([
  ['3 bottles: 2 more and every one is 5 % less', offer(3), { kind: 'next', quantity: 5, percent: 5 }],
  ['8 bottles: 2 more and every one is 10 % less', offer(8), { kind: 'next', quantity: 10, percent: 10 }],
  ['24 bottles cost more than 25', offer(24), { kind: 'cheaper', quantity: 25, savedCents: 539_78 - 531_04 }],
  ['more than there are', offer(8, 6), { kind: 'short', quantity: 6 }],
  ['no longer to be had', offer(8, 0), { kind: 'gone', quantity: 0 }],
])('%s', (_, found, expected) => {
  expect(found).toMatchObject(expected);
});

test.each([
  ['in the last tier', offer(50)],
  ['where stock ends before the next tier', offer(3, 4)],
  ['without tiers', offer(3, 200, [])],
])('nothing to say %s', (_, found) => {
  expect(found).toBeNull();
});
