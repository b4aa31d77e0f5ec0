import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { Product } from '#shared/catalogue/product.ts';
import { formatMoney, toCents } from '#shared/money.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { producerNamesQuery } from './catalogue.queries.ts';
import type { ShopFilters } from './shop-search.ts';

export type ShopFilterChipsProps = {
  search: ShopFilters;
  /** Of the list: they know the producer's name before the list of producers is there. */
  products: readonly Product[];
};

/** What narrows the list, each with a link to the list without it. */
export function ShopFilterChips({ search, products }: ShopFilterChipsProps) {
  const { t } = useTranslation('catalogue');
  const { data: producers } = useQuery(producerNamesQuery);
  const chips: [keyof ShopFilters, string][] = [];
  if (search.producer !== undefined) {
    const known = producers?.find(({ slug }) => slug === search.producer)?.name;
    const name = known ?? products[0]?.producerName ?? search.producer;
    chips.push(['producer', t('filters.chipProducer', { name })]);
  }
  if (search.minPrice !== undefined)
    chips.push(['minPrice', t('filters.chipMin', { price: formatMoney(toCents(search.minPrice)) })]);
  if (search.maxPrice !== undefined)
    chips.push(['maxPrice', t('filters.chipMax', { price: formatMoney(toCents(search.maxPrice)) })]);
  if (search.inStock) chips.push(['inStock', t('filters.inStock')]);
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {chips.map(([key, text]) => (
        <li key={key}>
          <Link
            to="."
            search={(previous) => ({ ...previous, [key]: undefined, page: undefined })}
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
