import { useQuery } from '@tanstack/react-query';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { Select } from '#engine/web/ui/forms/select.tsx';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';
import { producerNamesQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { readDollars, type ShopFilters } from './shop-search.ts';

export type ShopFilterFieldsProps = {
  search: ShopFilters;
  onChange: (change: ShopFilters) => void;
  /** More fields, after these. */
  children: ReactNode;
};

export function ShopFilterFields({ search, onChange, children }: ShopFilterFieldsProps) {
  const { t } = useTranslation('catalogue');
  // Asked by the browser alone: the names are not worth carrying in every page.
  const { data: producers = [] } = useQuery(producerNamesQuery);

  function applyPrices(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const prices = {
      minPrice: readDollars(String(values.get('minPrice'))),
      maxPrice: readDollars(String(values.get('maxPrice'))),
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
      {children}
    </div>
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
