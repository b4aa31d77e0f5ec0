import { ALLERGENS, type Allergen } from '#domains/catalogue/model/allergens.ts';
import { urlText } from '#domains/catalogue/web/url-text.ts';

/** What the URL of a list says about what is in the food. */
export interface FoodSearch {
  /** 'milk,nuts', in the order of the list, so that every choice has one URL. */
  without?: string | undefined;
  perishable?: boolean | undefined;
}

/** Reads a URL typed or shared by anyone: what makes no sense is dropped. */
export function readFoodSearch(raw: Record<string, unknown>): FoodSearch {
  const perishable = urlText(raw.perishable);
  return {
    without: textOf(urlText(raw.without).split(',')),
    perishable: perishable === 'true' ? true : perishable === 'false' ? false : undefined,
  };
}

export function allergensOf({ without }: FoodSearch): Allergen[] {
  const named = without?.split(',') ?? [];
  return ALLERGENS.filter((allergen) => named.includes(allergen));
}

/** The choice with one allergen more, or fewer. */
export function toggleAllergen(search: FoodSearch, allergen: Allergen): FoodSearch {
  const chosen = allergensOf(search);
  const others = chosen.filter((one) => one !== allergen);
  return { without: textOf(others.length < chosen.length ? others : [...chosen, allergen]) };
}

export function foodFilterCount(search: FoodSearch): number {
  return allergensOf(search).length + (search.perishable === undefined ? 0 : 1);
}

/** As the API takes it. */
export function foodParameters({ without, perishable }: FoodSearch) {
  const truth = perishable === undefined ? undefined : (`${perishable}` as const);
  return { without, perishable: truth };
}

function textOf(named: readonly string[]): string | undefined {
  const known = ALLERGENS.filter((allergen) => named.includes(allergen));
  return known.length === 0 ? undefined : known.join(',');
}
