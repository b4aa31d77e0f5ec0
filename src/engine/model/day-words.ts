import { CALENDAR_WORDS, DEFAULT_LANGUAGE, toLanguage } from './languages.ts';

// Without Intl, whose first format takes a slow phone a tenth of a second: product pages write such days as they start. The
// test compares them with what Intl says. Days are those of a calendar, YYYY-MM-DD.

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
    .replace('{month}', words.longMonths.split(' ')[date.getUTCMonth()]!)
    .replace('{year}', String(date.getUTCFullYear()));
}
