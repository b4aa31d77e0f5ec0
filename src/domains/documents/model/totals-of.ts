import { isPlaceMethod } from '#domains/pricing/model/delivery/method-rules.ts';
import { formatAmount, toCents, toAmount } from '#engine/model/money.ts';
import { taxNames } from '#domains/taxes/model/order-taxes.ts';
import type { Document, Goods } from './document.ts';

export interface TotalsLine {
  key: string;
  label: string;
  amount: string;
  tone: 'plain' | 'saving' | 'total';
}

/** Texts of `documents`, in the reader's language. */
type Say = (key: string, values?: Record<string, unknown>) => string;

/** From the subtotal to the amount of the document, on the page as on paper: what it does not have is not named. */
export function totalsOf(
  { kind, goods, statement, total }: Document,
  say: Say,
  methodName: (method: Goods['shippingMethod']) => string,
): TotalsLine[] {
  const lines: TotalsLine[] = [];
  const add = (key: string, label: string, amount: number, tone: TotalsLine['tone'] = 'plain') => {
    if (amount !== 0) lines.push({ key, label, amount: formatAmount(amount), tone });
  };
  if (goods) {
    add('subtotal', say('sums.subtotal'), goods.subtotal);
    add('discount', say('sums.discount'), -goods.discountTotal, 'saving');
    if (goods.promo)
      add('promo', say('sums.promo', { code: goods.promo.code }), -goods.promo.discount, 'saving');
    add('shipping', shippingLabel(goods, say, methodName), goods.shipping);
    add('giftWrap', say('sums.giftWrap'), goods.giftWrap);
  }
  if (statement) {
    add('goods', say('statement.goods'), statement.goods);
    add('commission', say('statement.commission'), -statement.commission, 'saving');
  }
  if (goods?.taxReason) {
    const relief = { name: taxNames(goods.taxes) };
    add('relief', say('sums.reverseCharge', relief), -goods.taxRelief, 'saving');
  }
  const taxes = goods && goods.taxReason === null ? taxLines(goods, say) : [];
  if (goods && !goods.taxIncluded) lines.push(...taxes);
  lines.push({ key: 'total', label: say(`totals.${kind}`), amount: formatAmount(total), tone: 'total' });
  if (goods?.taxIncluded) lines.push(...taxes);
  if (goods && kind === 'invoice') lines.push(...paidLines(goods, total, say));
  return lines;
}

/** What was paid when it was ordered, and what is left to pay. */
function paidLines({ paidBy }: Goods, total: number, say: Say): TotalsLine[] {
  if (paidBy.length === 0) return [];
  const openCents = paidBy.reduce((left, { amount }) => left - toCents(amount), toCents(total));
  return [
    ...paidBy.map(({ kind, lastFour, amount }) => ({
      key: `paid ${kind} ${lastFour}`,
      label: kind === 'credit' ? say('sums.paidByCredit') : say('sums.paidByGiftCard', { lastFour }),
      amount: formatAmount(-amount),
      tone: 'plain' as const,
    })),
    { key: 'rest', label: say('sums.rest'), amount: formatAmount(toAmount(openCents)), tone: 'total' },
  ];
}

/** A rate of zero is named too: the reader learns that it was thought of. */
function taxLines({ taxes, taxIncluded }: Goods, say: Say): TotalsLine[] {
  return taxes.map(({ name, percent, base, amount, country, region }) => ({
    key: `tax ${country} ${region} ${name} ${percent}`,
    label: say(taxIncluded ? 'sums.taxIncluded' : 'sums.tax', { name, percent, base: formatAmount(base) }),
    amount: formatAmount(amount),
    tone: 'plain',
  }));
}

function shippingLabel(
  { shippingMethod, coldChain }: Goods,
  say: Say,
  methodName: (method: Goods['shippingMethod']) => string,
): string {
  if (shippingMethod === 'standard') return say('sums.shipping');
  const method = methodName(shippingMethod);
  if (isPlaceMethod(shippingMethod)) return method;
  return say(coldChain ? 'sums.shippingCold' : 'sums.shippingBy', { method });
}

/** What is said of taxes under the totals, by the key of its text. */
export function notesOf({ taxes, taxReason }: Goods): ('reverseCharge' | 'noTax')[] {
  if (taxReason === 'reverse_charge') return ['reverseCharge'];
  return taxes.length === 0 ? ['noTax'] : [];
}
