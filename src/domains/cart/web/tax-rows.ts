import type { CartTaxes } from '#domains/cart/model/cart-taxes.ts';
import { taxNames } from '#domains/taxes/model/order-taxes.ts';
import { formatAmount } from '#engine/model/money.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import type { TaxRows } from './totals-rows.ts';

/** The taxes of a cart in a row each; of the texts of `cart`. */
export function taxRows(cart: CartTaxes, t: Translate): TaxRows {
  const { taxes, taxIncluded, taxEstimated, taxReason, taxRelief } = cart;
  if (taxReason !== null) {
    const label = t('cart:tax.reverseCharge', { name: taxNames(taxes) });
    const row = { key: 'relief', label, amount: formatAmount(0 - taxRelief), tone: 'saving' } as const;
    return { included: false, rows: taxRelief > 0 ? [row] : [] };
  }
  const key = `${taxIncluded ? 'included' : 'added'}${taxEstimated ? 'Estimate' : ''}`;
  return {
    included: taxIncluded,
    rows: taxes.map(({ name, percent, amount, country, region }) => ({
      key: ['tax', country, region, name, percent].join('-'),
      label: t(`cart:tax.${key}`, { name, percent }),
      amount: formatAmount(amount),
    })),
  };
}
