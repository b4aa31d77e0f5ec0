import { expect, it } from 'vitest';
import { timeUntil } from './countdown.tsx';

const NOON = Date.parse('2026-11-16T12:00:00Z');

it.each([
  ['2026-11-18T15:04:05Z', { days: 2, hours: 3, minutes: 4, seconds: 5 }],
  ['2026-11-16T12:59:59.001Z', { days: 0, hours: 1, minutes: 0, seconds: 0 }],
  ['2026-11-16T12:00:00.001Z', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
])('until %s', (moment, left) => {
  expect(timeUntil(Date.parse(moment), NOON)).toEqual(left);
});

it('is over when its moment has come', () => {
  expect(timeUntil(NOON, NOON)).toBeNull();
  expect(timeUntil(NOON - 1, NOON)).toBeNull();
});
