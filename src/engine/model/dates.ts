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
  /** March 9, 2025: in sentences. */
  longDate: { dateStyle: 'long' },
  /** 3:30 PM ET */
  time: { timeStyle: 'short' },
  /** Mar 9, 2025, 3:30 PM ET */
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  /** Mar 9, 2025, 3:30:05 PM ET: where the order of events matters. */
  exactDateTime: { dateStyle: 'medium', timeStyle: 'medium' },
  /** Mar 9: where the year is plain, as in a chart of the last weeks. */
  monthDay: { month: 'short', day: 'numeric' },
  /** 1 December: a day of a season, whatever the year. */
  seasonDay: { month: 'long', day: 'numeric' },
  /** December, and as little of it as a calendar of a year has room for. */
  month: { month: 'long' },
  shortMonth: { month: 'narrow' },
  /** Tuesday */
  weekday: { weekday: 'long' },
  /** Tue, Nov 24: taken apart for a span of days. */
  weekdayMonthDay: { weekday: 'short', month: 'short', day: 'numeric' },
  /** 15:30, for reckoning. */
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateFormat = keyof typeof FORMATS;

/** `moment`: a Date, or its ISO text as it comes by the API. */
export function formatMoment(moment: Date | string, format: DateFormat, language: string): string {
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
  format: Extract<
    DateFormat,
    'date' | 'longDate' | 'monthDay' | 'seasonDay' | 'month' | 'shortMonth' | 'weekday'
  >,
  language: string,
): string {
  // A season begins on '1 December', also where dates are written the American way.
  const written = format === 'seasonDay' && language === 'en' ? 'en-GB' : language;
  return formatter(format, written, 'UTC').format(new Date(`${day}T00:00:00Z`));
}

/** 'Tue 24 – Thu 26 Nov', 'Mon 30 Nov – Wed 2 Dec', 'Wed 18 Nov': a month that both days share is said once. */
export function formatDays(from: string, to: string, language: string): string {
  const [first, last] = [dayWords(from, language), dayWords(to, language)];
  const whole = ({ day, month }: typeof first) => `${day} ${month}`;
  if (from === to) return whole(last);
  return `${first.month === last.month ? first.day : whole(first)} – ${whole(last)}`;
}

function dayWords(day: string, language: string): { day: string; month: string } {
  const parts = formatter('weekdayMonthDay', language, 'UTC').formatToParts(new Date(`${day}T00:00:00Z`));
  const part = (type: string) => parts.find((each) => each.type === type)!.value;
  // German counts days: '24.'.
  const number = language === 'de' ? `${part('day')}.` : part('day');
  return { day: `${part('weekday')} ${number}`, month: part('month') };
}

/** The day on the shop's calendar, YYYY-MM-DD. */
export function shopDay(moment: Date): string {
  const parts = formatter('date', 'en', SHOP_TIME_ZONE).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)!.value.padStart(2, '0');
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The moment at which a day begins on the shop's calendar, whatever the season: New York is 4 or 5 hours behind UTC. */
export function shopMidnight(day: string): Date {
  const inSummer = new Date(`${day}T04:00:00Z`);
  return shopDay(inSummer) === day ? inSummer : new Date(`${day}T05:00:00Z`);
}

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Milliseconds since midnight as a clock on the shop's wall shows them. Offsets from UTC are whole minutes. */
export function shopClockMs(moment: Date): number {
  const parts = formatter('clock', 'en', SHOP_TIME_ZONE).formatToParts(moment);
  const part = (type: string) => Number(parts.find((each) => each.type === type)!.value);
  return (part('hour') * 60 + part('minute')) * MINUTE_MS + (moment.getTime() % MINUTE_MS);
}

/** What calendar and clock of the shop show, as fields for date and time write it: 'YYYY-MM-DDTHH:MM'. */
export function shopWallTime(moment: Date): string {
  const clock = new Date(shopClockMs(moment)).toISOString();
  return `${shopDay(moment)}T${clock.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length)}`;
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

/** How far the shop's clock is ahead of UTC. */
function offsetMs(moment: Date): number {
  return Date.parse(`${shopWallTime(moment)}Z`) - moment.getTime() + (moment.getTime() % MINUTE_MS);
}

// Made when first needed, because the first one costs the browser 60 ms, and then cached.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(format: DateFormat, language: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${format} ${language} ${timeZone}`;
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(language, { ...FORMATS[format], timeZone });
  formatters.set(key, made);
  return made;
}
