import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { MAX_LIST_TOTAL } from '#domains/catalogue/model/page-size.ts';
import { PRODUCT_SORTS, type ProductSort } from '#domains/catalogue/model/product-sorts.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Field } from '#engine/web/ui/forms/field.tsx';
import { Select } from '#engine/web/ui/forms/select.tsx';
import { productListQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { FoodFilterButton, FoodFilterChoices } from './food-filter.tsx';
import { ShopFilterChips } from './shop-filter-chips.tsx';
import { ShopFilterFields } from './shop-filter-fields.tsx';
import { activeFilterCount, type ShopSearch } from './shop-search.ts';
import { useNarrow } from './use-narrow.ts';

export type ShopFilterBarProps = { category: string | undefined; search: ShopSearch };

/** Everything chosen here stands in the URL, so that a result can be shared. */
export function ShopFilterBar({ category, search }: ShopFilterBarProps) {
  const { t } = useTranslation('catalogue');
  const { data: list } = useQuery(productListQuery(category, search));
  const [open, setOpen] = useState(false);
  const [foodOpen, setFoodOpen] = useState(false);
  const narrow = useNarrow<ShopSearch>();
  const active = activeFilterCount(search);
  return (
    <section
      aria-label={t('filters.label')}
      data-print="hidden"
      className="mb-8 border-t border-line pt-4 sm:mb-10"
    >
      <div className="flex flex-wrap items-end gap-x-5 gap-y-4">
        <Button
          variant="secondary"
          className="lg:hidden"
          aria-expanded={open}
          aria-controls="shop-filters"
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          {active > 0 ? t('filters.toggleActive', { count: active }) : t('filters.toggle')}
        </Button>
        <div
          id="shop-filters"
          className={cx('order-last w-full lg:order-none lg:block lg:w-auto', !open && 'hidden')}
        >
          <ShopFilterFields search={search} onChange={narrow}>
            <FoodFilterButton search={search} open={foodOpen} onToggle={() => setFoodOpen(!foodOpen)} />
          </ShopFilterFields>
        </div>
        <Field label={t('filters.sort')} labelHidden className="ml-auto min-w-0 flex-1 sm:max-w-56">
          <Select
            value={search.sort ?? 'featured'}
            onChange={(event) => {
              const sort = event.target.value as ProductSort;
              narrow({ sort: sort === 'featured' ? undefined : sort });
            }}
          >
            {PRODUCT_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`filters.sorts.${sort}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {foodOpen && (
        <FoodFilterChoices search={search} onChange={narrow} className={open ? undefined : 'max-lg:hidden'} />
      )}
      <div className="mt-4 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-sm text-muted tabular-nums">
          {list && t(list.total < MAX_LIST_TOTAL ? 'shop.count' : 'shop.countAtLeast', { count: list.total })}
        </p>
        {active > 0 && <ShopFilterChips search={search} products={list?.items ?? []} />}
      </div>
    </section>
  );
}
