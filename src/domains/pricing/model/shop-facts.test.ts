import { afterEach, describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '#engine/model/languages.ts';
import { adoptHome, shopHome } from '#engine/model/places/shop-home.ts';
import { factsIn } from '#app/server/facts.ts';
import { formatPercent } from './shop-facts.ts';

test('the facts are the specified ones', () => {
  expect(factsIn('en')).toEqual({
    brand: 'Madia',
    tagline: 'Premium Food Marketplace',
    founded: '2022',
    producers: '30',
    countries: '8',
    threshold: '$100',
    fee: '$9.95',
    currencyName: 'dollars',
    moneySign: '$',
    deliveryArea: 'to the 48 contiguous US states',
    commission: '15%',
    payoutRhythm: 'every 2 weeks',
    invoiceDays: '14',
    expressFee: '$12.95',
    priorityFee: '$24.95',
    coldExpressFee: '$5',
    coldPriorityFee: '$10',
    coldFees: '$5-10',
    giftWrapFee: '$5',
    remoteFees: '$10-15',
    examplePrice: '$24.99',
    customSetPrice: '$75',
    giftSet100: '$100',
    giftSet150: '$150',
    giftSet200: '$200',
    giftMessageMax: '250',
    daysAhead: '30',
    changeTime: '2 hours',
    damageHours: '48',
    returnDays: '30',
    lateReturnDays: '45',
    restockingFee: '15%',
    firstQuantity: '5',
    firstPercent: '5%',
    topQuantity: '50',
    topPercent: '20%',
  });
});

test.each(LANGUAGES)('%s has a value for each, and none breaks off at the end of a line', (language) => {
  const { tagline, deliveryArea, changeTime, payoutRhythm, ...facts } = factsIn(language);
  expect([tagline, deliveryArea, changeTime, payoutRhythm]).not.toContain('');
  expect(Object.values(facts).filter((value) => value === '' || value.includes(' '))).toEqual([]);
});

it('no fact has the name of an option of numbers: texts hand all of them to Intl, which would refuse the number', () => {
  const options = ['currency', 'unit', 'compactDisplay'].flatMap((kind) =>
    Object.keys(
      new Intl.NumberFormat('en', {
        ...(kind === 'currency' && { style: 'currency', currency: 'USD' }),
        ...(kind === 'unit' && { style: 'unit', unit: 'liter' }),
        ...(kind === 'compactDisplay' && { notation: 'compact' }),
      }).resolvedOptions(),
    ),
  );
  expect(options).toEqual(expect.arrayContaining(['currencySign', 'unitDisplay', 'compactDisplay']));
  expect(Object.keys(factsIn('en')).filter((name) => options.includes(name))).toEqual([]);
});

describe('in a shop with another currency', () => {
  const before = shopHome();
  afterEach(() => adoptHome(before));

  it.each(LANGUAGES)('%s names it, and gives its sign to fields for amounts', (language) => {
    adoptHome({ currency: 'EUR', country: 'DE' });
    const { currencyName, moneySign, fee } = factsIn(language);
    expect(moneySign).toBe('€');
    expect(currencyName).toMatch(/^euros?$/iu);
    expect(fee).toContain('€');
  });
});

test('percentages are written as the language does', () => {
  expect(formatPercent(15, 'de')).toBe('15\u00A0%');
  expect(formatPercent(7.5, 'en')).toBe('7.5%');
});

describe.each(LANGUAGES)('percentages in %s', (language) => {
  const byTheBook = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });

  it.each([0, 5, 12.5, 15, 33.333, 99.99, 100])('writes %d as the language does', (percent) => {
    expect(formatPercent(percent, language)).toBe(byTheBook.format(percent / 100));
  });
});
