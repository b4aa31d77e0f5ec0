import { expect, it } from 'vitest';
import { ratesByMethod, type Way } from './ways.ts';

const way = (cents: number, days: number | null): Way => ({
  id: `${cents}`,
  cents,
  days,
  carrier: 'USPS',
  service: 'Ground',
});

it('takes the cheapest that keeps what the method promises', () => {
  const ways = [way(30_00, 1), way(12_00, 2), way(6_00, 4), way(4_00, null)];
  expect(ratesByMethod(ways)).toEqual({ standard: 4_00, express: 12_00, priority: 30_00 });
  expect(ratesByMethod(ways.slice(1))).toBeUndefined();
});
