import { brand } from '#engine/model/brand.ts';
import { GIFT_MESSAGE_MAX } from '#domains/pricing/model/delivery/method-rules.ts';
import { SPACE_BEFORE_PERCENT, type Language } from '#engine/model/languages.ts';
import { formatMoney } from '#engine/model/money.ts';
import { policies } from '#engine/model/policies.ts';
import { STANDARD_TIERS } from './tiers.ts';

/** Figures with the words they cannot be said without: a text (`facts.json`) of each language. */
export interface FactWords {
  everyWeek: string;
  /** Of `weeks`. */
  everyWeeks: string;
  /** Of the US, the only part that is delivered to. */
  contiguousStates: string;
  /** After 'we deliver': `places`. */
  deliveredTo: string;
  /** The same where the owner has chosen no countries. */
  usualArea: string;
}

/**
 * What texts may say about the shop: placeholders that every translation can use, taken from the brand and from what the
 * rules charge and refuse, so that no page promises something else.
 */
export function shopFacts(language: Language, words: FactWords) {
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
    deliveryArea: deliveryArea(p.countries, language, words),
    commission: formatPercent(p.commissionPercent, language),
    payoutRhythm:
      p.payoutWeeks === 1 ? words.everyWeek : words.everyWeeks.replace('{{weeks}}', String(p.payoutWeeks)),
    invoiceDays: String(p.invoiceDays),
    expressFee: formatRoundMoney(p.expressCents),
    priorityFee: formatRoundMoney(p.priorityCents),
    coldExpressFee: formatRoundMoney(p.coldExpressCents),
    coldPriorityFee: formatRoundMoney(p.coldPriorityCents),
    coldFees: formatRange(p.coldExpressCents, p.coldPriorityCents, language),
    giftWrapFee: formatRoundMoney(p.giftWrapCents),
    giftMessageMax: String(GIFT_MESSAGE_MAX),
    daysAhead: String(p.maxDaysAhead),
    changeTime: formatTime(p.changeMinutes, language),
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

/** '2 hours', '90 minutes': what is said after 'within'. */
function formatTime(minutes: number, language: Language): string {
  const isHours = minutes % 60 === 0 && minutes > 60;
  const unit = isHours ? 'hour' : 'minute';
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    useGrouping: false,
  });
  return format.format(isHours ? minutes / 60 : minutes);
}

function deliveryArea(countries: readonly string[] | null, language: Language, words: FactWords): string {
  if (countries === null) return words.usualArea;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const places = countries.map((code) => (code === 'US' ? words.contiguousStates : names.of(code)!));
  return words.deliveredTo.replace('{{places}}', new Intl.ListFormat(language).format(places));
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
