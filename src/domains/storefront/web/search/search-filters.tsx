import { useState } from 'react';
import {
  FilterChips,
  foodChips,
  FoodFilterButton,
  FoodFilterChoices,
  useNarrow,
} from '#domains/catalogue/web/listing/list-filters.tsx';
import { foodFilterCount, type FoodSearch } from '#domains/catalogue/web/listing/listing-search.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** Leaves out of the results what somebody does not eat. */
export function SearchFilters({ food }: { food: FoodSearch }) {
  const { t } = useTranslation('catalogue');
  const [open, setOpen] = useState(false);
  const narrow = useNarrow<FoodSearch>();
  return (
    <section aria-label={t('filters.toggle')} data-print="hidden" className="mb-6">
      <FoodFilterButton search={food} open={open} onToggle={() => setOpen(!open)} />
      {open && <FoodFilterChoices search={food} onChange={narrow} />}
      {foodFilterCount(food) > 0 && (
        <div className="mt-4">
          <FilterChips chips={foodChips(t, food)} />
        </div>
      )}
    </section>
  );
}
