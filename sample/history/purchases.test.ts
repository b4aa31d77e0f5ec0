import { expect, it } from 'vitest';
import { sampleProducts } from '#sample/catalogue/products.ts';
import { SEED } from './fill-sample-history.ts';
import { planPurchases } from './purchases.ts';
import { SeededRandom } from './seeded-random.ts';
import type { ShelvedProduct } from './shelf.ts';

const shelf = new Map(
  sampleProducts.map((product, index): [string, ShelvedProduct] => [
    product.slug,
    {
      ...product,
      id: index + 1,
      tiers: [],
      familyId: null,
      countsAs: 1,
      producerId: index,
      producerName: product.producerSlug,
      nameIn: () => product.name,
    },
  ]),
);

it('makes best sellers of those that are called so: no other product is in as many orders', () => {
  const purchases = planPurchases(shelf, new Date('2026-05-04T09:00:00Z'), new SeededRandom(SEED));
  const orders = new Map<string, number>();
  for (const { lines, fate } of purchases) {
    if (fate !== 'kept') continue;
    for (const { product } of lines) orders.set(product.slug, (orders.get(product.slug) ?? 0) + 1);
  }
  const byOrders = [...orders].toSorted((a, b) => b[1] - a[1]).map(([slug]) => slug);
  const called = sampleProducts.filter(({ featured }) => featured).map(({ slug }) => slug);
  expect(byOrders.slice(0, called.length).toSorted()).toEqual(called.toSorted());
});
