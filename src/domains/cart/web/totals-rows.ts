import { formatDollars } from '#engine/model/money.ts';
import type { TotalsRow } from '#engine/web/ui/content/totals-list.tsx';

/** In dollars, as carts and orders carry them. */
interface Amounts {
  subtotal: number;
  discount: number;
  /** What a code takes off. */
  promo: number;
  shipping: number;
  total: number;
}

type Labels = Record<keyof Amounts | 'free', string>;

/** From the subtotal to what is paid: discount and code only where there is one, shipping in a word where it is free. */
export function totalsRows(amounts: Amounts, labels: Labels): TotalsRow[] {
  const { subtotal, discount, promo, shipping, total } = amounts;
  const rows: TotalsRow[] = [{ key: 'subtotal', label: labels.subtotal, amount: formatDollars(subtotal) }];
  if (discount > 0)
    rows.push({ key: 'discount', label: labels.discount, amount: formatDollars(-discount), tone: 'saving' });
  if (promo > 0)
    rows.push({ key: 'promo', label: labels.promo, amount: formatDollars(-promo), tone: 'saving' });
  rows.push(
    {
      key: 'shipping',
      label: labels.shipping,
      amount: shipping === 0 ? labels.free : formatDollars(shipping),
    },
    { key: 'total', label: labels.total, amount: formatDollars(total), tone: 'total' },
  );
  return rows;
}
