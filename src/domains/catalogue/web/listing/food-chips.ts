import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import type { FilterChip } from './filter-chips.tsx';
import { allergensOf, toggleAllergen, type FoodSearch } from './food-search.ts';

/** One for each allergen that is left out. The translator is the one of the catalogue's texts. */
export function foodChips(t: Translate, search: FoodSearch): FilterChip[] {
  const chips: FilterChip[] = allergensOf(search).map((allergen) => ({
    text: t('filters.chipWithout', { allergen: t(`allergens.${allergen}`) }),
    without: { ...toggleAllergen(search, allergen) },
  }));
  if (search.perishable !== undefined) {
    const text = search.perishable ? t('filters.chipPerishable') : t('filters.notPerishable');
    chips.push({ text, without: { perishable: undefined } });
  }
  return chips;
}
