import { addDays, weekday, type Day } from '#domains/pricing/model/delivery/business-days.ts';

/** So long before its day an order is announced, with its prices. */
export const ANNOUNCED_DAYS_BEFORE = 3;
/** The first date leaves a day to think before it is announced. */
export const EARLIEST_DAYS_AHEAD = 4;
/** Nobody plans further ahead than a year. */
export const LATEST_DAYS_AHEAD = 366;
/** A shop that stood still does not order what was wanted longer ago than this. */
export const LATEST_DAYS_AFTER = 7;
export const MAX_WEEKS = 12;

const DAYS_OF_WEEK = 7;

export interface Week {
  /** A Monday. */
  from: Day;
  /** The Sunday after it. */
  to: Day;
}

/** The week that a day is in, from Monday to Sunday. */
export function weekOf(day: Day): Week {
  const from = addDays(day, -((weekday(day) + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK));
  return { from, to: addDays(from, DAYS_OF_WEEK - 1) };
}

export function dateAfter(day: Day, everyWeeks: number): Day {
  return addDays(day, everyWeeks * DAYS_OF_WEEK);
}

/** The first date of the rhythm that can still be announced in time. */
export function nextPossible(day: Day, everyWeeks: number, today: Day): Day {
  const earliest = addDays(today, EARLIEST_DAYS_AHEAD);
  let next = day;
  while (next < earliest) next = dateAfter(next, everyWeeks);
  return next;
}

/** The dates that follow, the first of them included. */
export function datesFrom(day: Day, everyWeeks: number, count: number): Day[] {
  return Array.from({ length: count }, (_, at) => addDays(day, at * everyWeeks * DAYS_OF_WEEK));
}

/** What counts together in a week is counted from this day on: its first announcements go out. */
export function countedFrom(day: Day): Day {
  return addDays(weekOf(day).from, -ANNOUNCED_DAYS_BEFORE);
}

/** An announcement that was late moves the order: everybody has three days to answer it. */
export function placedOn(dueOn: Day, today: Day): Day {
  const earliest = addDays(today, ANNOUNCED_DAYS_BEFORE);
  return dueOn < earliest ? earliest : dueOn;
}
