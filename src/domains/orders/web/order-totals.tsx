import type { Order } from '#domains/orders/model/order.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { TotalsList, type TotalsRow } from '#engine/web/ui/content/totals-list.tsx';
import { formatDay } from '#engine/model/dates.ts';
import { formatAmount, toCents, toAmount } from '#engine/model/money.ts';
import { taxNames } from '#domains/taxes/model/order-taxes.ts';
import { isPlaceMethod } from '#domains/pricing/model/delivery/method-rules.ts';
import { remainingTotal } from '#domains/pricing/model/remaining-total.ts';
import { totalsRows } from '#domains/cart/web/totals-rows.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';

/** From the subtotal to what is paid. Needs the texts of `orders`. */
export function OrderTotals({ order, className = 'pt-4' }: { order: Order; className?: string }) {
  const { t, i18n } = useTranslation('orders');
  const rows = [...orderTotalsRows(order, t, i18n.language), ...paidByRows(order, t)];
  return <TotalsList className={className} rows={rows} />;
}

/** What gift cards and credit paid, and what was left for the method. */
function paidByRows({ payment, orderTotal }: Order, t: Translate): TotalsRow[] {
  const { paidBy } = payment;
  const before = paidBy.filter(({ amount }) => amount > 0);
  if (before.length === 0) return [];
  const restCents = before.reduce((left, { amount }) => left - toCents(amount), toCents(orderTotal));
  return [
    ...before.map(({ kind, lastFour, amount }): TotalsRow => ({
      key: `paid ${kind} ${lastFour}`,
      label: kind === 'credit' ? t('totals.paidByCredit') : t('totals.paidByGiftCard', { lastFour }),
      amount: formatAmount(-amount),
    })),
    { key: 'rest', label: t('totals.rest'), amount: formatAmount(toAmount(restCents)), tone: 'total' },
  ];
}

/** What the rows are made of; an order that is still being put together has it as well. */
export type OrderFigures = Pick<
  Order,
  | 'status'
  | 'subtotal'
  | 'discountTotal'
  | 'promo'
  | 'shipping'
  | 'shippingMethod'
  | 'coldChain'
  | 'deliveryDate'
  | 'giftWrap'
  | 'giftWrapPrice'
  | 'taxes'
  | 'taxIncluded'
  | 'taxReason'
  | 'orderTotal'
  | 'cancelledTotal'
  | 'removedTotal'
>;

/** The rows of every order, and between them what only some have: a code, a day, gift wrap, what was cancelled. */
export function orderTotalsRows(order: OrderFigures, t: Translate, language: string): TotalsRow[] {
  const { subtotal, discountTotal: discount, shipping } = order;
  const rows = totalsRows(
    { subtotal, discount, promo: order.promo?.discount ?? 0, shipping, total: remainingTotal(order) },
    {
      subtotal: t('totals.subtotal'),
      discount: t('totals.discount'),
      promo: t('totals.promo', { code: order.promo?.code }),
      shipping: shippingLabel(order, t),
      free: t('totals.free'),
      total: t('totals.total'),
    },
  );
  const total = rows.pop()!;
  const tax = taxRows(order, t);
  const all = [...rows, ...extraRows(order, t, language)];
  if (order.taxReason !== null) return [...all, ...reliefRows(order, t), total];
  return order.taxIncluded ? [...all, total, ...tax] : [...all, ...tax, total];
}

/** What makes the total stands before it, what is in it behind. */
function taxRows({ taxes, taxIncluded }: OrderFigures, t: Translate): TotalsRow[] {
  const key = taxIncluded ? 'taxIncluded' : 'taxAdded';
  return taxes.map(({ name, percent, amount, country, region }) => ({
    key: ['tax', country, region, name, percent].join('-'),
    label: t(`totals.${key}`, { name, percent }),
    amount: formatAmount(amount),
  }));
}

/** What prices hold and a business does not pay: it owes the tax itself. */
function reliefRows(order: OrderFigures, t: Translate): TotalsRow[] {
  const { subtotal, discountTotal, promo, shipping, giftWrapPrice, orderTotal } = order;
  const relief = subtotal - discountTotal - (promo?.discount ?? 0) + shipping + giftWrapPrice - orderTotal;
  if (toCents(relief) <= 0) return [];
  const label = t('totals.reverseCharge', { name: taxNames(order.taxes) });
  return [{ key: 'relief', label, amount: formatAmount(0 - relief), tone: 'saving' }];
}

function shippingLabel({ shippingMethod, coldChain }: OrderFigures, t: Translate): string {
  if (shippingMethod === 'standard') return t('totals.shipping');
  const method = t(`methods.${shippingMethod}`);
  if (isPlaceMethod(shippingMethod)) return method;
  return coldChain ? t('totals.shippingCold', { method }) : t('totals.shippingBy', { method });
}

function extraRows(order: OrderFigures, t: Translate, language: string): TotalsRow[] {
  const rows: TotalsRow[] = [];
  if (order.deliveryDate !== null && !isPlaceMethod(order.shippingMethod)) {
    const day = formatDay(order.deliveryDate, 'longDate', language);
    rows.push({ key: 'deliveryDate', label: t('totals.deliveryDate'), amount: day });
  }
  if (order.giftWrap) {
    const amount = formatAmount(order.giftWrapPrice);
    rows.push({ key: 'giftWrap', label: t('totals.giftWrap'), amount });
  }
  return [...rows, ...lessRows(order, t).map((row): TotalsRow => ({ ...row, tone: 'saving' }))];
}

/** What the shop removed, and what was cancelled; of an order that was cancelled as a whole nothing. */
export function lessRows(
  order: Pick<OrderFigures, 'status' | 'orderTotal' | 'cancelledTotal' | 'removedTotal'>,
  t: Translate,
) {
  if (remainingTotal(order) === order.orderTotal) return [];
  const { cancelledTotal, removedTotal } = order;
  const amounts = {
    removed: removedTotal,
    cancelled: toAmount(toCents(cancelledTotal) - toCents(removedTotal)),
  };
  return (['removed', 'cancelled'] as const)
    .filter((key) => amounts[key] > 0)
    .map((key) => ({ key, label: t(`totals.${key}`), amount: formatAmount(-amounts[key]) }));
}
