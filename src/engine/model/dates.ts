import { longDay, monthLetter, monthName, seasonDay, shortDay, shortSpan } from './day-words.ts';

/**
 * How dates are written, in pages and in mails.
 *
 * The rule of time zones: a moment is shown in US Eastern time, the time of the shop's business days and opening hours,
 * wherever its reader is. So a mail, an order and the audit log say the same of the same moment, and a page that the
 * server has drawn stays as it is in the browser. A time of day says so by 'ET'. A calendar day (YYYY-MM-DD) has no time
 * zone and stays the day it is.
 */
export const SHOP_TIME_ZONE = 'America/New_York';
const SHOP_TIME_NAME = 'ET';

const FORMATS = {
  /** 3/9/2025: in lists. */
  date: { year: 'numeric', month: 'numeric', day: 'numeric' },
  /** 3:30 PM ET */
  time: { timeStyle: 'short' },
  /** Mar 9, 2025, 3:30 PM ET */
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  /** Mar 9, 2025, 3:30:05 PM ET: where the order of events matters. */
  exactDateTime: { dateStyle: 'medium', timeStyle: 'medium' },
  /** Mar 9: where the year is plain, as in a chart of the last weeks. */
  monthDay: { month: 'short', day: 'numeric' },
  /** March 2025 */
  monthYear: { year: 'numeric', month: 'long' },
  /** Tuesday */
  weekday: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** German writes two digits for a day among others, as its longer formats do: 09.03.2025. */
const GERMAN_DATE = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** `longDate` is 'March 9, 2025': in sentences. */
export type DateFormat = keyof typeof FORMATS | 'longDate';

/** `moment`: a Date, or its ISO text as it comes by the API. */
export function formatMoment(moment: Date | string, format: DateFormat, language: string): string {
  if (format === 'longDate') return longDay(shopDay(new Date(moment)), language);
  const text = formatter(format, language, SHOP_TIME_ZONE).format(new Date(moment));
  return 'timeStyle' in FORMATS[format] ? `${text} ${SHOP_TIME_NAME}` : text;
}

/** '2:00 PM – 3:00 PM ET': two times of one day. */
export function formatTimes(from: Date | string, until: Date | string, language: string): string {
  const time = (moment: Date | string) =>
    formatter('time', language, SHOP_TIME_ZONE).format(new Date(moment));
  return `${time(from)} – ${time(until)} ${SHOP_TIME_NAME}`;
}

/** `day`: a calendar day, YYYY-MM-DD. */
export function formatDay(
  day: string,
  format:
    | Extract<DateFormat, 'date' | 'longDate' | 'monthDay' | 'monthYear' | 'weekday'>
    | 'seasonDay'
    /** December, and as little of it as a calendar of a year has room for. */
    | 'month'
    | 'shortMonth',
  language: string,
): string {
  if (format === 'longDate') return longDay(day, language);
  if (format === 'seasonDay') return seasonDay(day, language);
  if (format === 'month') return monthName(day, language);
  if (format === 'shortMonth') return monthLetter(day, language);
  return formatter(format, language, 'UTC').format(new Date(`${day}T00:00:00Z`));
}

/** 'Tue, Nov 24 – Thu, Nov 26', or 'Wed, Nov 18' where both are one day. */
export function formatDays(from: string, to: string, language: string): string {
  return from === to ? shortDay(to, language) : shortSpan(from, to, language);
}

/** The day on the shop's calendar, YYYY-MM-DD. */
export function shopDay(moment: Date): string {
  return onShopWall(moment).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The moment at which a day begins on the shop's calendar, whatever the season: New York is 4 or 5 hours behind UTC. */
export function shopMidnight(day: string): Date {
  const inSummer = new Date(`${day}T04:00:00Z`);
  return shopDay(inSummer) === day ? inSummer : new Date(`${day}T05:00:00Z`);
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Milliseconds since midnight as a clock on the shop's wall shows them. */
export function shopClockMs(moment: Date): number {
  return onShopWall(moment).getTime() % DAY_MS;
}

/** What calendar and clock of the shop show, as fields for date and time write it: 'YYYY-MM-DDTHH:MM'. */
export function shopWallTime(moment: Date): string {
  return onShopWall(moment).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
}

/**
 * The moment at which they show this; null where it is no date and time. An hour that is left out in spring is the one
 * after it, an hour that comes twice in autumn the first.
 */
export function momentOnShopWall(wallTime: string): Date | null {
  const asUtc = Date.parse(`${wallTime}Z`);
  if (Number.isNaN(asUtc)) return null;
  const offsets = [-1, 1].map((side) => offsetMs(new Date(asUtc + side * DAY_MS)));
  const candidates = offsets.map((offset) => new Date(asUtc - offset));
  return candidates.find((moment) => shopWallTime(moment) === wallTime) ?? candidates[0]!;
}

/** As if the shop's wall were in UTC. */
const onShopWall = (moment: Date) => new Date(moment.getTime() + offsetMs(moment));

/**
 * How far the shop's clock is ahead of UTC: by the law of 2007, since nothing here is older, and without a format, which a slow
 * phone would need a tenth of a second to make.
 */
function offsetMs(moment: Date): number {
  const year = moment.getUTCFullYear();
  // At two in the morning, on the second Sunday of March and on the first of November.
  const spring = sundayOf(year, 2, 8) + 7 * HOUR_MS;
  const autumn = sundayOf(year, 10, 1) + 6 * HOUR_MS;
  const isSummer = moment.getTime() >= spring && moment.getTime() < autumn;
  return (isSummer ? -4 : -5) * HOUR_MS;
}

/** The first Sunday from this day of the month on. */
function sundayOf(year: number, month: number, from: number): number {
  const day = Date.UTC(year, month, from);
  return day + ((7 - new Date(day).getUTCDay()) % 7) * DAY_MS;
}

// Made when first needed, because the first one costs the browser 60 ms, and then cached.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(format: keyof typeof FORMATS, language: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${format} ${language} ${timeZone}`;
  const fields = format === 'date' && language === 'de' ? GERMAN_DATE : FORMATS[format];
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(language, { ...fields, timeZone });
  formatters.set(key, made);
  return made;
}
