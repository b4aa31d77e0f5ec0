import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Product, ProductWithFamily } from '#domains/catalogue/model/product.ts';
import type { Producer } from '#domains/catalogue/model/producers/producer.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';

const RIPALUNGA = '/api/producers/frantoio-ripalunga';

describe('producers', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp();
  });
  const productsAt = async (path: string) => (await shop.visitor().get<Product[]>(path)).body;

  it('are listed and told about one by one, in the language of the visitor', async () => {
    const { body } = await shop.visitor().get<Producer[]>('/api/producers');
    expect(body.length).toBeGreaterThanOrEqual(10);
    const own = body.find(({ slug }) => slug === 'frantoio-ripalunga')!;
    expect((await shop.visitor().get(RIPALUNGA)).body).toEqual(own);
    const german = await shop.visitor().get<Producer>(RIPALUNGA, { cookie: 'language=de' });
    expect(german.body.description).not.toBe(own.description);
    expect([own.location, german.body.location]).toEqual([
      'Apricale, Liguria, Italy',
      'Apricale, Ligurien, Italien',
    ]);
    const path = '/api/products/taggiasca-extra-virgin-olive-oil';
    const oil = await shop.visitor().get<ProductWithFamily>(path, { cookie: 'language=de' });
    expect(oil.body.maker!.location).toBe('Apricale, Ligurien, Italien');
  });

  it('show their own products, featured ones first', async () => {
    const products = await productsAt(`${RIPALUNGA}/products`);
    expect(products.length).toBeGreaterThan(2);
    expect(new Set(products.map(({ producerSlug }) => producerSlug))).toEqual(
      new Set(['frantoio-ripalunga']),
    );
    const order = products.map(({ featured, id }) => (featured ? id : 1_000_000 + id));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('show a few of them where only a few are asked for', async () => {
    const all = await productsAt(`${RIPALUNGA}/products`);
    expect(await productsAt(`${RIPALUNGA}/products?limit=2`)).toEqual(all.slice(0, 2));
  });

  it.each(['0', '-1', '501', 'many', '1.5'])('refuse a limit of %s', async (limit) => {
    const answer = await shop.visitor().get(`${RIPALUNGA}/products?limit=${limit}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid']);
  });

  it.each(['/api/producers/nobody', '/api/producers/nobody/products'])('%s is not found', async (path) => {
    const answer = await shop.visitor().get(path);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  it('are unknown to the public until they are verified, and so is their list', async () => {
    await shop.db.insert(producerProfiles).values({
      slug: 'not-yet',
      companyName: 'Not Yet',
      businessType: 'Farm',
      description: '',
      location: 'X',
    });
    const [row] = await shop.db.select().from(producerProfiles).where(eq(producerProfiles.slug, 'not-yet'));
    expect(row!.verified).toBe(false);
    for (const path of ['/api/producers/not-yet', '/api/producers/not-yet/products']) {
      expect((await shop.visitor().get(path)).status, path).toBe(404);
    }
  });
});
