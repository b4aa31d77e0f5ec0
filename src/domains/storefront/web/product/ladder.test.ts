import { describe, expect, it } from 'vitest';
import { STANDARD_TIERS } from '#domains/pricing/model/tiers.ts';
import { ladderAt } from './ladder.ts';

const oil = { price: 24.99, discountTiers: [...STANDARD_TIERS] };

describe('the tier ladder', () => {
  it('shows what one costs on every step', () => {
    expect(
      ladderAt(oil, 1, 999).steps.map(({ from, to, percent, unitCents }) => [from, to, percent, unitCents]),
    ).toEqual([
      [1, 4, 0, 2499],
      [5, 9, 5, 2374],
      [10, 24, 10, 2249],
      [25, 49, 15, 2124],
      [50, null, 20, 1999],
    ]);
  });

  it.each([
    [1, 24.99, 0, 4, 5],
    [5, 118.7, 6.25, 5, 10],
    [24, 539.78, 59.98, 1, 15],
    [25, 531.04, 93.71, 25, 20],
  ])('at %i costs $%d, saves $%d, and needs %i more for %i%%', (quantity, price, saved, missing, percent) => {
    const { line, next } = ladderAt(oil, quantity, 999);
    expect([line.finalCents, line.savedCents]).toEqual([Math.round(price * 100), Math.round(saved * 100)]);
    expect(next).toMatchObject({ missing, percent });
  });

  it('marks one step as reached and those below it as passed', () => {
    const { steps } = ladderAt(oil, 12, 999);
    expect(steps.map((step) => [step.passed, step.current])).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [false, false],
      [false, false],
    ]);
  });

  it('offers 25 for less than 24', () => {
    expect(ladderAt(oil, 24, 999).cheaper).toEqual({
      other: null,
      quantity: 25,
      finalCents: 53104,
      savedCents: 874,
    });
    expect(ladderAt(oil, 22, 999).cheaper).toBeNull();
  });

  it('offers and announces nothing that is not in stock', () => {
    const { cheaper, next, steps } = ladderAt(oil, 24, 24);
    expect([cheaper, next]).toEqual([null, null]);
    expect(steps.filter((step) => step.outOfReach).map((step) => step.from)).toEqual([25, 50]);
  });

  it('moves towards the next step', () => {
    const at = (quantity: number) => ladderAt(oil, quantity, 999).next?.progress;
    expect([at(1), at(3), at(5), at(17)]).toEqual([0, 0.5, 0, 7 / 15]);
  });

  it('says when the best price is reached', () => {
    expect(ladderAt(oil, 50, 999)).toMatchObject({ atTop: true, next: null });
    expect(ladderAt({ price: 9, discountTiers: [] }, 3, 999)).toMatchObject({ atTop: false, next: null });
  });
});

describe('the ladder of a size', () => {
  const pool = (countsAs: number, unitsInCart: number) => ({
    countsAs,
    unitsInCart,
    unitsOfOthers: unitsInCart,
    otherSizes: ['250 ml'],
    sisters: [],
  });

  it('counts what is in the cart of its family, and asks for as many as are missing then', () => {
    const { line, next, steps } = ladderAt(oil, 3, 999, pool(1, 6));
    expect(line).toMatchObject({ quantity: 3, pooledUnits: 9, discountPercentage: 5 });
    expect(next).toMatchObject({ missing: 1, percent: 10 });
    expect(steps.map(({ quantity }) => quantity)).toEqual([1, 1, 4, 19, 44]);
  });

  it('takes a case of six for six', () => {
    const { line, next, steps } = ladderAt(oil, 1, 8, pool(6, 0));
    expect(line).toMatchObject({ pooledUnits: 6, discountPercentage: 5 });
    expect(next).toMatchObject({ missing: 1, percent: 10 });
    expect(steps.map(({ quantity, outOfReach }) => [quantity, outOfReach])).toEqual([
      [1, false],
      [1, false],
      [2, false],
      [5, false],
      [9, true],
    ]);
  });

  const small = { productId: 7, label: '250 ml', unitPriceCents: 9_90, countsAs: 1, maxQuantity: 40 };
  const offered = (quantity: number, sisters = [small], unitsInCart = 0) =>
    ladderAt(oil, quantity, 999, { ...pool(1, unitsInCart), sisters }).cheaper;

  it('offers the cheapest way up in any size, and says what all of it costs', () => {
    // Nine for 213.66. Ten would be 224.91; nine and a small one are 202.42 and 8.91.
    expect(offered(9)).toEqual({ other: small, quantity: 1, finalCents: 211_33, savedCents: 2_33 });
    expect(offered(9, [])).toBeNull();
    // 19 for 427.33, or 403.59 and a case of six for 17.00: 25 in all.
    const crate = { ...small, productId: 8, unitPriceCents: 20_00, countsAs: 6 };
    expect(offered(19, [small, crate])).toMatchObject({ other: crate, quantity: 1 });
  });

  it('offers of another size what is left of it, with what the cart counts already', () => {
    expect(offered(9, [{ ...small, maxQuantity: 0 }])).toBeNull();
    // One is in the cart: nine of this size have the tier.
    expect(offered(9, [small], 1)).toBeNull();
    expect(offered(8, [small], 1)).toMatchObject({ other: small, quantity: 1 });
  });
});
