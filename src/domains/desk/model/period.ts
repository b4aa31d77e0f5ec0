import { z } from 'zod';
import { momentOnShopWall, shopDay, shopMidnight, shopWallTime } from '#engine/model/dates.ts';
import { addDays, type Day } from '#domains/pricing/model/delivery/business-days.ts';

/** What the first page of the desk sums up: the last days, today included, or this month or year so far. */
export const PERIODS = ['7', '30', '90', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];
export const STANDARD_PERIOD: Period = '30';

export const periodQuerySchema = z.object({
  period: z.enum(PERIODS, 'validation:invalidInput').default(STANDARD_PERIOD),
});

/** Days of the shop's calendar, both included; the last of them as far as `end`. */
export interface Span {
  from: Day;
  until: Day;
  start: Date;
  end: Date;
}

/** The period that runs now, and the same stretch before it, up to the same hour: an unfinished day is held against an unfinished day. */
export function spansOf(period: Period, now: Date): { current: Span; earlier: Span } {
  const today = shopDay(now);
  const clock = shopWallTime(now).slice('YYYY-MM-DDT'.length);
  const span = (from: Day, until: Day): Span => ({
    from,
    until,
    start: shopMidnight(from),
    end: until === today ? now : momentOnShopWall(`${until}T${clock}`)!,
  });
  if (period === 'month') {
    const first = `${today.slice(0, 'YYYY-MM'.length)}-01`;
    const firstBefore = `${addDays(first, -1).slice(0, 'YYYY-MM'.length)}-01`;
    return { current: span(first, today), earlier: span(firstBefore, sameDayBefore(today, first)) };
  }
  if (period === 'year') {
    const year = Number(today.slice(0, 'YYYY'.length));
    const before = `${year - 1}${today.slice('YYYY'.length)}`;
    return {
      current: span(`${year}-01-01`, today),
      // There is no 29 February a year ago.
      earlier: span(`${year - 1}-01-01`, before.endsWith('-02-29') ? `${year - 1}-02-28` : before),
    };
  }
  const days = Number(period);
  return {
    current: span(addDays(today, 1 - days), today),
    earlier: span(addDays(today, 1 - 2 * days), addDays(today, -days)),
  };
}

/** The same day of the month before; its last where that month is shorter. */
function sameDayBefore(today: Day, first: Day): Day {
  const last = addDays(first, -1);
  const same = `${last.slice(0, 'YYYY-MM-'.length)}${today.slice('YYYY-MM-'.length)}`;
  return same < last ? same : last;
}

/** The stretches of a chart: days, or months where a year is shown. */
export function stretchesOf(period: Period, { from, until }: Span): string[] {
  const all: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) all.push(stretchOf(period, day));
  return [...new Set(all)];
}

/** The first day of the stretch that a day falls into. */
export function stretchOf(period: Period, day: Day): Day {
  return period === 'year' ? `${day.slice(0, 'YYYY-MM'.length)}-01` : day;
}
