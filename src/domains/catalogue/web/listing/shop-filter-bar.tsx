import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { MAX_LIST_TOTAL } from '#domains/catalogue/model/page-size.ts';
import { PRODUCT_SORTS, type ProductSort } from '#domains/catalogue/model/product-sorts.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Field } from '#engine/web/ui/forms/field.tsx';
import { Select } from '#engine/web/ui/forms/select.tsx';
import { isStandardScheme } from '#domains/catalogue/model/certificates/standard-schemes.ts';
import { productListQuery, producersQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { certificateSchemesQuery } from '#domains/catalogue/web/certificates/schemes.query.ts';
import { extraChips, ExtraFilters } from '#domains/catalogue/web/extra/extra-filters.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';
import type { ProductCard } from '#domains/catalogue/model/product-card.ts';
import type { Producer } from '#domains/catalogue/model/producers/producer.ts';
import { compareNames } from '#engine/model/plain-name.ts';
import { formatAmount } from '#engine/model/money.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import {
  FoodFilterButton,
  FoodFilterChoices,
  useNarrow,
  FilterChips,
  foodChips,
  type FilterChip,
} from './list-filters.tsx';
import {
  activeFilterCount,
  readAmount,
  type FoodSearch,
  type ProductSearch,
  type ShopSearch,
  type ShopFilters,
} from './listing-search.ts';

/** By name. */
const producerNamesQuery = {
  ...producersQuery,
  select: (producers: Producer[]) => producers.map(({ slug, name }) => ({ slug, name })).sort(compareNames),
};

type ShopFilterBarProps = { category: string | undefined; search: ShopSearch };

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

type ShopFilterFieldsProps = {
  search: ShopFilters;
  onChange: (change: ShopFilters) => void;
  /** More fields, after these. */
  children: ReactNode;
};

function ShopFilterFields({ search, onChange, children }: ShopFilterFieldsProps) {
  const { t } = useTranslation('catalogue');
  // Asked by the browser alone: the names are not worth carrying in every page.
  const { data: producers = [] } = useQuery(producerNamesQuery);

  function applyPrices(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const prices = {
      minPrice: readAmount(String(values.get('minPrice'))),
      maxPrice: readAmount(String(values.get('maxPrice'))),
    };
    if (prices.minPrice !== search.minPrice || prices.maxPrice !== search.maxPrice) onChange(prices);
  }

  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:flex-wrap sm:items-center sm:gap-x-5">
      <Select
        aria-label={t('filters.producer')}
        value={search.producer ?? ''}
        onChange={(event) => onChange({ producer: event.target.value || undefined })}
        className="sm:w-56"
      >
        <option value="">{t('filters.allProducers')}</option>
        {producers.map((producer) => (
          <option key={producer.slug} value={producer.slug}>
            {producer.name}
          </option>
        ))}
      </Select>
      <CertificateFilter search={search} onChange={onChange} />
      <form
        // A price removed elsewhere empties its field.
        key={`${search.minPrice} ${search.maxPrice}`}
        aria-label={t('filters.price')}
        onSubmit={applyPrices}
        className="flex items-center gap-2"
      >
        <PriceInput
          name="minPrice"
          label={t('filters.minPrice')}
          hint={t('filters.from')}
          value={search.minPrice}
        />
        <PriceInput
          name="maxPrice"
          label={t('filters.maxPrice')}
          hint={t('filters.to')}
          value={search.maxPrice}
        />
        <Button type="submit" variant="ghost" className="px-4">
          {t('filters.apply')}
        </Button>
      </form>
      <Checkbox
        label={t('filters.inStock')}
        checked={search.inStock === true}
        onChange={(event) => onChange({ inStock: event.target.checked ? true : undefined })}
      />
      <ExtraFilters search={search} onChange={onChange} />
      {children}
    </div>
  );
}

function CertificateFilter({ search, onChange }: Omit<ShopFilterFieldsProps, 'children'>) {
  const { t } = useTranslation('catalogue');
  const { data: schemes = [] } = useQuery(certificateSchemesQuery);
  return (
    <Select
      aria-label={t('certificates.filter')}
      value={search.certificate ?? ''}
      onChange={(event) => onChange({ certificate: event.target.value || undefined })}
      className="sm:w-44"
    >
      <option value="">{t('certificates.any')}</option>
      {schemes.map(({ scheme, name }) => (
        <option key={scheme} value={scheme}>
          {name ?? t(`certificates.schemes.${scheme}`)}
        </option>
      ))}
    </Select>
  );
}

type PriceInputProps = { name: string; label: string; hint: string; value: number | undefined };

function PriceInput({ name, label, hint, value }: PriceInputProps) {
  return (
    <TextInput
      name={name}
      aria-label={label}
      placeholder={hint}
      defaultValue={value ?? ''}
      inputMode="decimal"
      autoComplete="off"
      className="w-24 tabular-nums"
    />
  );
}

/** For each filter that is not about food, what its chip says. */
const CHIP_TEXTS: {
  [Name in Exclude<keyof ProductSearch, keyof FoodSearch | 'x'>]-?: (
    t: Translate,
    value: NonNullable<ProductSearch[Name]>,
  ) => string;
} = {
  minPrice: (t, amount) => t('filters.chipMin', { price: formatAmount(amount) }),
  maxPrice: (t, amount) => t('filters.chipMax', { price: formatAmount(amount) }),
  inStock: (t) => t('filters.inStock'),
  certificate: (t, scheme) =>
    isStandardScheme(scheme) ? t(`certificates.schemes.${scheme}`) : scheme.replace(/^own-/, ''),
};

type ShopFilterChipsProps = {
  search: ShopFilters;
  /** Of the list: they know the producer's name before the list of producers is there. */
  products: readonly ProductCard[];
};

function ShopFilterChips({ search, products }: ShopFilterChipsProps) {
  const { t, i18n } = useTranslation('catalogue');
  const { data: producers } = useQuery(producerNamesQuery);
  const chips: FilterChip[] = [];
  if (search.producer !== undefined) {
    const known = producers?.find(({ slug }) => slug === search.producer)?.name;
    const name = known ?? products[0]?.producerName ?? search.producer;
    chips.push({ text: t('filters.chipProducer', { name }), without: { producer: undefined } });
  }
  for (const [name, textOf] of Object.entries(CHIP_TEXTS)) {
    const value = search[name as keyof typeof CHIP_TEXTS];
    if (value !== undefined) chips.push({ text: textOf(t, value as never), without: { [name]: undefined } });
  }
  return (
    <FilterChips chips={[...chips, ...extraChips(t, search.x, i18n.language), ...foodChips(t, search)]} />
  );
}
