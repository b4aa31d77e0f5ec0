import { describe, expect, it } from 'vitest';
import { formatDay, formatDays, formatMoment, momentOnShopWall, shopDay, shopWallTime } from './dates.ts';

/** ICU writes some spaces as narrow ones, depending on its version. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/gu, ' ');
const inEnglish = (moment: string, format: Parameters<typeof formatMoment>[1]) =>
  plain(formatMoment(moment, format, 'en'));

describe('a moment', () => {
  it.each([
    ['date', '3/9/2025'],
    ['longDate', 'March 9, 2025'],
    ['time', '3:30 PM ET'],
    ['dateTime', 'Mar 9, 2025, 3:30 PM ET'],
    ['exactDateTime', 'Mar 9, 2025, 3:30:05 PM ET'],
    ['monthDay', 'Mar 9'],
  ] as const)('as %s reads %s', (format, text) => {
    expect(inEnglish('2025-03-09T19:30:05Z', format)).toBe(text);
  });

  it('reads as its language writes it', () => {
    const inLanguage = (language: string) =>
      plain(formatMoment('2025-03-09T19:30:05Z', 'dateTime', language));
    expect(inLanguage('de')).toBe('09.03.2025, 15:30 ET');
    expect(inLanguage('fr')).toBe('9 mars 2025, 15:30 ET');
    expect(inLanguage('it')).toBe('9 mar 2025, 15:30 ET');
    expect(inLanguage('es')).toBe('9 mar 2025, 15:30 ET');
  });

  it('reads the same as a Date and as the text of the API', () => {
    const moment = new Date('2025-07-04T12:00:00Z');
    expect(formatMoment(moment, 'dateTime', 'en')).toBe(formatMoment(moment.toISOString(), 'dateTime', 'en'));
  });

  it.each([
    ['a second before midnight', '2025-01-15T04:59:59Z', '1/14/2025', '11:59 PM ET'],
    ['midnight', '2025-01-15T05:00:00Z', '1/15/2025', '12:00 AM ET'],
    ['a second before midnight in summer', '2025-07-15T03:59:59Z', '7/14/2025', '11:59 PM ET'],
    ['midnight in summer', '2025-07-15T04:00:00Z', '7/15/2025', '12:00 AM ET'],
    ['the last minute before the clocks go forward', '2025-03-09T06:59:00Z', '3/9/2025', '1:59 AM ET'],
    ['the minute after', '2025-03-09T07:00:00Z', '3/9/2025', '3:00 AM ET'],
    ['the last minute before the clocks go back', '2025-11-02T05:59:00Z', '11/2/2025', '1:59 AM ET'],
    ['the minute after it', '2025-11-02T06:00:00Z', '11/2/2025', '1:00 AM ET'],
    ['the end of that longer day', '2025-11-03T04:59:00Z', '11/2/2025', '11:59 PM ET'],
  ])('%s falls on the day and hour of Eastern time', (_name, moment, date, time) => {
    expect(inEnglish(moment, 'date')).toBe(date);
    expect(inEnglish(moment, 'time')).toBe(time);
  });
});

it.each([
  ['2025-01-15T04:59:59Z', '2025-01-14'],
  ['2025-01-15T05:00:00Z', '2025-01-15'],
  ['2025-03-10T03:59:59Z', '2025-03-09'],
  ['2025-11-03T04:59:59Z', '2025-11-02'],
  ['2026-01-01T04:59:59Z', '2025-12-31'],
])('on the shop’s calendar %s is %s', (moment, day) => {
  expect(shopDay(new Date(moment))).toBe(day);
});

it('a calendar day stays the day it is', () => {
  expect(formatDay('2025-03-09', 'monthDay', 'en')).toBe('Mar 9');
  expect(formatDay('2025-12-31', 'longDate', 'en')).toBe('December 31, 2025');
  expect(formatDay('2025-03-09', 'date', 'de')).toBe('09.03.2025');
});

describe('a span of days', () => {
  it.each([
    ['en', '2026-11-24', '2026-11-26', 'Tue, Nov 24 – Thu, Nov 26'],
    ['en', '2026-11-30', '2026-12-02', 'Mon, Nov 30 – Wed, Dec 2'],
    ['en', '2026-11-18', '2026-11-18', 'Wed, Nov 18'],
    ['de', '2026-11-24', '2026-11-26', 'Di. 24. – Do. 26. Nov.'],
    ['de', '2026-11-30', '2026-12-02', 'Mo. 30. Nov. – Mi. 2. Dez.'],
    ['de', '2026-12-30', '2027-01-02', 'Mi. 30. Dez. – Sa. 2. Jan.'],
    ['fr', '2026-11-24', '2026-11-26', 'mar. 24 – jeu. 26 nov.'],
    ['it', '2026-11-24', '2026-11-26', 'mar 24 – gio 26 nov'],
    ['es', '2026-11-24', '2026-11-26', 'mar 24 – jue 26 nov'],
  ])('in %s from %s to %s reads %s', (language, from, to, text) => {
    expect(formatDays(from, to, language)).toBe(text);
  });
});

describe('calendar and clock of the shop', () => {
  it.each([
    ['2026-01-15T05:00:00Z', '2026-01-15T00:00'],
    ['2026-07-15T03:59:00Z', '2026-07-14T23:59'],
    ['2026-03-08T06:59:00Z', '2026-03-08T01:59'],
    ['2026-03-08T07:00:00Z', '2026-03-08T03:00'],
    ['2026-11-01T04:30:00Z', '2026-11-01T00:30'],
    ['2026-11-01T07:00:00Z', '2026-11-01T02:00'],
  ])('at %s show %s, and back', (moment, wallTime) => {
    expect(shopWallTime(new Date(moment))).toBe(wallTime);
    expect(momentOnShopWall(wallTime)).toEqual(new Date(moment));
  });

  it('skip an hour in spring and repeat one in autumn', () => {
    expect(momentOnShopWall('2026-03-08T02:30')).toEqual(new Date('2026-03-08T07:30:00Z'));
    expect(momentOnShopWall('2026-11-01T01:30')).toEqual(new Date('2026-11-01T05:30:00Z'));
  });

  it.each(['', 'tomorrow', '2026-13-01T00:00'])('never show %j', (text) => {
    expect(momentOnShopWall(text)).toBeNull();
  });
});
