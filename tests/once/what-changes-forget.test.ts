// Every kind of public read and page, cached; then one thing after the other changes. Compared with what a process says
// that has nothing cached: what shows the change is new at once, lists two seconds later, the rest stays cached.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Batch } from '#domains/batches/model/batch.ts';
import type { Product } from '#domains/catalogue/model/product.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { inHours, member, ORGANIZER } from '../support/group-desk.ts';
import { aBuyer, anAdmin, anOrder, aProducer } from '../support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../support/test-app.ts';
import { openTestDatabase } from '../support/test-database.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';
const MILL = 'frantoio-ripalunga';
/** Kept in batches. */
const TIN = 'taggiasca-family-tin';
const GTIN = '04006381333931';
/** Of another producer and another category. */
const CHEESE = 'skerrow-blue';

let here: TestApp;
/** A process on the same database that never has anything cached. */
let truthful: TestApp;
let admin: Visitor;
let buyer: { id: number; visitor: Visitor };
let mill: { producerId: number; visitor: Visitor };
let oil: Product;
let cheese: Product;
let group: string;
let batchId: number;
/** By the path of the contract. A new read has its URLs here. */
let readUrls: Record<string, string[]>;
let urls: string[];

beforeAll(async () => {
  const { database } = await openTestDatabase();
  const secretKey = 'the same key for both processes of one shop';
  here = await openTestApp({ secretKey }, database);
  truthful = await openTestApp({ secretKey }, database);
  admin = (await anAdmin(here)).visitor;
  buyer = await aBuyer(here, 'beatrice');
  mill = await aProducer(here, MILL);
  oil = (await here.visitor().get<Product>(`/api/products/${OIL}`)).body;
  cheese = (await here.visitor().get<Product>(`/api/products/${CHEESE}`)).body;
  const opened = await buyer.visitor.post<{ slug: string }>('/api/group-buys', {
    productId: oil.id,
    quantity: 2,
    closesAt: inHours(48),
    delivery: 'separate',
    public: true,
    ...ORGANIZER,
  });
  group = opened.body.slug;
  const tin = (await here.visitor().get<Product>(`/api/products/${TIN}`)).body;
  await mill.visitor.patch(`/api/products/${tin.id}`, { tracksBatches: true, gtin: GTIN });
  batchId = (await mill.visitor.get<Batch[]>('/api/producer/batches')).body[0]!.id;
  readUrls = {
    '/api/categories': ['/api/categories'],
    '/api/payment-provider': ['/api/payment-provider'],
    '/api/certificate-schemes': ['/api/certificate-schemes'],
    '/api/seasons/coming': ['/api/seasons/coming', '/api/seasons/coming?collapse=families'],
    '/api/products/featured': ['/api/products/featured', '/api/products/featured?collapse=families'],
    '/api/products': [
      '/api/products?limit=24&sort=price',
      '/api/products?limit=24&inStock=true&page=2',
      `/api/products?limit=24&producer=${MILL}`,
    ],
    '/api/categories/:slug/products': [oil, cheese].map(
      ({ categorySlug }) => `/api/categories/${categorySlug}/products?limit=24`,
    ),
    '/api/products/:slug': [OIL, CHEESE].map((slug) => `/api/products/${slug}`),
    '/api/products/:slug/reviews': [OIL, CHEESE].map((slug) => `/api/products/${slug}/reviews`),
    '/api/at-a-glance': ['/api/at-a-glance'],
    '/api/producers': ['/api/producers'],
    '/api/producers/:slug': [oil, cheese].map(({ producerSlug }) => `/api/producers/${producerSlug}`),
    '/api/producers/:slug/products': [oil, cheese].flatMap(({ producerSlug }) => [
      `/api/producers/${producerSlug}/products`,
      `/api/producers/${producerSlug}/products?limit=5`,
      `/api/producers/${producerSlug}/products?collapse=families`,
    ]),
    '/api/search': ['/api/search?q=taggiasca', '/api/search?q=blue&collapse=families'],
    '/api/search/suggestions': ['/api/search/suggestions?q=tag'],
    '/api/saved-products': [`/api/saved-products?slugs=${OIL},${CHEESE}`],
    '/api/companions': [`/api/companions?of=${oil.id}`, `/api/companions?of=${oil.id},${cheese.id}`],
    '/api/group-buys': ['/api/group-buys', `/api/group-buys?productId=${oil.id}`],
    '/api/group-buys/:slug': [`/api/group-buys/${group}`],
    '/api/batches/:id': [`/api/batches/${batchId}`],
    '/api/passport': [`/api/passport?gtin=${GTIN}&code=OPENING`],
  };
  urls = [
    ...Object.values(readUrls).flat(),
    '/',
    '/shop',
    '/shop?sort=price&page=2',
    `/shop/${oil.categorySlug}`,
    `/shop/${cheese.categorySlug}`,
    `/product/${OIL}`,
    `/product/${OIL}?lng=de`,
    `/product/${CHEESE}`,
    '/producers',
    `/producers/${oil.producerSlug}`,
    `/producers/${cheese.producerSlug}`,
    '/search?q=taggiasca',
    `/group/${group}`,
    `/batch/${batchId}`,
    `/01/${GTIN}/10/OPENING`,
    '/about',
    '/sitemap-0.xml',
    '/sitemap-1.xml',
  ];
});

