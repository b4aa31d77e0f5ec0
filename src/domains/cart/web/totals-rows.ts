import { formatAmount } from '#engine/model/money.ts';
import type { TotalsRow } from '#engine/web/ui/content/totals-list.tsx';

/** As decimals, as carts and orders carry them. */
interface Amounts {
  subtotal: number;
  discount: number;
  /** What a code takes off. */
  promo: number;
  shipping: number;
  total: number;
}

/** Taxes in words, and whether the total holds them rather than being made of them. */
export interface TaxRows {
  included: boolean;
  rows: readonly TotalsRow[];
}

const NO_TAX: TaxRows = { included: false, rows: [] };

type Labels = Record<keyof Amounts | 'free', string>;

/** From the subtotal to what is paid: discount and code only where there is one, shipping in a word where it is free. */
export function totalsRows(amounts: Amounts, labels: Labels, tax: TaxRows = NO_TAX): TotalsRow[] {
  const { subtotal, discount, promo, shipping, total } = amounts;
  const rows: TotalsRow[] = [{ key: 'subtotal', label: labels.subtotal, amount: formatAmount(subtotal) }];
  if (discount > 0)
    rows.push({ key: 'discount', label: labels.discount, amount: formatAmount(-discount), tone: 'saving' });
  if (promo > 0)
    rows.push({ key: 'promo', label: labels.promo, amount: formatAmount(-promo), tone: 'saving' });
  rows.push(
    {
      key: 'shipping',
      label: labels.shipping,
      amount: shipping === 0 ? labels.free : formatAmount(shipping),
    },
    ...(tax.included ? [] : tax.rows),
    { key: 'total', label: labels.total, amount: formatAmount(total), tone: 'total' },
    ...(tax.included ? tax.rows : []),
  );
  return rows;
}
