import type { SeasonDays } from '#domains/catalogue/model/seasons/season.ts';

const MONTHS = 12;
const monthOf = (day: string) => Number(day.slice(5, 7)) - 1;
const countOf = (day: string) => Number(day.slice(0, 4)) * MONTHS + monthOf(day);

/**
 * January to December: in which months it is sold, or shipped where it ships later than it is sold. A season with one end
 * fills the year on its side of it.
 */
export function monthsOf({ availableFrom, availableUntil, shipsFrom }: SeasonDays): boolean[] {
  const from = shipsFrom ?? availableFrom;
  const all = Array.from({ length: MONTHS }, (_, month) => month);
  if (from !== null && availableUntil !== null && availableUntil >= from) {
    const first = countOf(from);
    const last = countOf(availableUntil);
    return all.map(
      (month) => last - first >= MONTHS - 1 || (month - first + MONTHS * 10_000) % MONTHS <= last - first,
    );
  }
  if (from !== null) return all.map((month) => month >= monthOf(from));
  if (availableUntil !== null) return all.map((month) => month <= monthOf(availableUntil));
  return all.map(() => true);
}