/** May be a moment old after somebody else's change: which things they show, and in which order, depends on all others. */
const isList = (url: string) =>
  url === '/' ||
  /^\/(?:shop|search|sitemap|group|api\/(?:at-a-glance|products(?:\?|$|\/featured)|search|categories\/|group-buys|saved-products))/u.test(
    url,
  );

async function textsFor(visitor: Visitor): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const url of urls) texts.set(url, (await visitor.get(url)).text);
  return texts;
}

async function truth(): Promise<Map<string, string>> {
  truthful.shop.cache.clear();
  return textsFor(truthful.stranger());
}

interface Change {
  what: string;
  prepare?: () => Promise<unknown>;
  make: () => Promise<{ status: number; text: string }>;
  /** What stays cached for sure. */
  leaves: () => string[];
  /** What strangers may see as it was for a moment, besides lists. */
  mayLag?: RegExp;
}

const unrelatedToOil = () => [
  `/product/${CHEESE}`,
  `/api/products/${CHEESE}`,
  `/api/products/${CHEESE}/reviews`,
  `/producers/${cheese.producerSlug}`,
  `/api/producers/${cheese.producerSlug}/products?limit=5`,
  '/api/categories',
  '/about',
];
const ofProducers = () => [`/api/producers/${oil.producerSlug}`, '/api/producers', '/producers'];
const save = (body: object) => () => mill.visitor.patch(`/api/products/${oil.id}`, body);
const display = (body: object) => () => admin.patch(`/api/admin/products/${oil.id}`, body);
const judge = (verified: boolean) => () =>
  admin.patch(`/api/admin/producers/${mill.producerId}`, { verified });
const category = (body: object) => () => admin.patch(`/api/admin/categories/${oil.categoryId}`, body);

async function leaveThree() {
  await here.db.update(products).set({ quantityAvailable: 3 }).where(eq(products.id, oil.id));
  here.shop.cache.clear();
}

async function buyThree() {
  const visitor = here.visitor();
  await visitor.post('/api/cart', { productId: oil.id, quantity: 3 });
  return visitor.post('/api/checkout', {
    customerName: 'Ada Moreau',
    customerEmail: 'ada@example.com',
    shippingAddress: '12 Harbour Street, Portland',
  });
}

async function review() {
  const lines = [{ slug: OIL, quantity: 1 }];
  const orderId = await anOrder(here.db, { userId: buyer.id, status: 'completed', isPaid: true, lines });
  return buyer.visitor.post('/api/reviews', { orderId, productId: oil.id, rating: 2, comment: 'Peppery.' });
}

const PROFILE = {
  companyName: 'Frantoio Nuovo',
  businessType: 'Mill',
  location: 'Liguria',
  phoneNumber: '5551234',
  website: '',
  description: 'Olives, pressed at night.',
};

