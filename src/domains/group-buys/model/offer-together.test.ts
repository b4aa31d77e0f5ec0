import { expect, it } from 'vitest';
import { STANDARD_TIERS } from '#domains/pricing/model/tiers.ts';
import { termsOfOne } from './group-sizes.ts';
import { offerTogether } from './offer-together.ts';

const OIL = termsOfOne(1, { unitPriceCents: 24_99, tiers: STANDARD_TIERS });

it.each([
  // Five bottles together are 5 % off, ten are 10 %, twenty-five 15 %.
  [1, 24_99, 23_74],
  [2, 49_98, 44_98],
  [5, 118_70, 106_21],
  // The top step is the same for all.
  [50, 999_60, 999_60],
])('%i alone and among five', (quantity, aloneCents, togetherCents) => {
  expect(offerTogether(OIL, [{ productId: 1, quantity }])).toEqual({ aloneCents, togetherCents });
});
