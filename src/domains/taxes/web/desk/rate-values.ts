import { STANDARD_TAX_CATEGORY, TAX_CATEGORIES } from '#domains/catalogue/model/tax-category.ts';
import type { TaxRate } from '#domains/taxes/model/tax-rate.ts';
import type { BodyOf } from '#engine/model/api/contract.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';

/** A rate as the form holds it: empty texts where nothing was entered, a number that is NaN where nothing was typed. */
export interface RateValues {
  country: string;
  region: string;
  postalPrefix: string;
  category: string;
  name: string;
  percent: number | undefined;
  from: string;
  until: string;
}

export function rateValuesOf(rate?: TaxRate): RateValues {
  return {
    country: rate?.country ?? '',
    region: rate?.region ?? '',
    postalPrefix: rate?.postalPrefix ?? '',
    category: rate?.category ?? STANDARD_TAX_CATEGORY,
    name: rate?.name ?? '',
    percent: rate?.percent,
    from: rate?.from ?? '',
    until: rate?.until ?? '',
  };
}

/** What is empty is sent as nothing; the server judges the rest, field by field. */
export function toRate(values: RateValues): BodyOf<'POST /api/admin/tax-rates'> {
  return {
    ...values,
    percent: values.percent ?? Number.NaN,
    region: values.region || null,
    postalPrefix: values.postalPrefix || null,
    from: values.from || null,
    until: values.until || null,
  };
}

type Known = (typeof TAX_CATEGORIES)[number];

/** One that the owner has added goes by its own name. */
export function categoryText(t: Translate, category: string): string {
  return TAX_CATEGORIES.includes(category as Known) ? t(`categories.${category as Known}`) : category;
}
