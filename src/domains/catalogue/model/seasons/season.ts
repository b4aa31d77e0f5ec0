import { addDays, type Day } from '#domains/pricing/model/delivery/business-days.ts';

/** What a producer says of when a product is sold and shipped. Days are the shop's, both ends of a season included. */
export interface SeasonDays {
  availableFrom: Day | null;
  availableUntil: Day | null;
  /** Nothing of it is shipped before. */
  shipsFrom: Day | null;
  /** Sold before its season too, and shipped with its beginning. */
  preorder: boolean;
}

/** 'preorder': it is sold, and shipped from a day to come. 'before' and 'over': it is shown and saved, not sold. */
export const SEASON_STATES = ['open', 'preorder', 'before', 'over'] as const;
export type SeasonState = (typeof SEASON_STATES)[number];

/** Without `availableFrom`, what ships from a day is sold from that day. */
const opensOn = ({ availableFrom, shipsFrom }: Omit<SeasonDays, 'preorder'>) => availableFrom ?? shipsFrom;
const beginsToShip = ({ availableFrom, shipsFrom }: Omit<SeasonDays, 'preorder'>) =>
  shipsFrom ?? availableFrom;

/**
 * The one rule of what is sold when. The database keeps its answer of today beside the product, for lists and carts
 * (`SEASON_ON` says the same in SQL); an order is judged by the rule itself.
 */
export function seasonOn(days: SeasonDays, today: Day): SeasonState {
  if (days.availableUntil !== null && days.availableUntil < today) return 'over';
  if (!days.preorder && (opensOn(days) ?? '') > today) return 'before';
  return (beginsToShip(days) ?? '') > today ? 'preorder' : 'open';
}

export const isSoldIn = (state: SeasonState): boolean => state === 'open' || state === 'preorder';

/** What is bought on this day is shipped from then on; null: at once. */
export function shipsOn(days: SeasonDays, today: Day): Day | null {
  return seasonOn(days, today) === 'preorder' ? beginsToShip(days) : null;
}

/** A product as it is shown: `season` is of the day on which it was read. */
export type SeasonedProduct = SeasonDays & { season: SeasonState };

/** From when it can be bought; null: it can be already, or nobody knows when again. */
export const soldFrom = (product: SeasonedProduct): Day | null =>
  product.season === 'before' ? opensOn(product) : null;

/** From when it is shipped, where that is not at once. */
export const shippedFrom = (product: SeasonedProduct): Day | null =>
  product.season === 'preorder' ? beginsToShip(product) : null;

/** Why something can be bought that could not be before, where that is not because there is some again. */
export function whySold({
  season,
  availableFrom,
}: Pick<SeasonedProduct, 'season' | 'availableFrom'>): 'inSeason' | 'preorder' | undefined {
  if (season === 'preorder') return 'preorder';
  return availableFrom === null ? undefined : 'inSeason';
}

const NO_SEASON: SeasonDays = { availableFrom: null, availableUntil: null, shipsFrom: null, preorder: false };

/** What somebody says of a season; what is left out stays as it is. */
export type SaidSeason = { [Name in keyof SeasonDays]?: SeasonDays[Name] | undefined };

/** `before`: left out for a new product. */
export function seasonAfter(before: SeasonDays | undefined, said: SaidSeason): SeasonDays {
  const { availableFrom, availableUntil, shipsFrom, preorder } = before ?? NO_SEASON;
  return {
    availableFrom: said.availableFrom === undefined ? availableFrom : said.availableFrom,
    availableUntil: said.availableUntil === undefined ? availableUntil : said.availableUntil,
    shipsFrom: said.shipsFrom === undefined ? shipsFrom : said.shipsFrom,
    preorder: said.preorder ?? preorder,
  };
}

/** Nobody pays for more than a year ahead. */
const MAX_PREORDER_DAYS = 366;

/**
 * What cannot be said of a season: field → the key of its message. The last day of orders may lie before the day of shipping:
 * that is harvested to order.
 */
export function seasonFaults(days: SeasonDays, today: Day): Partial<Record<keyof SeasonDays, string>> {
  const { availableFrom, availableUntil, shipsFrom, preorder } = days;
  if (availableFrom !== null && availableUntil !== null && availableUntil < availableFrom)
    return { availableUntil: 'validation:seasonEnd' };
  if (availableFrom !== null && shipsFrom !== null && shipsFrom < availableFrom)
    return { shipsFrom: 'validation:seasonShips' };
  if (preorder && beginsToShip(days) === null) return { shipsFrom: 'validation:preorderDay' };
  return (shipsOn(days, today) ?? '') > addDays(today, MAX_PREORDER_DAYS)
    ? { shipsFrom: 'validation:preorderFar' }
    : {};
}
