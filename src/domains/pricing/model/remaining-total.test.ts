import { expect, test } from 'vitest';
import { remainingTotal } from './remaining-total.ts';

test.each([
  ['nothing cancelled', { status: 'pending', orderTotal: 138.7, cancelledTotal: 0 }, 138.7],
  ['a part cancelled', { status: 'shipped', orderTotal: 138.7, cancelledTotal: 20.1 }, 118.6],
  ['all of it cancelled', { status: 'cancelled', orderTotal: 44.94, cancelledTotal: 44.94 }, 44.94],
])('%s', (_, order, total) => {
  expect(remainingTotal(order)).toBe(total);
});
