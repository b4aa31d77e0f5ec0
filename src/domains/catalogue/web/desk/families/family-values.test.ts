import { describe, expect, it } from 'vitest';
import type { OwnProduct } from '#domains/catalogue/model/own-product.ts';
import {
  exampleOf,
  familyValuesOf,
  freeProducts,
  membersOf,
  newMember,
  otherLadders,
} from './family-values.ts';

const product = (id: number, discountTiers: OwnProduct['discountTiers'] = null) =>
  ({ id, name: `Oil ${id}`, shownName: `Oil ${id}`, discountTiers }) as OwnProduct;
const ladder = [{ minQuantity: 6, discountPercentage: 8 }];
const family = {
  id: 1,
  producerId: 1,
  name: 'Oil',
  names: { de: 'Öl' },
  discountTiers: ladder,
  members: [
    {
      productId: 1,
      slug: 'a',
      productName: 'A',
      imageUrl: null,
      imagePreview: null,
      price: 1,
      label: 'Small',
      labels: {},
      countsAs: 1,
      ownTiers: null,
    },
  ],
};

describe('the form of a family', () => {
  it('shows a family and sends the same', () => {
    const values = familyValuesOf(family);
    expect(values).toMatchObject({ name: 'Oil', tiers: '6:8', names: { de: 'Öl', fr: '' } });
    expect(membersOf(values)).toMatchObject([{ productId: 1, label: 'Small', countsAs: 1 }]);
  });

  it('offers products that are in no family and not chosen yet', () => {
    const free = freeProducts([product(1), product(2), product(3)], [family], [newMember(product(2))]);
    expect(free.map(({ id }) => id)).toEqual([3]);
  });

  it('says whose own ladder is another', () => {
    const products = [product(1, ladder), product(2, ladder), product(3, [])];
    const chosen = products.map(newMember);
    // The first has the family's and keeps the standard table for itself.
    expect(otherLadders('6:8', chosen, products, [family])).toEqual([
      { name: 'Oil 1', tiers: '' },
      { name: 'Oil 3', tiers: '1:0' },
    ]);
  });

  it('shows by an example what a size counts for', () => {
    expect(exampleOf(6, ladder)).toEqual({ pieces: 1, percent: 8, quantity: 6 });
    expect(exampleOf(1, null)).toEqual({ pieces: 5, percent: 5, quantity: 5 });
    expect(exampleOf(0, null)).toBeNull();
    expect(exampleOf(2, [])).toBeNull();
  });
});
