import { CALENDAR_WORDS, DEFAULT_LANGUAGE, toLanguage } from './languages.ts';

// Without Intl, whose first format takes a slow phone a tenth of a second: pages of products write such days as they start.
// The test compares them with what Intl says. Days are those of a calendar, YYYY-MM-DD.

/** 'Tue, Nov 24' */
export function shortDay(day: string, language: string): string {
  return written(day, language, 'shortDay', 'months');
}

/** 'Tue, Nov 24 – Thu, Nov 26': a month that both days share is said once where it stands behind the number. */
export function shortSpan(from: string, to: string, language: string): string {
  const inOneMonth = from.slice(0, 'YYYY-MM'.length) === to.slice(0, 'YYYY-MM'.length);
  const first = written(from, language, inOneMonth ? 'shortDayBefore' : 'shortDay', 'months');
  return `${first} – ${shortDay(to, language)}`;
}

/** '24 November': of whatever year. */
export function seasonDay(day: string, language: string): string {
  return written(day, language, 'dayOfMonth', 'longMonths');
}

/** 'November 24, 2026' */
export function longDay(day: string, language: string): string {
  return written(day, language, 'date', 'longMonths');
}

/** 'November' */
export function monthName(day: string, language: string): string {
  const { words, date } = taken(day, language);
  return words.longMonths.split(' ')[date.getUTCMonth()]!;
}

/** 'N': where a year has little room. */
export function monthLetter(day: string, language: string): string {
  return monthName(day, language).charAt(0).toUpperCase();
}

function taken(day: string, language: string) {
  return {
    words: CALENDAR_WORDS[toLanguage(language) ?? DEFAULT_LANGUAGE],
    date: new Date(`${day}T00:00:00Z`),
  };
}

function written(
  day: string,
  language: string,
  pattern: 'shortDay' | 'shortDayBefore' | 'dayOfMonth' | 'date',
  months: 'months' | 'longMonths',
): string {
  const { words, date } = taken(day, language);
  return words[pattern]
    .replace('{weekday}', words.weekdays.split(' ')[date.getUTCDay()]!)
    .replace('{n}', (date.getUTCDate() === 1 && words.first) || String(date.getUTCDate()))
    .replace('{month}', words[months].split(' ')[date.getUTCMonth()]!)
    .replace('{year}', String(date.getUTCFullYear()));
}
