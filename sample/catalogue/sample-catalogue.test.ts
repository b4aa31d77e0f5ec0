import { describe, expect, it } from 'vitest';
import { sampleCategories } from './categories.ts';
import { sampleProducers } from './producers.ts';
import { sampleFamilies } from './families.ts';
import { sampleProducts } from './products.ts';

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const BUSINESS_TYPES = ['Farm', 'Artisan', 'Cooperative', 'Small Batch Producer', 'Other'];
/** Every name here needs its translation, so the list stays short. */
const ATTRIBUTE_NAMES = [
  'Origin',
  'Cultivar',
  'Harvest',
  'Method',
  'Milk',
  'Cocoa',
  'Aged',
  'Contents',
  'Net weight',
  'Volume',
  'Pairs with',
];

const words = (text: string) => text.split(/\s+/).length;
const slugs = (rows: { slug: string }[]) => rows.map((row) => row.slug);
const giftSets = sampleProducts.filter((product) => product.categorySlug === 'gift-sets');

describe('sample categories', () => {
  it('are ten, each with products', () => {
    expect(sampleCategories).toHaveLength(10);
    expect(new Set(sampleProducts.map((product) => product.categorySlug))).toEqual(
      new Set(slugs(sampleCategories)),
    );
  });
});

describe('sample producers', () => {
  it('are twelve from eight countries, each with products', () => {
    expect(sampleProducers).toHaveLength(12);
    expect(new Set(sampleProducers.map((producer) => producer.location.split(', ').at(-1))).size).toBe(8);
    expect(new Set(sampleProducts.map((product) => product.producerSlug))).toEqual(
      new Set(slugs(sampleProducers)),
    );
  });

  it.each(sampleProducers)('$slug fills its page', (producer) => {
    expect(producer.location.split(', ')).toHaveLength(3);
    expect(BUSINESS_TYPES).toContain(producer.businessType);
    expect(new URL(producer.website).hostname).toMatch(/\.example$/);
    expect(producer.phoneNumber.length).toBeGreaterThanOrEqual(10);
    expect([2, 3]).toContain(producer.description.split('\n\n').length);
    expect(producer.certifications.length).toBeGreaterThan(0);
  });
});

describe('sample products', () => {
  it('fill a shop without crowding it', () => {
    expect(sampleProducts.length).toBeGreaterThanOrEqual(66);
    expect(sampleProducts.length).toBeLessThanOrEqual(72);
    expect(sampleProducts.filter((product) => product.featured)).toHaveLength(8);
  });

  it('have unique kebab-case slugs and unique names, as have categories and producers', () => {
    for (const rows of [sampleCategories, sampleProducers, sampleProducts]) {
      expect(new Set(slugs(rows)).size).toBe(rows.length);
      for (const slug of slugs(rows)) expect(slug).toMatch(KEBAB_CASE);
    }
    expect(new Set(sampleProducts.map((product) => product.name)).size).toBe(sampleProducts.length);
  });

  it.each(sampleProducts)('$slug is complete', (product) => {
    expect(words(product.description)).toBeGreaterThanOrEqual(45);
    expect(words(product.description)).toBeLessThanOrEqual(80);
    expect(Number.isInteger(product.priceCents) && product.priceCents > 0).toBe(true);
    expect(Number.isInteger(product.weightGrams) && product.weightGrams > 0).toBe(true);

    const attributes = Object.keys(product.attributes);
    expect(attributes.length).toBeGreaterThanOrEqual(2);
    expect(attributes.length).toBeLessThanOrEqual(5);
    for (const attribute of attributes) expect(ATTRIBUTE_NAMES).toContain(attribute);
  });

  it('state the net weight they are stored with', () => {
    for (const product of sampleProducts) {
      const stated = /^([\d.]+) (k?g)$/.exec(product.attributes['Net weight'] ?? '');
      if (!stated) continue;
      expect(Number(stated[1]) * (stated[2] === 'kg' ? 1000 : 1), product.slug).toBe(product.weightGrams);
    }
  });

  it('have exactly one at 24.99: the flagship oil of the worked examples, on the standard tiers', () => {
    const flagship = sampleProducts.filter((product) => product.priceCents === 2499);
    expect(flagship).toHaveLength(1);
    expect(flagship[0]).toMatchObject({ categorySlug: 'olive-oil', unit: 'bottle', discountTiers: null });
  });

  it('have exactly one out of stock, the others between 12 and 600', () => {
    const stocks = sampleProducts.map((product) => product.quantityAvailable);
    expect(stocks.filter((stock) => stock === 0)).toHaveLength(1);
    for (const stock of stocks.filter((quantity) => quantity > 0)) {
      expect(stock).toBeGreaterThanOrEqual(12);
      expect(stock).toBeLessThanOrEqual(600);
    }
  });

  it('show every kind of bulk discount: the standard table, own tiers, none', () => {
    const tierLists = sampleProducts.map((product) => product.discountTiers);
    expect(tierLists).toContain(null);
    expect(tierLists.filter((tiers) => tiers?.length === 0)).toHaveLength(2);
    expect(tierLists.filter((tiers) => tiers !== null && tiers.length > 0).length).toBeGreaterThanOrEqual(8);
  });

  it('make four families: of one producer, on one table, each product in one', () => {
    expect(sampleFamilies).toHaveLength(4);
    const slugs = sampleFamilies.flatMap(({ members }) => members.map(({ slug }) => slug));
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const { producerSlug, members } of sampleFamilies) {
      expect(members.length).toBeGreaterThanOrEqual(2);
      for (const { slug } of members)
        expect(sampleProducts.find((product) => product.slug === slug)).toMatchObject({
          producerSlug,
          discountTiers: null,
        });
    }
  });

  it('have valid own tiers: quantities and percentages rise together', () => {
    for (const { slug, discountTiers } of sampleProducts) {
      let previous = { minQuantity: 1, discountPercentage: 0 };
      for (const tier of discountTiers ?? []) {
        expect(Number.isInteger(tier.minQuantity), slug).toBe(true);
        expect(tier.minQuantity, slug).toBeGreaterThan(previous.minQuantity);
        expect(tier.discountPercentage, slug).toBeGreaterThan(previous.discountPercentage);
        expect(tier.discountPercentage, slug).toBeLessThanOrEqual(90);
        previous = tier;
      }
    }
  });
});

describe('sample gift sets', () => {
  const featuredSlugs = ['gift-set-1', 'gift-set-2', 'gift-set-3'];

  it('hold the three featured sets and six category sets, all boxes', () => {
    expect(slugs(giftSets)).toEqual(expect.arrayContaining(featuredSlugs));
    expect(giftSets).toHaveLength(9);
    expect(new Set(giftSets.map((set) => set.unit))).toEqual(new Set(['box']));
  });

  it('let the page link to a category set by its lowercased, hyphenated name', () => {
    for (const set of giftSets.filter(({ slug }) => !featuredSlugs.includes(slug))) {
      expect(set.slug).toBe(set.name.toLowerCase().replaceAll(' ', '-'));
    }
  });

  it('cost from $79.99 to $149.99', () => {
    const prices = giftSets.map((set) => set.priceCents);
    expect(Math.min(...prices)).toBe(7999);
    expect(Math.max(...prices)).toBe(14999);
  });
});
