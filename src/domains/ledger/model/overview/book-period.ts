import { z } from 'zod';
import { addDays, type Day } from '#domains/pricing/model/delivery/business-days.ts';

/** What books are read by: a month ('2026-10'), a quarter ('2026-Q3') or a year ('2026') of the shop's calendar. */
export type BookPeriod = string;

export const bookPeriodSchema = z
  .string()
  .regex(/^2\d{3}(?:-(?:0[1-9]|1[0-2]|Q[1-4]))?$/, 'validation:invalidInput');

const MONTHS_OF = { year: 12, quarter: 3, month: 1 } as const;
export type BookPeriodKind = keyof typeof MONTHS_OF;
export const BOOK_PERIOD_KINDS: readonly BookPeriodKind[] = ['month', 'quarter', 'year'];

/** `first`: its first month, counted from the year 0. */
function read(period: BookPeriod): { kind: BookPeriodKind; first: number } {
  const [year, rest] = period.split('-');
  const months = Number(year) * 12;
  if (rest === undefined) return { kind: 'year', first: months };
  if (rest.startsWith('Q')) return { kind: 'quarter', first: months + (Number(rest[1]) - 1) * 3 };
  return { kind: 'month', first: months + Number(rest) - 1 };
}

function write(kind: BookPeriodKind, first: number): BookPeriod {
  const [year, month] = [Math.floor(first / 12), first % 12];
  if (kind === 'year') return String(year);
  if (kind === 'quarter') return `${year}-Q${month / 3 + 1}`;
  return `${year}-${String(month + 1).padStart(2, '0')}`;
}

export const kindOf = (period: BookPeriod): BookPeriodKind => read(period).kind;

/** The one that a day falls into. */
export function periodOf(kind: BookPeriodKind, day: Day): BookPeriod {
  const { first } = read(day.slice(0, 'YYYY-MM'.length));
  return write(kind, first - (first % MONTHS_OF[kind]));
}

export function periodBefore(period: BookPeriod): BookPeriod {
  const { kind, first } = read(period);
  return write(kind, first - MONTHS_OF[kind]);
}

/** Its first and its last day. */
export function spanOf(period: BookPeriod): { from: Day; until: Day } {
  const { kind, first } = read(period);
  const dayOf = (month: number) => `${write('month', month)}-01`;
  return { from: dayOf(first), until: addDays(dayOf(first + MONTHS_OF[kind]), -1) };
}

/** Those of a kind between two days, the latest first, at most so many. */
export function periodsBetween(kind: BookPeriodKind, from: Day, until: Day, most: number): BookPeriod[] {
  const all: BookPeriod[] = [];
  const last = periodOf(kind, from);
  let period = periodOf(kind, until);
  while (all.length < most && period >= last) {
    all.push(period);
    period = periodBefore(period);
  }
  return all;
}
