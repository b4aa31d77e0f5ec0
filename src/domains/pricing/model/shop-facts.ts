import { brand } from '#engine/model/brand.ts';
import { GIFT_MESSAGE_MAX } from '#domains/pricing/model/delivery/method-rules.ts';
import { SPACE_BEFORE_PERCENT, type Language } from '#engine/model/languages.ts';
import { formatMoney } from '#engine/model/money.ts';
import { policies } from '#engine/model/policies.ts';
import { STANDARD_TIERS } from './tiers.ts';

interface Words {
  hours: (hours: number) => string;
  minutes: (minutes: number) => string;
  everyWeeks: (weeks: number) => string;
  /** Of the US, the only part that is delivered to. */
  contiguousStates: string;
  /** After 'we deliver'. */
  deliveredTo: (places: string) => string;
}

/** A figure and its word, where one cannot be said without the other. */
const WORDS: Record<Language, Words> = {
  en: {
    hours: (hours) => `${hours} hours`,
    minutes: (minutes) => `${minutes} minutes`,
    everyWeeks: (weeks) => (weeks === 1 ? 'every week' : `every ${weeks} weeks`),
    contiguousStates: 'the 48 contiguous US states',
    deliveredTo: (places) => `to ${places}`,
  },
  de: {
    hours: (hours) => `${hours} Stunden`,
    minutes: (minutes) => `${minutes} Minuten`,
    everyWeeks: (weeks) => (weeks === 1 ? 'jede Woche' : `alle ${weeks} Wochen`),
    contiguousStates: 'die 48 zusammenhängenden US-Bundesstaaten',
    deliveredTo: (places) => `in folgende Gebiete: ${places}`,
  },
  fr: {
    hours: (hours) => `${hours} heures`,
    minutes: (minutes) => `${minutes} minutes`,
    everyWeeks: (weeks) => (weeks === 1 ? 'chaque semaine' : `toutes les ${weeks} semaines`),
    contiguousStates: 'les 48 États contigus des États-Unis',
    deliveredTo: (places) => `vers les destinations suivantes\u00A0: ${places}`,
  },
  it: {
    hours: (hours) => `${hours} ore`,
    minutes: (minutes) => `${minutes} minuti`,
    everyWeeks: (weeks) => (weeks === 1 ? 'ogni settimana' : `ogni ${weeks} settimane`),
    contiguousStates: 'i 48 Stati contigui degli Stati Uniti',
    deliveredTo: (places) => `nelle seguenti zone: ${places}`,
  },
  es: {
    hours: (hours) => `${hours} horas`,
    minutes: (minutes) => `${minutes} minutos`,
    everyWeeks: (weeks) => (weeks === 1 ? 'cada semana' : `cada ${weeks} semanas`),
    contiguousStates: 'los 48 estados contiguos de Estados Unidos',
    deliveredTo: (places) => `en las siguientes zonas: ${places}`,
  },
};

/** As texts say it where nothing has been chosen. */
const USUAL_AREA: Record<Language, string> = {
  en: 'to the 48 contiguous US states',
  de: 'in die 48 zusammenhängenden US-Bundesstaaten',
  fr: 'dans les 48 États contigus des États-Unis',
  it: 'nei 48 Stati contigui degli Stati Uniti',
  es: 'en los 48 estados contiguos de Estados Unidos',
};

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
    deliveryArea: deliveryArea(p.countries, language),
    commission: formatPercent(p.commissionPercent, language),
    payoutRhythm: WORDS[language].everyWeeks(p.payoutWeeks),
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
  const { hours, minutes: inMinutes } = WORDS[language];
  return minutes % 60 === 0 && minutes > 60 ? hours(minutes / 60) : inMinutes(minutes);
}

function deliveryArea(countries: readonly string[] | null, language: Language): string {
  if (countries === null) return USUAL_AREA[language];
  const { contiguousStates, deliveredTo } = WORDS[language];
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const places = countries.map((code) => (code === 'US' ? contiguousStates : names.of(code)!));
  return deliveredTo(new Intl.ListFormat(language).format(places));
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
