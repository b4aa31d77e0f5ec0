import { expect, it } from 'vitest';
import { centsOfRate, waysOf, type ShippoRate } from './shippo-rates.ts';

const rate = (amount: string, days: number | null, changed: Partial<ShippoRate> = {}): ShippoRate => ({
  object_id: `rate_${amount}_${days}`,
  amount,
  currency: 'USD',
  amount_local: amount,
  currency_local: 'USD',
  provider: 'USPS',
  servicelevel: { name: 'Ground', token: 'usps_ground' },
  estimated_days: days,
  ...changed,
});

it('counts whole cents, never less than the carrier asks for', () => {
  expect(centsOfRate(rate('5', 3))).toBe(5_00);
  expect(centsOfRate(rate('5.5', 3))).toBe(5_50);
  expect(centsOfRate(rate('1.1', 3))).toBe(1_10);
  expect(centsOfRate(rate('5.501', 3))).toBe(5_51);
});

it('takes no other currency for the shop’s', () => {
  const foreign = { currency: 'CAD', currency_local: 'EUR' };
  expect(centsOfRate(rate('5', 3, foreign))).toBeUndefined();
  expect(centsOfRate(rate('5', 3, { currency: 'CAD', amount_local: '3.70' }))).toBe(3_70);
  expect(waysOf([rate('5', 3, foreign)])).toEqual([]);
});