const oilOnly = () => [...unrelatedToOil(), ...ofProducers()];
const CHANGES: Change[] = [
  { what: 'a price', make: save({ price: 1.5 }), leaves: oilOnly },
  {
    what: 'a name',
    make: save({ name: 'Oil of the night', translations: { de: { name: 'Öl der Nacht' } } }),
    leaves: oilOnly,
  },
  { what: 'what goes with a product', make: save({ pairsWith: ['dales-oatcakes'] }), leaves: oilOnly },
  { what: 'a category of a product', make: save({ categoryId: 2 }), leaves: oilOnly },
  { what: 'the last piece sold', prepare: leaveThree, make: buyThree, leaves: oilOnly },
  { what: 'a delivery', make: save({ quantityChange: 50 }), leaves: oilOnly },
  { what: 'a review', make: review, leaves: oilOnly },
  { what: 'a product no longer featured', make: display({ featured: false }), leaves: oilOnly },
  {
    what: 'a new product',
    make: () =>
      mill.visitor.post('/api/products', {
        name: 'Taggiasca Paste',
        description: 'Crushed.',
        price: 6.9,
        quantityAvailable: 5,
        categoryId: oil.categoryId,
      }),
    leaves: () => [...oilOnly(), `/api/products/${OIL}`],
    // What else its producer has.
    mayLag: /^\/(?:product|producers|api\/producers)\//u,
  },
  {
    what: 'a batch put on hold',
    make: () => mill.visitor.post(`/api/producer/batches/${batchId}/hold`, { reason: 'A lid is loose.' }),
    leaves: oilOnly,
  },
  {
    what: 'a group buy joined',
    make: () => here.visitor().post(`/api/group-buys/${group}/members`, member('Ada', 3)),
    // Open ones stand on home.
    leaves: () => urls.filter((url) => !url.includes('group') && url !== '/'),
    // Its units are held: quantities may be old wherever they are shown.
    mayLag: /./u,
  },
  { what: 'a product hidden', make: display({ hidden: true }), leaves: oilOnly },
  {
    what: 'the profile of a producer',
    make: () => mill.visitor.put('/api/profile/producer', PROFILE),
    leaves: unrelatedToOil,
  },
  { what: 'a producer declined', make: judge(false), leaves: unrelatedToOil },
  { what: 'a producer approved', make: judge(true), leaves: unrelatedToOil },
  {
    what: 'the texts of a category',
    make: category({ name: 'Night oils', description: 'Dark.' }),
    leaves: () => [`/api/products/${CHEESE}`, `/producers/${cheese.producerSlug}`, '/about'],
  },
];

describe.each(CHANGES)('$what', ({ prepare, make, leaves, mayLag }) => {
  it('is seen at once where it is shown, a moment later in lists, and nothing else is forgotten', async () => {
    await prepare?.();
    const before = await textsFor(here.visitor());
    const { status, text } = await make();
    expect(status, text).toBeLessThan(300);
    const { counts } = here.shop.cache;

    const misses = counts.misses;
    for (const url of leaves()) await here.stranger().get(url);
    expect(counts.misses - misses, 'made anew for nothing').toBe(0);
    // Quantities are nobody's announcement.
    await here.shop.quantityCheck.run();

    const now = await truth();
    expect([...now].filter(([url, after]) => after !== before.get(url)).length).toBeGreaterThan(0);
    const seenByStrangers = await textsFor(here.stranger());
    for (const [url, seen] of seenByStrangers) {
      if (seen === now.get(url)) continue;
      expect(isList(url) || mayLag?.test(url) === true, `${url} is old`).toBe(true);
      expect(seen, `${url} is neither old nor new`).toBe(before.get(url));
    }
    const seenByOneself = await textsFor(here.visitor());
    for (const [url, seen] of seenByOneself) expect(seen, url).toBe(now.get(url));
    for (const [url, seen] of await textsFor(here.stranger())) expect(seen, url).toBe(now.get(url));
  }, 120_000);
});

it('is what every read of the shop was tried with', () => {
  expect(here.shop.reads.paths.toSorted()).toEqual(Object.keys(readUrls).toSorted());
});
