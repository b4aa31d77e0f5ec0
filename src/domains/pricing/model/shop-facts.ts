import { brand } from '#engine/model/brand.ts';
import { GIFT_MESSAGE_MAX } from '#domains/pricing/model/delivery/method-rules.ts';
import { SPACE_BEFORE_PERCENT, type Language } from '#engine/model/languages.ts';
import { formatMoney } from '#engine/model/money.ts';
import { policies } from '#engine/model/policies.ts';
import { STANDARD_TIERS } from './tiers.ts';

/**
 * What texts may say about the shop: placeholders that every translation can use, taken from the brand and from what the
 * rules charge and refuse, so that no page promises something else.
 */
export function shopFacts(language: Language) {
  const first = STANDARD_TIERS[0]!;
  const top = STANDARD_TIERS.at(-1)!;
  const { name, taglines, founded, producers, countries } = brand();
  const p = policies();
  return {
    brand: name,
    tagline: taglines[language],
    founded: String(founded),
    producers: String(producers),
    countries: String(countries),
    threshold: formatRoundMoney(p.freeShippingCents),
    fee: formatRoundMoney(p.shippingCents),
    commission: formatPercent(p.commissionPercent, language),
    expressFee: formatRoundMoney(p.expressCents),
    priorityFee: formatRoundMoney(p.priorityCents),
    coldExpressFee: formatRoundMoney(p.coldExpressCents),
    coldPriorityFee: formatRoundMoney(p.coldPriorityCents),
    coldFees: formatRange(p.coldExpressCents, p.coldPriorityCents, language),
    giftWrapFee: formatRoundMoney(p.giftWrapCents),
    giftMessageMax: String(GIFT_MESSAGE_MAX),
    daysAhead: String(p.maxDaysAhead),
    cancelHours: String(p.cancelHours),
    damageHours: String(p.damageHours),
    returnDays: String(p.returnDays),
    lateReturnDays: String(p.lateReturnDays),
    restockingFee: formatPercent(p.restockingFeePercent, language),
    firstQuantity: String(first.minQuantity),
    firstPercent: formatPercent(first.discountPercentage, language),
    topQuantity: String(top.minQuantity),
    topPercent: formatPercent(top.discountPercentage, language),
  };
}

/**
 * '15%', '15 %', '12,5 %': as the language writes it, to two decimals. Every page needs it before it comes alive, and the
 * first `Intl.NumberFormat` of a page holds it up longer than all of our own start.
 */
export function formatPercent(percent: number, language: string): string {
  const figure = String(Math.round(percent * 100) / 100);
  const space = SPACE_BEFORE_PERCENT.has(language) ? '\u00A0' : '';
  return `${language === 'en' ? figure : figure.replace('.', ',')}${space}%`;
}

/** '$5-10', '$5–10', or one amount where both are the same. */
function formatRange(lowCents: number, highCents: number, language: Language): string {
  const low = formatRoundMoney(lowCents);
  if (lowCents === highCents) return low;
  return `${low}${language === 'de' ? '–' : '-'}${formatRoundMoney(highCents).slice(1)}`;
}

/** '$100' rather than '$100.00' within a sentence. */
function formatRoundMoney(cents: number): string {
  return formatMoney(cents).replace(/\.00$/, '');
}
