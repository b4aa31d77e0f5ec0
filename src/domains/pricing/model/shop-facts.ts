import { brand } from '#engine/model/brand.ts';
import { GIFT_MESSAGE_MAX } from '#domains/pricing/model/delivery/method-rules.ts';
import { SPACE_BEFORE_PERCENT, type Language } from '#engine/model/languages.ts';
import { formatMoney, formatRoundMoney } from '#engine/model/money.ts';
import { policies } from '#engine/model/policies.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
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
  /** As people call the currency of the United States. */
  dollars: string;
}

/** Of areas that carriers ask more for. */
const REMOTE_FEE_CENTS = { low: 10_00, high: 15_00 };
/** What a bottle costs in examples. */
export const EXAMPLE_PRICE_CENTS = 24_99;
/** A gift set that is put together for somebody costs at least as much. */
const CUSTOM_SET_CENTS = 75_00;

/**
 * What texts may say about the shop: placeholders that every translation can use, taken from the brand and from what the
 * rules charge and refuse, so that no page promises something else. None is named as an option of Intl is: that would go along with
 * each number that a text writes.
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
    threshold: formatRoundMoney(p.freeShippingCents, language),
    fee: formatRoundMoney(p.shippingCents, language),
    currencyName: currencyName(language, words),
    moneySign: moneySign(language),
    deliveryArea: deliveryArea(p.countries, language, words),
    commission: formatPercent(p.commissionPercent, language),
    payoutRhythm:
      p.payoutWeeks === 1 ? words.everyWeek : words.everyWeeks.replace('{{weeks}}', String(p.payoutWeeks)),
    invoiceDays: String(p.invoiceDays),
    expressFee: formatRoundMoney(p.expressCents, language),
    priorityFee: formatRoundMoney(p.priorityCents, language),
    coldExpressFee: formatRoundMoney(p.coldExpressCents, language),
    coldPriorityFee: formatRoundMoney(p.coldPriorityCents, language),
    coldFees: formatRange(p.coldExpressCents, p.coldPriorityCents, language),
    giftWrapFee: formatRoundMoney(p.giftWrapCents, language),
    remoteFees: formatRange(REMOTE_FEE_CENTS.low, REMOTE_FEE_CENTS.high, language),
    examplePrice: formatMoney(EXAMPLE_PRICE_CENTS, language),
    customSetPrice: formatRoundMoney(CUSTOM_SET_CENTS, language),
    giftSet100: formatRoundMoney(100_00, language),
    giftSet150: formatRoundMoney(150_00, language),
    giftSet200: formatRoundMoney(200_00, language),
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

/** 'euros': as the reader calls several of them. */
function currencyName(language: Language, words: FactWords): string {
  const { currency } = shopHome();
  if (currency === 'USD') return words.dollars;
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')!.value;
}

/** '€': what stands at a field for amounts. */
function moneySign(language: Language): string {
  const { currency } = shopHome();
  if (currency === 'USD') return '$';
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat(language, style).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')!.value;
}

function deliveryArea(countries: readonly string[] | null, language: Language, words: FactWords): string {
  const { country: home } = shopHome();
  if (countries === null && home === 'US') return words.usualArea;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const places = (countries ?? [home]).map((code) =>
    code === 'US' ? words.contiguousStates : names.of(code)!,
  );
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
  const low = formatRoundMoney(lowCents, language);
  if (lowCents === highCents) return low;
  const high = formatRoundMoney(highCents, language);
  if (shopHome().currency !== 'USD') return `${low}\u2013${high}`;
  return `${low}${language === 'de' ? '–' : '-'}${high.slice(1)}`;
}
