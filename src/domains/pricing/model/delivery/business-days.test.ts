import { describe, expect, it, test } from 'vitest';
import { shopClockMs, shopDay } from '#engine/model/dates.ts';
import { addBusinessDays, addDays, businessDayFrom } from './business-days.ts';

describe('US Eastern time', () => {
  test.each([
    ['in winter five hours behind UTC', '2026-11-16T04:59:59Z', '2026-11-15', '23:59:59'],
    ['midnight begins the day', '2026-11-16T05:00:00Z', '2026-11-16', '00:00:00'],
    ['in summer four hours behind', '2026-07-01T16:00:00Z', '2026-07-01', '12:00:00'],
    ['before the clocks go forward', '2027-03-14T06:59:59Z', '2027-03-14', '01:59:59'],
    ['and an instant later', '2027-03-14T07:00:00Z', '2027-03-14', '03:00:00'],
    ['the first of two hours from one to two', '2026-11-01T05:30:00Z', '2026-11-01', '01:30:00'],
    ['and the second', '2026-11-01T06:30:00Z', '2026-11-01', '01:30:00'],
  ])('%s', (_, instant, day, clock) => {
    const [hours, minutes, seconds] = clock.split(':').map(Number) as [number, number, number];
    expect(shopDay(new Date(instant))).toBe(day);
    expect(shopClockMs(new Date(instant))).toBe(((hours * 60 + minutes) * 60 + seconds) * 1000);
  });
});

describe('business days', () => {
  it('skip the weekend', () => {
    expect(businessDayFrom('2026-11-14')).toBe('2026-11-16');
    expect(businessDayFrom('2026-11-15')).toBe('2026-11-16');
    expect(businessDayFrom('2026-11-16')).toBe('2026-11-16');
    expect(addBusinessDays('2026-11-19', 3)).toBe('2026-11-24');
    expect(addBusinessDays('2026-11-20', 1)).toBe('2026-11-23');
    expect(addBusinessDays('2026-11-20', 0)).toBe('2026-11-20');
  });

  it('are counted across a change of the clocks, a month and a year', () => {
    expect(addDays('2026-10-31', 1)).toBe('2026-11-01');
    expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
    expect(addBusinessDays('2026-12-31', 2)).toBe('2027-01-04');
  });
});
