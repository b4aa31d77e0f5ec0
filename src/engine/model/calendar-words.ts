import type { Language } from './languages.ts';

interface CalendarWords {
  /** From Sunday on, one after a space. */
  weekdays: string;
  months: string;
  longMonths: string;
  /** The number of a day beside its weekday. */
  day: string;
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
    day: '{n}',
    dayOfMonth: '{n} {month}',
    date: '{month} {n}, {year}',
  },
  de: {
    weekdays: 'So. Mo. Di. Mi. Do. Fr. Sa.',
    months: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
    longMonths: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    day: '{n}.',
    dayOfMonth: '{n}. {month}',
    date: '{n}. {month} {year}',
  },
  fr: {
    weekdays: 'dim. lun. mar. mer. jeu. ven. sam.',
    months: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
    longMonths: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    day: '{n}',
    dayOfMonth: '{n} {month}',
    date: '{n} {month} {year}',
  },
  it: {
    weekdays: 'dom lun mar mer gio ven sab',
    months: 'gen feb mar apr mag giu lug ago set ott nov dic',
    longMonths:
      'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    day: '{n}',
    dayOfMonth: '{n} {month}',
    date: '{n} {month} {year}',
  },
  es: {
    weekdays: 'dom lun mar mié jue vie sáb',
    months: 'ene feb mar abr may jun jul ago sept oct nov dic',
    longMonths: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    day: '{n}',
    dayOfMonth: '{n} de {month}',
    date: '{n} de {month} de {year}',
  },
};
