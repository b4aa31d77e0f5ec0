import { Link, useRouter } from '@tanstack/react-router';
import { X, ChevronDown } from 'lucide-react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { ALLERGENS } from '#domains/catalogue/model/allergens.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import { allergensOf, foodFilterCount, toggleAllergen, type FoodSearch } from './listing-search.ts';

export interface FilterChip {
  text: string;
  /** What the URL says once it is taken away. */
  without: Record<string, unknown>;
}

/** What narrows a list, each with a link to the list without it. */
export function FilterChips({ chips }: { chips: FilterChip[] }) {
  const { t } = useTranslation('catalogue');
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {chips.map(({ text, without }) => (
        <li key={text}>
          <Link
            to="."
            search={(previous) => ({ ...previous, ...without, page: undefined })}
            resetScroll={false}
            aria-label={t('filters.remove', { filter: text })}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-accent-soft pr-2.5 pl-3.5 text-sm font-medium text-accent-ink transition-colors hover:bg-ink/10"
          >
            {text}
            <X aria-hidden="true" className="size-3.5" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

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

/** For each filter. The translator is the one of the catalogue's texts. */
const FOOD_CHIPS: Record<keyof FoodSearch, (t: Translate, search: FoodSearch) => FilterChip[]> = {
  /** One for each allergen that is left out. */
  without: (t, search) =>
    allergensOf(search).map((allergen) => ({
      text: t('filters.chipWithout', { allergen: t(`allergens.${allergen}`) }),
      without: { ...toggleAllergen(search, allergen) },
    })),
  perishable: (t, { perishable }) => {
    if (perishable === undefined) return [];
    const text = perishable ? t('filters.chipPerishable') : t('filters.notPerishable');
    return [{ text, without: { perishable: undefined } }];
  },
};

export function foodChips(t: Translate, search: FoodSearch): FilterChip[] {
  return Object.values(FOOD_CHIPS).flatMap((chipsOf) => chipsOf(t, search));
}

/** Puts a choice into the URL and begins at the first page again. */
export function useNarrow<Search extends object>(): (change: Search) => void {
  const router = useRouter();
  return (change) => {
    void router.navigate({
      to: '.',
      search: (previous) => ({ ...previous, ...change, page: undefined }),
      resetScroll: false,
    });
  };
}
