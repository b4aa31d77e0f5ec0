import { expect, it } from 'vitest';
import { wholeUnits } from './time-left.ts';

const HOUR = 3_600_000;

it.each([
  ['the whole time to report damage', 48 * HOUR, { unit: 'hours', count: 48 }],
  ['a moment less than 18 hours', 18 * HOUR - 1, { unit: 'hours', count: 17 }],
  ['one hour', HOUR, { unit: 'hours', count: 1 }],
  ['a moment less than an hour', HOUR - 1, { unit: 'minutes', count: 59 }],
  ['the last seconds', 20_000, { unit: 'minutes', count: 1 }],
  ['a little more than two days', 48 * HOUR + 1, { unit: 'days', count: 2 }],
  ['30 days', 30 * 24 * HOUR, { unit: 'days', count: 30 }],
])('says of %s how long it is', (_name, ms, span) => {
  expect(wholeUnits(ms)).toEqual(span);
});
