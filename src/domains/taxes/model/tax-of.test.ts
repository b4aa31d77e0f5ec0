import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps, rateFor, ratesOn, type DatedRate } from './rate-for.ts';
import { newRateSchema } from './tax-rate.ts';
import { taxOf, taxOn, taxWithin, type TaxedLine } from './tax-of.ts';

const rate = (given: Partial<DatedRate>): DatedRate => ({
  id: 1,
  country: 'US',
  region: null,
  postalPrefix: null,
  category: 'food',
  name: 'Tax',
  percent: 10,
  from: null,
  until: null,
  ...given,
});
const place = (region: string | null, postalCode: string | null) => ({ country: 'US', region, postalCode });

const anyPercent = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1_000);
const anyCents = fc.integer({ min: 0, max: 2_000_000_00 });
const CATEGORIES = ['food', 'standard', 'zero'];
const anyLines: fc.Arbitrary<TaxedLine[]> = fc.array(
  fc.record({ category: fc.constantFrom(...CATEGORIES), cents: anyCents }),
  { maxLength: 12 },
);
const anyRates = fc
  .tuple(anyPercent, anyPercent, anyPercent)
  .map((percents) => percents.map((percent, at) => rate({ id: at + 1, category: CATEGORIES[at]!, percent })));
const anyMode = fc.constantFrom('included', 'added') as fc.Arbitrary<'included' | 'added'>;

describe('the tax of lines', () => {
  it('rounds each line half up', () => {
    const rates = [rate({ percent: 8.875 })];
    const lines = [
      { category: 'food', cents: 10_00 },
      { category: 'food', cents: 40 },
    ];
    expect(taxOf(lines, place('NY', '10001'), rates, 'added')).toMatchObject({
      lines: [
        { baseCents: 10_00, taxCents: 89 },
        { baseCents: 40, taxCents: 4 },
      ],
      taxes: [{ name: 'Tax', percent: 8.875, country: 'US', region: null, baseCents: 10_40, taxCents: 93 }],
      totalCents: 93,
      unknown: [],
    });
    expect(
      taxOf([{ category: 'food', cents: 1_07 }], place(null, null), [rate({ percent: 7 })], 'included'),
    ).toMatchObject({ lines: [{ baseCents: 1_00, taxCents: 7 }] });
    // Exactly half a cent goes up.
    expect(taxOn(50, 1)).toBe(1);
    expect(taxWithin(1, 100)).toBe(1);
  });

  it('is none in a shop that charges none, whatever rates there are', () => {
    const lines = [{ category: 'food', cents: 5 }];
    expect(taxOf(lines, place(null, null), [rate({})], 'none')).toEqual({
      lines: [null],
      taxes: [],
      totalCents: 0,
      unknown: [],
    });
  });

  it('says which categories have no rate, unless nothing is paid for them', () => {
    const lines = [
      { category: 'wine', cents: 5 },
      { category: 'standard', cents: 0 },
      { category: 'food', cents: 5 },
    ];
    expect(taxOf(lines, place(null, null), [rate({})], 'added').unknown).toEqual(['wine']);
    expect(taxOf(lines, { ...place(null, null), country: 'FR' }, [rate({})], 'added').unknown).toEqual([
      'food',
      'wine',
    ]);
  });

  it('sums up to the total, is never negative and does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(anyLines, anyRates, anyMode, (lines, rates, mode) => {
        const { lines: own, taxes, totalCents } = taxOf(lines, place(null, null), rates, mode);
        const sum = (amounts: readonly ({ baseCents: number; taxCents: number } | null)[]) =>
          amounts.reduce(
            (all, each) => [all[0]! + (each?.baseCents ?? 0), all[1]! + (each?.taxCents ?? 0)],
            [0, 0],
          );
        expect(sum(own)).toEqual(sum(taxes));
        expect(sum(own)[1]).toBe(totalCents);
        const paid = lines.reduce((all, { cents }) => all + cents, 0);
        expect(sum(own)[0]! + (mode === 'included' ? totalCents : 0)).toBe(paid);
        for (const each of own)
          expect(Math.min(each?.baseCents ?? 0, each?.taxCents ?? 0)).toBeGreaterThanOrEqual(0);
        expect(taxOf(lines.toReversed(), place(null, null), rates.toReversed(), mode).taxes).toEqual(taxes);
      }),
    );
  });

  it('that is added comes back to the cent when it is taken for included', () => {
    fc.assert(
      fc.property(anyCents, anyPercent, (cents, percent) => {
        const tax = taxOn(cents, percent);
        expect(taxWithin(cents + tax, percent)).toBe(tax);
      }),
    );
  });
});

describe('the rate of a place', () => {
  const country = rate({ id: 1 });
  const region = rate({ id: 2, region: 'NY' });
  const short = rate({ id: 3, postalPrefix: '1' });
  const long = rate({ id: 4, region: 'NY', postalPrefix: '100' });
  const all = [country, region, short, long];

  it('is the most exact one: postal code, region, country', () => {
    expect(rateFor('food', place('NY', '10001'), all)).toBe(long);
    expect(rateFor('food', place('NY', '1 20-01'), all)).toBe(short);
    expect(rateFor('food', place('NY', '90001'), all)).toBe(region);
    expect(rateFor('food', place('NY', null), all)).toBe(region);
    expect(rateFor('food', place('CA', '90001'), all)).toBe(country);
    expect(rateFor('food', place(null, null), all.toReversed())).toBe(country);
    expect(rateFor('wine', place(null, null), all)).toBeUndefined();
  });

  it('holds on its first and its last day', () => {
    const july = rate({ from: '2026-07-01', until: '2026-07-31' });
    const on = (day: string) => ratesOn([july], day).length;
    expect(['2026-06-30', '2026-07-01', '2026-07-31', '2026-08-01'].map(on)).toEqual([0, 1, 1, 0]);
    expect(overlaps(july, rate({ from: '2026-07-31' }))).toBe(true);
    expect(overlaps(july, rate({ from: '2026-08-01' }))).toBe(false);
    expect(overlaps(july, rate({ until: '2026-06-30' }))).toBe(false);
    expect(overlaps(july, rate({ region: 'NY' }))).toBe(false);
    expect(overlaps(rate({}), rate({}))).toBe(true);
  });

  it('is from 0 to 100 percent, with at most three decimals, of a country there is', () => {
    const written = { country: 'us', category: 'food', name: 'Tax', percent: 8.875 };
    const isFine = (given: object) => newRateSchema.safeParse({ ...written, ...given }).success;
    expect(newRateSchema.parse({ ...written, postalPrefix: ' 10-0 ', region: '' })).toMatchObject({
      country: 'US',
      postalPrefix: '100',
      region: null,
    });
    expect([{ percent: 100 }, { percent: 0 }, { percent: 0.001 }].every(isFine)).toBe(true);
    for (const wrong of [
      { percent: 100.001 },
      { percent: -1 },
      { percent: 1.0005 },
      { country: 'XX' },
      { category: 'Wine!' },
      { from: '2026-02-30' },
      { from: '2026-02-02', until: '2026-02-01' },
      { name: ' ' },
    ])
      expect(isFine(wrong), JSON.stringify(wrong)).toBe(false);
  });
});
