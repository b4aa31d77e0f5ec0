import { describe, expect, it } from 'vitest';
import { STANDARD_TIERS } from '#domains/pricing/model/tiers.ts';
import { bestTier } from './product-grid.tsx';

const oil = { price: 24.99, discountTiers: [...STANDARD_TIERS], inStock: true, quantityAvailable: 600 };

describe('the price hint on a card', () => {
  it('names the last tier', () => {
    expect(bestTier(oil)).toEqual({ minQuantity: 50, unitCents: 1999 });
  });

  it('promises only what is in stock', () => {
    expect(bestTier({ ...oil, quantityAvailable: 30 })).toEqual({ minQuantity: 25, unitCents: 2124 });
  });

  it.each([
    ['without tiers', { discountTiers: [] }],
    ['out of stock', { inStock: false }],
    ['with less in stock than the first tier takes', { quantityAvailable: 4 }],
  ])('is silent %s', (_, change) => {
    expect(bestTier({ ...oil, ...change })).toBeNull();
  });
});
