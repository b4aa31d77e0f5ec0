import { DEFAULT_LANGUAGE, toLanguage, type Language } from './languages.ts';

// What Intl would say of a day, for what product pages show as they start: to make the first format takes a slow phone a tenth
// of a second. The test compares every word.
const NAMES: Record<Language, { weekdays: string; months: string; longMonths: string }> = {
  en: {
    weekdays: 'Sun Mon Tue Wed Thu Fri Sat',
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    longMonths: 'January February March April May June July August September October November December',
  },
  de: {
    weekdays: 'So. Mo. Di. Mi. Do. Fr. Sa.',
    months: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
    longMonths: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  },
  fr: {
    weekdays: 'dim. lun. mar. mer. jeu. ven. sam.',
    months: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
    longMonths: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  },
  it: {
    weekdays: 'dom lun mar mer gio ven sab',
    months: 'gen feb mar apr mag giu lug ago set ott nov dic',
    longMonths:
      'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  },
  es: {
    weekdays: 'dom lun mar mié jue vie sáb',
    months: 'ene feb mar abr may jun jul ago sept oct nov dic',
    longMonths: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  },
};

/** A day of a season begins with its number in English too: '1 December'. */
const DAY_OF_MONTH: Record<Language, (day: number, month: string) => string> = {
  en: (day, month) => `${day} ${month}`,
  de: (day, month) => `${day}. ${month}`,
  fr: (day, month) => `${day} ${month}`,
  it: (day, month) => `${day} ${month}`,
  es: (day, month) => `${day} de ${month}`,
};

const known = (language: string): Language => toLanguage(language) ?? DEFAULT_LANGUAGE;

/** 'Tue 24' and 'Nov' of a calendar day, YYYY-MM-DD. */
export function dayWords(day: string, language: string): { day: string; month: string } {
  const date = new Date(`${day}T00:00:00Z`);
  const { weekdays, months } = NAMES[known(language)];
  // German counts days: '24.'.
  const number = known(language) === 'de' ? `${date.getUTCDate()}.` : date.getUTCDate();
  return {
    day: `${weekdays.split(' ')[date.getUTCDay()]} ${number}`,
    month: months.split(' ')[date.getUTCMonth()]!,
  };
}

/** '24 November': of whatever year. */
export function seasonDay(day: string, language: string): string {
  const { number, month } = inLongMonth(day, language);
  return DAY_OF_MONTH[known(language)](number, month);
}

/** 'November 24, 2026' */
export function longDay(day: string, language: string): string {
  const { number, month, year } = inLongMonth(day, language);
  const of = known(language);
  if (of === 'en') return `${month} ${number}, ${year}`;
  return `${DAY_OF_MONTH[of](number, month)}${of === 'es' ? ' de' : ''} ${year}`;
}

function inLongMonth(day: string, language: string): { number: number; month: string; year: number } {
  const date = new Date(`${day}T00:00:00Z`);
  const month = NAMES[known(language)].longMonths.split(' ')[date.getUTCMonth()]!;
  return { number: date.getUTCDate(), month, year: date.getUTCFullYear() };
}
