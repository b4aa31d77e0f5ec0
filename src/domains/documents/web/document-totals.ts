import type { Document, Goods } from '#domains/documents/model/document.ts';
import { formatDollars } from '#engine/model/money.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import type { TotalsRow } from '#engine/web/ui/content/totals-list.tsx';

/** From the subtotal to the amount of the document: what it does not have is not named. */
export function totalsOf({ kind, goods, statement, total }: Document, t: Translate): TotalsRow[] {
  const rows: TotalsRow[] = [];
  const add = (key: string, label: string, amount: number, tone?: 'saving') => {
    if (amount !== 0) rows.push({ key, label, amount: formatDollars(amount), tone });
  };
  if (goods) {
    add('subtotal', t('sums.subtotal'), goods.subtotal);
    add('discount', t('sums.discount'), -goods.discountTotal, 'saving');
    if (goods.promo)
      add('promo', t('sums.promo', { code: goods.promo.code }), -goods.promo.discount, 'saving');
    add('shipping', shippingLabel(goods, t), goods.shipping);
    add('giftWrap', t('sums.giftWrap'), goods.giftWrap);
  }
  if (statement) {
    add('goods', t('statement.goods'), statement.goods);
    add('commission', t('statement.commission'), -statement.commission, 'saving');
  }
  rows.push({ key: 'total', label: t(`totals.${kind}`), amount: formatDollars(total), tone: 'total' });
  for (const { name, percent, base, amount, country, region } of goods?.taxes ?? [])
    add(
      `tax ${country} ${region} ${name} ${percent}`,
      t('sums.tax', { name, percent, base: formatDollars(base) }),
      amount,
    );
  return rows;
}

function shippingLabel({ shippingMethod, coldChain }: Goods, t: Translate): string {
  if (shippingMethod === 'standard') return t('sums.shipping');
  const method = t(`orders:methods.${shippingMethod}`);
  return coldChain ? t('sums.shippingCold', { method }) : t('sums.shippingBy', { method });
}
