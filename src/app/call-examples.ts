import type { Api } from '#engine/model/api/api.ts';

/** What is sent, by way of example: for the API's document. Tests send each of them. */
export const CALL_EXAMPLES: { [T in keyof Api]?: Api[T] extends { body?: infer Body } ? Body : never } = {
  'POST /api/products': {
    name: 'Taggiasca Olives',
    description: 'Small olives from Liguria, in brine.',
    price: 12.5,
    quantityAvailable: 40,
    categoryId: 1,
    unit: 'jar',
    weight: 290,
    discountTiers: [
      { minQuantity: 5, discountPercentage: 5 },
      { minQuantity: 10, discountPercentage: 10 },
    ],
    translations: { de: { name: 'Taggiasca-Oliven' } },
  },
  'PATCH /api/products/:id': { price: 13, quantityChange: 24 },
  'POST /api/webhooks': { url: 'https://example.com/hooks', events: ['order.placed', 'stock.low'] },
  'PATCH /api/webhooks/:id': { enabled: true },
  'PATCH /api/admin/products/:id': { featured: true },
  'POST /api/cart': { productId: 1, quantity: 2 },
};
