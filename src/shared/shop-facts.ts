import { BRAND } from './brand.ts';
import { GIFT_MESSAGE_MAX, GIFT_WRAP_CENTS, MAX_DAYS_AHEAD, METHOD_RULES } from './delivery/method-rules.ts';
import { formatMoney } from './money.ts';
import { CANCEL_WINDOW_MS } from './orders/order-status.ts';
import { FREE_SHIPPING_CENTS, SHIPPING_CENTS } from './pricing/cart-totals.ts';
import { COMMISSION_PERCENT } from './pricing/commission-rate.ts';
import { STANDARD_TIERS } from './pricing/tiers.ts';
import {
  DAMAGE_HOURS,
  LATE_RETURN_DAYS,
  RESTOCKING_FEE_PERCENT,
  RETURN_DAYS,
} from './returns/return-terms.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * What texts may say about the shop: placeholders that every translation can use, taken from the code that charges and
 * refuses, so that no page promises something else.
 */
export function shopFacts(language: string) {
  const first = STANDARD_TIERS[0]!;
  const top = STANDARD_TIERS.at(-1)!;
  return {
    brand: BRAND.name,
    founded: String(BRAND.founded),
    threshold: formatRoundMoney(FREE_SHIPPING_CENTS),
    fee: formatRoundMoney(SHIPPING_CENTS),
    commission: formatPercent(COMMISSION_PERCENT, language),
    expressFee: formatRoundMoney(METHOD_RULES.express.priceCents ?? 0),
    priorityFee: formatRoundMoney(METHOD_RULES.priority.priceCents ?? 0),
    coldExpressFee: formatRoundMoney(METHOD_RULES.express.coldChainCents ?? 0),
    coldPriorityFee: formatRoundMoney(METHOD_RULES.priority.coldChainCents ?? 0),
    giftWrapFee: formatRoundMoney(GIFT_WRAP_CENTS),
    giftMessageMax: String(GIFT_MESSAGE_MAX),
    daysAhead: String(MAX_DAYS_AHEAD),
    cancelHours: String(CANCEL_WINDOW_MS / HOUR_MS),
    damageHours: String(DAMAGE_HOURS),
    returnDays: String(RETURN_DAYS),
    lateReturnDays: String(LATE_RETURN_DAYS),
    restockingFee: formatPercent(RESTOCKING_FEE_PERCENT, language),
    firstQuantity: String(first.minQuantity),
    firstPercent: formatPercent(first.discountPercentage, language),
    topQuantity: String(top.minQuantity),
    topPercent: formatPercent(top.discountPercentage, language),
  };
}

/** Languages that part the sign from the figure. */
const SPACE_BEFORE_PERCENT = new Set(['de', 'es', 'fr']);

/**
 * '15%', '15 %', '12,5 %': as the language writes it, to two decimals. Every page needs it before it comes alive, and the
 * first `Intl.NumberFormat` of a page holds it up longer than all of our own start.
 */
export function formatPercent(percent: number, language: string): string {
  const figure = String(Math.round(percent * 100) / 100);
  const space = SPACE_BEFORE_PERCENT.has(language) ? '\u00A0' : '';
  return `${language === 'en' ? figure : figure.replace('.', ',')}${space}%`;
}

/** '$100' rather than '$100.00' within a sentence. */
function formatRoundMoney(cents: number): string {
  return formatMoney(cents).replace(/\.00$/, '');
}
