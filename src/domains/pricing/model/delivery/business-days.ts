/** Days are 'YYYY-MM-DD'. Business days are Monday to Friday on the shop's calendar. */
export type Day = string;

const DAY_MS = 24 * 60 * 60 * 1000;
const SATURDAY = 6;
const SUNDAY = 0;

/** What somebody writes who means 'for ever'. No day after it can be written the same way. */
const LAST_DAY: Day = '9999-12-31';

export function addDays(day: Day, count: number): Day {
  const reached = new Date(Date.parse(day) + count * DAY_MS).toISOString();
  return reached.startsWith('+') ? LAST_DAY : reached.slice(0, 10);
}

/** How many days `to` lies after `from`. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Whether a text is a day that exists, written the one way. There is no year 0. */
export function isDay(text: string): boolean {
  const moment = Date.parse(text);
  return (
    !Number.isNaN(moment) && text >= '0001-01-01' && new Date(moment).toISOString().slice(0, 10) === text
  );
}

/** 0 is Sunday. */
export function weekday(day: Day): number {
  return new Date(day).getUTCDay();
}

export function isBusinessDay(day: Day): boolean {
  return weekday(day) !== SATURDAY && weekday(day) !== SUNDAY;
}

/** The day itself where it is a business day, otherwise the Monday after it. */
export function businessDayFrom(day: Day): Day {
  return isBusinessDay(day) ? day : businessDayFrom(addDays(day, 1));
}

/** `count` business days after `day`, which is one itself. */
export function addBusinessDays(day: Day, count: number): Day {
  let reached = day;
  for (let passed = 0; passed < count; passed += 1) reached = businessDayFrom(addDays(reached, 1));
  return reached;
}
