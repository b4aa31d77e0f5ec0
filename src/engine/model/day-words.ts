import { CALENDAR_WORDS, DEFAULT_LANGUAGE, toLanguage } from './languages.ts';

// Without Intl, whose first format takes a slow phone a tenth of a second: pages of products write such days as they start.
// The test compares them with what Intl says. Days are those of a calendar, YYYY-MM-DD.

/** 'Tue 24' and 'Nov' */
export function dayWords(day: string, language: string): { day: string; month: string } {
  const { words, date } = taken(day, language);
  const weekday = words.weekdays.split(' ')[date.getUTCDay()]!;
  return {
    day: `${weekday} ${words.day.replace('{n}', String(date.getUTCDate()))}`,
    month: words.months.split(' ')[date.getUTCMonth()]!,
  };
}

/** '24 November': of whatever year. */
export function seasonDay(day: string, language: string): string {
  return written(day, language, 'dayOfMonth');
}

/** 'November 24, 2026' */
export function longDay(day: string, language: string): string {
  return written(day, language, 'date');
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

function written(day: string, language: string, pattern: 'dayOfMonth' | 'date'): string {
  const { words, date } = taken(day, language);
  return words[pattern]
    .replace('{n}', String(date.getUTCDate()))
    .replace('{month}', monthName(day, language))
    .replace('{year}', String(date.getUTCFullYear()));
}
