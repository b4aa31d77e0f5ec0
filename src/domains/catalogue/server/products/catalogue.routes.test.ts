import { beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#domains/catalogue/model/product.ts';
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';

describe('the catalogue', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp();
  });

  it('lists the featured products', async () => {
    const answer = await shop.visitor().get<Product[]>('/api/products/featured');
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(8);
    expect(answer.body.every((product) => product.featured)).toBe(true);
  });

  it('serves one product with its price as a decimal and the tiers that apply', async () => {
    const { body } = await shop.visitor().get<Product>('/api/products/taggiasca-extra-virgin-olive-oil');
    expect(body.price).toBe(24.99);
    expect(body.discountTiers).toContainEqual({ minQuantity: 25, discountPercentage: 15 });
  });

  it('answers 404 for an unknown product', async () => {
    const answer = await shop.visitor().get('/api/products/nothing');
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ code: 'not_found', message: 'This product does not exist.' });
  });

  it('renders a product page that needs no script', async () => {
    const { status, text } = await shop.visitor().get('/product/taggiasca-extra-virgin-olive-oil');
    expect(status).toBe(200);
    expect(text).toContain('<title>Taggiasca Extra Virgin Olive Oil · Madia</title>');
    expect(text).toContain('$24.99');
    expect(text).toContain('rel="canonical"');
    expect(text).toContain('"@type":"Product"');
  });
});
