/** The five languages of the interface. English is the default and the fallback; there are no regional variants. */
export const LANGUAGES = ['en', 'de', 'fr', 'it', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE = 'en' satisfies Language;
export type OtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;
export const OTHER_LANGUAGES = LANGUAGES.filter(
  (language): language is OtherLanguage => language !== DEFAULT_LANGUAGE,
);

/** In the language itself: people who look for it can read it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  es: 'Español',
};

/** Languages that part the sign from the figure: '15 %'. */
export const SPACE_BEFORE_PERCENT: ReadonlySet<string> = new Set<Language>(['de', 'es', 'fr']);

interface CalendarWords {
  /** From Sunday on, one after a space. */
  weekdays: string;
  months: string;
  longMonths: string;
  /** The number of a month's first day, where it is no plain one. */
  first?: string;
  /** A day in few words: 'Tue, Nov 24'. */
  shortDay: string;
  /** The same where a later day of its month follows, which names the month behind its number. */
  shortDayBefore: string;
  /** A day of whatever year, which begins with its number in English too: '1 December'. */
  dayOfMonth: string;
  date: string;
}

/** What Intl says of days, for texts that must not wait for it (`day-words.ts`); a test compares every word. */
export const CALENDAR_WORDS: Record<Language, CalendarWords> = {
  en: {
    weekdays: 'Sun Mon Tue Wed Thu Fri Sat',
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    longMonths: 'January February March April May June July August September October November December',
    shortDay: '{weekday}, {month} {n}',
    shortDayBefore: '{weekday}, {month} {n}',
    dayOfMonth: '{n} {month}',
    date: '{month} {n}, {year}',
  },
  de: {
    weekdays: 'So. Mo. Di. Mi. Do. Fr. Sa.',
    months: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
    longMonths: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    shortDay: '{weekday} {n}. {month}',
    shortDayBefore: '{weekday} {n}.',
    dayOfMonth: '{n}. {month}',
    date: '{n}. {month} {year}',
  },
  fr: {
    weekdays: 'dim. lun. mar. mer. jeu. ven. sam.',
    months: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
    first: '1er',
    longMonths: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    shortDay: '{weekday} {n} {month}',
    shortDayBefore: '{weekday} {n}',
    dayOfMonth: '{n} {month}',
    date: '{n} {month} {year}',
  },
  it: {
    weekdays: 'dom lun mar mer gio ven sab',
    months: 'gen feb mar apr mag giu lug ago set ott nov dic',
    longMonths:
      'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    shortDay: '{weekday} {n} {month}',
    shortDayBefore: '{weekday} {n}',
    dayOfMonth: '{n} {month}',
    date: '{n} {month} {year}',
  },
  es: {
    weekdays: 'dom lun mar mié jue vie sáb',
    months: 'ene feb mar abr may jun jul ago sept oct nov dic',
    longMonths: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    shortDay: '{weekday} {n} {month}',
    shortDayBefore: '{weekday} {n}',
    dayOfMonth: '{n} de {month}',
    date: '{n} de {month} de {year}',
  },
};

/** A text in every language of the shop. */
export type Localized = Record<Language, string>;

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value);
}

/** 'de-AT' is 'de': regional variants fall back to their language. */
export function toLanguage(tag: string | null | undefined): Language | undefined {
  const base = tag?.trim().slice(0, 2).toLowerCase();
  return isLanguage(base) ? base : undefined;
}
