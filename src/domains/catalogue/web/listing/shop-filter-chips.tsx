import { useQuery } from '@tanstack/react-query';
import type { Product } from '#domains/catalogue/model/product.ts';
import { formatMoney, toCents } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { producerNamesQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { FilterChips, type FilterChip } from './filter-chips.tsx';
import { foodChips } from './food-chips.ts';
import type { ShopFilters } from './shop-search.ts';

export type ShopFilterChipsProps = {
  search: ShopFilters;
  /** Of the list: they know the producer's name before the list of producers is there. */
  products: readonly Product[];
};

export function ShopFilterChips({ search, products }: ShopFilterChipsProps) {
  const { t } = useTranslation('catalogue');
  const { data: producers } = useQuery(producerNamesQuery);
  const chips: FilterChip[] = [];
  const add = (key: keyof ShopFilters, text: string) => chips.push({ text, without: { [key]: undefined } });
  if (search.producer !== undefined) {
    const known = producers?.find(({ slug }) => slug === search.producer)?.name;
    const name = known ?? products[0]?.producerName ?? search.producer;
    add('producer', t('filters.chipProducer', { name }));
  }
  if (search.minPrice !== undefined)
    add('minPrice', t('filters.chipMin', { price: formatMoney(toCents(search.minPrice)) }));
  if (search.maxPrice !== undefined)
    add('maxPrice', t('filters.chipMax', { price: formatMoney(toCents(search.maxPrice)) }));
  if (search.inStock) add('inStock', t('filters.inStock'));
  return <FilterChips chips={[...chips, ...foodChips(t, search)]} />;
}
