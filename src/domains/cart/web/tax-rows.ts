import type { CartTaxes } from '#domains/cart/model/cart-taxes.ts';
import { formatDollars } from '#engine/model/money.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import type { TaxRows } from './totals-rows.ts';

/** The taxes of a cart in a row each; of the texts of `cart`. */
export function taxRows({ taxes, taxIncluded, taxEstimated }: CartTaxes, t: Translate): TaxRows {
  const key = `${taxIncluded ? 'included' : 'added'}${taxEstimated ? 'Estimate' : ''}`;
  return {
    included: taxIncluded,
    rows: taxes.map(({ name, percent, amount, country, region }) => ({
      key: ['tax', country, region, name, percent].join('-'),
      label: t(`cart:tax.${key}`, { name, percent }),
      amount: formatDollars(amount),
    })),
  };
}
