import { describe, expect, it } from 'vitest';
import type { CartLine } from '#domains/cart/model/cart.ts';
import type { Size } from '#domains/catalogue/model/families/family.ts';
import { STANDARD_TIERS } from '#domains/pricing/model/tiers.ts';
import { byFamily, familyOffer } from './family-lines.ts';

const line = (id: number, familyId: number | null, quantity: number, pooledUnits: number): CartLine => ({
  id,
  quantity,
  product: {
    id: 100 + id,
    slug: `size-${id}`,
    name: `Size ${id}`,
    imageUrl: null,
    imagePreview: null,
    price: 10 * id,
    unit: 'bottle',
    producerId: 1,
    producerName: 'A Mill',
    inStock: true,
    soldFrom: null,
    shipsFrom: null,
    quantityAvailable: 200,
    discountTiers: STANDARD_TIERS.map((tier) => ({ ...tier })),
    countsAs: 1,
    familyName: familyId === null ? null : 'Oil',
    size: familyId === null ? null : `${id}00 ml`,
  },
  familyId,
  pooledUnits,
  discountPercentage: 0,
  originalPrice: 0,
  finalPrice: 0,
});
const size = (productId: number, price: number, quantityAvailable = 200): Size => ({
  productId,
  slug: 'tiny',
  label: 'Tiny',
  countsAs: 1,
  price,
  pricePerKg: null,
  unitPrice: null,
  unit: 'bottle',
  inStock: quantityAvailable > 0,
  quantityAvailable,
  imageUrl: null,
  imagePreview: null,
});

describe('lines of a family', () => {
  it('stand together, where the first of them stood', () => {
    const lines = [line(1, null, 1, 1), line(2, 7, 1, 2), line(3, null, 1, 1), line(4, 7, 1, 2)];
    expect(byFamily(lines).map((group) => group.lines.map(({ id }) => id))).toEqual([[1], [2, 4], [3]]);
  });

  it('are offered the cheapest way up, also in a size that is not in the cart', () => {
    const lines = [line(2, 7, 1, 4), line(3, 7, 3, 4)];
    expect(familyOffer(lines)).toMatchObject({
      kind: 'next',
      productId: 102,
      more: 1,
      quantity: 2,
      percent: 5,
    });
    expect(familyOffer(lines, [size(9, 2)])).toMatchObject({
      kind: 'cheaper',
      productId: 9,
      more: 1,
      label: 'Tiny',
    });
    expect(familyOffer(lines, [size(9, 2, 0)])).toMatchObject({ productId: 102 });
  });

  it('at the top are offered nothing', () => {
    expect(familyOffer([line(2, 7, 60, 60)])).toBeNull();
  });
});
