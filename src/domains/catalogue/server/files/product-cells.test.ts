import { describe, expect, it } from 'vitest';
import { formOf } from './product-cells.ts';

describe('cells of a file', () => {
  it.each([
    [{ price: '24.99' }, { price: 24.99 }],
    [{ price: ' 24,99 ' }, { price: 24.99 }],
    // Both signs: nobody knows which is which, so the form's rule complains.
    [{ price: '1,234.56' }, { price: '1,234.56' }],
    [{ price: '=1+1' }, { price: '=1+1' }],
    [{ for_sale: 'No' }, { inStock: false }],
    [{ featured: 'TRUE' }, { featured: true }],
    [{ featured: 'maybe' }, { featured: 'maybe' }],
    [{ tiers: '' }, { discountTiers: null }],
    [{ tiers: 'none' }, { discountTiers: [] }],
    [
      { tiers: '5:5%; 10:7.5' },
      {
        discountTiers: [
          { minQuantity: 5, discountPercentage: 5 },
          { minQuantity: 10, discountPercentage: 7.5 },
        ],
      },
    ],
    [{ allergens: 'Nuts; milk,' }, { allergens: ['nuts', 'milk'] }],
    [{ shelf_life_days: '' }, { shelfLifeDays: null }],
    [{ additional_images: '/a.jpg  /b.jpg' }, { additionalImages: ['/a.jpg', '/b.jpg'] }],
    [
      { name: 'Oil', name_de: 'Öl', storage_de: '', name_fr: 'Huile' },
      { name: 'Oil', translations: { de: { name: 'Öl', storage: null }, fr: { name: 'Huile' } } },
    ],
    [{ id: '7', quantity: '3' }, {}],
  ])('%j are what the form would send', (cells, form) => {
    expect(formOf(cells)).toEqual(form);
  });
});
