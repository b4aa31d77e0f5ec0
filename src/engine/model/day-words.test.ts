// oxlint-disable eslint/no-restricted-properties -- what the words are compared with
import { describe, expect, it } from 'vitest';
import { shopClockMs, shopDay } from './dates.ts';
import { longDay, monthLetter, monthName, seasonDay, shortDay, shortSpan } from './day-words.ts';
import { LANGUAGES } from './languages.ts';

const DAYS = Array.from({ length: 366 }, (_, index) =>
  new Date(Date.UTC(2028, 0, 1 + index)).toISOString().slice(0, 'YYYY-MM-DD'.length),
);

/** Intl writes '1 décembre'; French writes the first of a month '1er'. */
const inFrench = (text: string) => text.replace(/(?<!\d)1(?= \p{L})/u, '1er');

describe.each(LANGUAGES)('in %s', (language) => {
  const asWritten = (text: string) => (language === 'fr' ? inFrench(text) : text);

  it('the words of each day are those of Intl', () => {
    const style = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
    const format = new Intl.DateTimeFormat(language, style);
    for (const day of DAYS) {
      const parts = format.formatToParts(new Date(day));
      const part = (type: string) => parts.find((each) => each.type === type)!.value;
      const number = language === 'de' ? `${part('day')}.` : part('day');
      const inOurOrder = `${part('weekday')} ${number} ${part('month')}`;
      const expected = language === 'en' ? format.format(new Date(day)) : asWritten(inOurOrder);
      expect(shortDay(day, language)).toBe(expected);
    }
  });

  it('a long date is that of Intl', () => {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
    for (const day of DAYS) expect(longDay(day, language)).toBe(asWritten(format.format(new Date(day))));
  });

  it('a month and its letter are those of Intl', () => {
    const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    const letter = new Intl.DateTimeFormat(language, { month: 'narrow', timeZone: 'UTC' });
    for (const day of DAYS) {
      expect(monthName(day, language)).toBe(name.format(new Date(day)));
      expect(monthLetter(day, language)).toBe(letter.format(new Date(day)));
    }
  });

  it('a day of a season is that of Intl', () => {
    const style = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
    const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, style);
    for (const day of DAYS) expect(seasonDay(day, language)).toBe(asWritten(format.format(new Date(day))));
  });

  it('a span ends with its last day, and names the month of the first unless a number before the month says enough', () => {
    for (const [index, to] of DAYS.slice(3).entries()) {
      const from = DAYS[index]!;
      const span = shortSpan(from, to, language);
      expect(span.endsWith(` – ${shortDay(to, language)}`)).toBe(true);
      const isWhole = span.startsWith(`${shortDay(from, language)} – `);
      expect(isWhole).toBe(language === 'en' || from.slice(0, 7) !== to.slice(0, 7));
    }
  });
});

it('the clock of New York is that of Intl, in each hour around a change and in each week of ten years', () => {
  const style = {
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
    timeZone: 'America/New_York',
  } as const;
  const format = new Intl.DateTimeFormat('sv', style);
  const hours = (from: string, count: number, step: number) =>
    Array.from({ length: count }, (_, index) => new Date(Date.parse(from) + index * step));
  const HOUR_MS = 3_600_000;
  const moments = [
    ...hours('2026-03-06T00:30:00Z', 96, HOUR_MS),
    ...hours('2026-10-30T00:59:59Z', 96, HOUR_MS),
    ...hours('2020-01-01T04:59:59Z', 5000, 17 * HOUR_MS),
  ];
  for (const moment of moments) {
    const clock = new Date(shopClockMs(moment)).toISOString().slice('YYYY-MM-DDT'.length, -'.000Z'.length);
    expect(`${shopDay(moment)} ${clock}`).toBe(format.format(moment));
  }
});
