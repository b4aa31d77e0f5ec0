// What search engines read in pages, compared with the vocabulary that schema.org publishes.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { SchemaOrg } from '../support/schema-org.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';
const CHEESE = 'raclette-quarter-wheel';

const vocabulary = new SchemaOrg();
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});

interface Found extends Record<string, unknown> {
  '@type': string;
}

async function dataOf(path: string, language = 'en'): Promise<Found[]> {
  const { text } = await test.visitor().get(path, { cookie: `language=${language}` });
  return [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gu)].map(
    ([, json]) => JSON.parse(json!) as Found,
  );
}

async function productData(slug: string, language = 'en') {
  const found = (await dataOf(`/product/${slug}`, language)).find((data) => data['@type'] === 'Product');
  return found as Found & {
    additionalProperty: Record<string, unknown>[];
    offers: Record<string, unknown> & {
      priceSpecification: Record<string, unknown>[];
      shippingDetails: Record<string, unknown>[];
      hasMerchantReturnPolicy: Record<string, unknown>;
    };
  };
}

describe('the vocabulary of schema.org', () => {
  it.each([
    '/',
    '/shop',
    '/shop/cheese',
    `/product/${OIL}`,
    `/product/${CHEESE}`,
    '/product/wild-thyme-honey',
    '/faqs',
    '/producers/frantoio-ripalunga',
  ])('holds every word of %s', async (path) => {
    const data = await dataOf(path, 'fr');
    expect(data).not.toEqual([]);
    expect(vocabulary.faultsOf(data)).toEqual([]);
  });

  it.each([
    [{ '@type': 'Produkt' }, '$: no type Produkt'],
    [{ '@type': 'Product', allergens: 'milk' }, '$.allergens: no such property'],
    [{ '@type': 'Product', price: '1.00' }, '$.price: not a property of its type'],
    [
      { '@type': 'Offer', availability: 'https://schema.org/FullRefund' },
      'none of http://schema.org/ItemAvailability',
    ],
    [
      { '@type': 'Product', offers: { '@type': 'Brand' } },
      'none of http://schema.org/Demand, http://schema.org/Offer',
    ],
    [{ '@type': 'Product', offers: [{ '@type': 'Offer', tier: 1 }] }, '$.offers[0].tier: no such property'],
  ])('finds what is not in it: %j', (planted, fault) => {
    expect(vocabulary.faultsOf(planted).join()).toContain(fault);
  });
});

describe('a product', () => {
  it('has a price for every tier, each with its price per litre', async () => {
    const { offers } = await productData(OIL);
    const product = (await test.visitor().get<{ volume: number }>(`/api/products/${OIL}`)).body;
    expect(offers).toMatchObject({
      price: '24.99',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    });
    const ladder = offers.priceSpecification.map(({ price, eligibleQuantity }) => ({
      price,
      eligibleQuantity,
    }));
    const quantity = { '@type': 'QuantitativeValue', unitCode: 'C62' };
    expect(ladder).toEqual([
      { price: '24.99', eligibleQuantity: { ...quantity, minValue: 1, maxValue: 4 } },
      { price: '23.74', eligibleQuantity: { ...quantity, minValue: 5, maxValue: 9 } },
      { price: '22.49', eligibleQuantity: { ...quantity, minValue: 10, maxValue: 24 } },
      { price: '21.24', eligibleQuantity: { ...quantity, minValue: 25, maxValue: 49 } },
      { price: '19.99', eligibleQuantity: { ...quantity, minValue: 50 } },
    ]);
    for (const { referenceQuantity } of offers.priceSpecification) {
      expect(referenceQuantity).toMatchObject({
        value: product.volume,
        unitCode: 'MLT',
        valueReference: { value: 1, unitCode: 'LTR' },
      });
    }
  });

  it('is one of the sizes of its family', async () => {
    const found = await productData('three-grove-tasting-trio');
    expect(found).toMatchObject({
      size: '3 × 100 ml',
      isVariantOf: {
        '@type': 'ProductGroup',
        hasVariant: [{ size: '250 ml' }, { size: '3 × 100 ml' }],
      },
    });
    // It counts as three: one of it is below the tier of five, two are above.
    const quantities = found.offers.priceSpecification.map((each) => each['eligibleQuantity']);
    expect(quantities[0]).toMatchObject({ minValue: 1, maxValue: 1 });
    expect(quantities[1]).toMatchObject({ minValue: 2, maxValue: 3 });
  });

  it('is delivered by three methods, and not everywhere', async () => {
    const { offers } = await productData(OIL);
    const rates = offers.shippingDetails.map(
      ({ shippingRate, doesNotShip }) => shippingRate ?? { doesNotShip },
    );
    expect(rates).toMatchObject([
      { value: '9.95' },
      { value: '12.95' },
      { value: '24.95' },
      { doesNotShip: true },
    ]);
    expect(offers.shippingDetails.at(-1)).toMatchObject({
      shippingDestination: { addressRegion: expect.arrayContaining(['AK', 'HI']) },
    });
    expect(offers.shippingDetails[0]).toMatchObject({
      deliveryTime: { transitTime: { minValue: 3, maxValue: 5, unitCode: 'DAY' } },
    });
  });

  it('that costs $100 is sent for free', async () => {
    await test.shop.catalogue.change(async (tx, changed) => {
      const [row] = await tx
        .update(products)
        .set({ priceCents: 100_00 })
        .where(eq(products.slug, 'gift-set-1'))
        .returning({ id: products.id });
      changed.product(row!.id, 'in place');
    });
    const { offers } = await productData('gift-set-1');
    expect(offers.shippingDetails[0]).toMatchObject({ shippingRate: { value: '0.00' } });
  });

  it('is taken back for 30 days, unless it spoils', async () => {
    expect((await productData(OIL)).offers.hasMerchantReturnPolicy).toMatchObject({
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 30,
      returnFees: 'https://schema.org/FreeReturn',
    });
    const policy = (await productData(CHEESE)).offers.hasMerchantReturnPolicy;
    expect(policy).toMatchObject({ returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' });
    expect(policy).not.toHaveProperty('merchantReturnDays');
  });

  it('names its allergens in words and by the codes of GS1', async () => {
    const { additionalProperty } = await productData(CHEESE, 'de');
    expect(additionalProperty).toContainEqual(
      expect.objectContaining({
        name: 'Allergene',
        value: 'Milch',
        valueReference: expect.objectContaining({ termCode: 'AM' }),
      }),
    );
  });
});

it('tells how the shop is reached and what it promises', async () => {
  const [shop] = await dataOf('/');
  expect(shop).toMatchObject({
    '@type': 'OnlineStore',
    contactPoint: {
      telephone: '+1 (555) 010-0142',
      email: 'support@madia.example',
      availableLanguage: ['en', 'de', 'fr', 'it', 'es'],
    },
    address: { addressLocality: 'Portland', addressRegion: 'ME', postalCode: '04101', addressCountry: 'US' },
    hasMerchantReturnPolicy: { merchantReturnDays: 30 },
    hasShippingService: [
      {
        shippingConditions: [
          { orderValue: { maxValue: '99.99' }, shippingRate: { value: '9.95' } },
          { orderValue: { minValue: '100.00' }, shippingRate: { value: '0.00' } },
          { doesNotShip: true },
        ],
      },
      {},
      {},
    ],
  });
});
