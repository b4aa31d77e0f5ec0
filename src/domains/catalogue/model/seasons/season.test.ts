import { expect, it } from 'vitest';
import { seasonFaults, seasonOn, shipsOn, type SeasonDays } from './season.ts';

const days = (said: Partial<SeasonDays>): SeasonDays => ({
  availableFrom: null,
  availableUntil: null,
  shipsFrom: null,
  preorder: false,
  ...said,
});

const TODAY = '2026-11-18';

it.each([
  ['what has no season', {}, 'open', null],
  ['the first day', { availableFrom: TODAY }, 'open', null],
  ['the last day', { availableUntil: TODAY }, 'open', null],
  ['the day before the first', { availableFrom: '2026-11-19' }, 'before', null],
  ['the day after the last', { availableUntil: '2026-11-17' }, 'over', null],
  ['a pre-order', { availableFrom: '2026-12-01', preorder: true }, 'preorder', '2026-12-01'],
  [
    'a pre-order that ships later than its season begins',
    { availableFrom: '2026-12-01', shipsFrom: '2026-12-10', preorder: true },
    'preorder',
    '2026-12-10',
  ],
  [
    'what is sold and ships later',
    { availableFrom: '2026-09-01', shipsFrom: '2026-12-10' },
    'preorder',
    '2026-12-10',
  ],
  ['what has only a day of shipping, without pre-orders', { shipsFrom: '2026-12-10' }, 'before', null],
  ['a pre-order on the day it ships', { shipsFrom: TODAY, preorder: true }, 'open', null],
  [
    'pre-orders that have closed',
    { availableUntil: '2026-11-17', shipsFrom: '2026-12-10', preorder: true },
    'over',
    null,
  ],
] as const)('%s', (_, said, state, ships) => {
  expect(seasonOn(days(said), TODAY)).toBe(state);
  expect(shipsOn(days(said), TODAY)).toBe(ships);
});

it.each([
  [
    'an end before the beginning',
    { availableFrom: '2026-12-01', availableUntil: '2026-11-30' },
    'availableUntil',
  ],
  ['shipping before the season', { availableFrom: '2026-12-01', shipsFrom: '2026-11-30' }, 'shipsFrom'],
  ['a pre-order of no day', { preorder: true }, 'shipsFrom'],
  ['a pre-order of more than a year', { shipsFrom: '2027-11-20', preorder: true }, 'shipsFrom'],
] as const)('refuses %s', (_, said, field) => {
  expect(Object.keys(seasonFaults(days(said), TODAY))).toEqual([field]);
});

it('takes orders that close before they are shipped', () => {
  expect(
    seasonFaults(days({ availableUntil: '2026-12-01', shipsFrom: '2027-01-10', preorder: true }), TODAY),
  ).toEqual({});
});
