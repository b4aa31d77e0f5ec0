import { ChevronDown } from 'lucide-react';
import { ALLERGENS } from '#domains/catalogue/model/allergens.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { allergensOf, foodFilterCount, toggleAllergen, type FoodSearch } from './food-search.ts';

const CHOICES = 'allergen-choices';

type FoodFilterProps = { search: FoodSearch; onChange: (change: FoodSearch) => void };

interface FoodFilterButtonProps {
  search: FoodSearch;
  open: boolean;
  onToggle: () => void;
}

/** Shows what can be left out, and how much is. */
export function FoodFilterButton({ search, open, onToggle }: FoodFilterButtonProps) {
  const { t } = useTranslation('catalogue');
  const count = foodFilterCount(search);
  return (
    <Button
      variant="secondary"
      className="self-start px-5"
      aria-expanded={open}
      aria-controls={CHOICES}
      onClick={onToggle}
    >
      {count > 0 ? t('filters.freeFromActive', { count }) : t('filters.freeFrom')}
      <ChevronDown
        aria-hidden="true"
        className={cx('size-4 transition-transform motion-reduce:transition-none', open && 'rotate-180')}
      />
    </Button>
  );
}

/** Written only when they are asked for: every list would carry fourteen boxes otherwise. */
export function FoodFilterChoices({
  search,
  onChange,
  className,
}: FoodFilterProps & { className?: string | undefined }) {
  const { t } = useTranslation('catalogue');
  const chosen = allergensOf(search);
  return (
    <fieldset
      id={CHOICES}
      className={cx('mt-4 animate-rise-in rounded-lg bg-sunken px-4 pt-3 pb-4 sm:px-5', className)}
    >
      <legend className="sr-only">{t('filters.freeFrom')}</legend>
      <p className="mb-3 text-sm text-muted">{t('filters.freeFromHint')}</p>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2.5 sm:grid-cols-4 lg:grid-cols-7">
        {ALLERGENS.map((allergen) => (
          <Checkbox
            key={allergen}
            label={<span className="first-letter:uppercase inline-block">{t(`allergens.${allergen}`)}</span>}
            checked={chosen.includes(allergen)}
            onChange={() => onChange(toggleAllergen(search, allergen))}
          />
        ))}
      </div>
      <Checkbox
        label={t('filters.notPerishable')}
        className="mt-4 border-t border-line pt-4"
        checked={search.perishable === false}
        onChange={(event) => onChange({ perishable: event.target.checked ? false : undefined })}
      />
    </fieldset>
  );
}
