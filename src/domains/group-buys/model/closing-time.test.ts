import { describe, expect, it, test } from 'vitest';
import { momentOnShopWall } from '#engine/model/dates.ts';
import { closingFault } from './closing-time.ts';

const HOUR = 60 * 60 * 1000;
const NOW = new Date('2026-11-16T15:00:00Z');
const ahead = (ms: number) => new Date(NOW.getTime() + ms);

describe('when a group buy closes', () => {
  test.each([
    ['in one hour', HOUR],
    ['in one hour less the seconds that sending took', HOUR - 20_000],
    ['tomorrow', 24 * HOUR],
    ['in six days', 144 * HOUR],
  ])('%s is possible', (_, ms) => {
    expect(closingFault(ahead(ms), NOW)).toBeNull();
  });

  test.each([
    ['in the past', -1, 'validation:closesTooSoon'],
    ['now', 0, 'validation:closesTooSoon'],
    ['in half an hour', HOUR / 2, 'validation:closesTooSoon'],
    ['a second after six days', 144 * HOUR + 1_000, 'validation:closesTooLate'],
    ['in seven days', 168 * HOUR, 'validation:closesTooLate'],
  ])('%s is not', (_, ms, fault) => {
    expect(closingFault(ahead(ms), NOW)).toBe(fault);
  });

  it('is a moment', () => {
    expect(closingFault(new Date('never'), NOW)).toBe('validation:closesTooSoon');
  });

  it('counts hours that pass, also over a change of the clocks', () => {
    const saturdayNoon = momentOnShopWall('2026-10-31T12:00')!;
    const fridayNoon = momentOnShopWall('2026-11-06T12:00')!;
    // Six days on the wall are six days and an hour.
    expect(fridayNoon.getTime() - saturdayNoon.getTime()).toBe(145 * HOUR);
    expect(closingFault(fridayNoon, saturdayNoon)).toBe('validation:closesTooLate');
    expect(closingFault(momentOnShopWall('2026-11-06T11:00')!, saturdayNoon)).toBeNull();
  });
});
