export const MAX_SHELF_LIFE_DAYS = 3_650;

export interface Duration {
  unit: 'days' | 'weeks' | 'months' | 'years';
  count: number;
}

/** A number of days as people say it: 540 are 18 months, 56 are 8 weeks, 25 are 25 days. */
export function shelfLifeOf(days: number): Duration {
  if (days % 365 === 0) return { unit: 'years', count: days / 365 };
  if (days >= 60 && days % 30 === 0) return { unit: 'months', count: days / 30 };
  if (days % 7 === 0) return { unit: 'weeks', count: days / 7 };
  return { unit: 'days', count: days };
}
