// A producer names a product in several languages, and everybody at the desk reads it in their own: in each list that shows it, sorted
// by what they read, found by that and by the English name.
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductRecord } from '#domains/catalogue/model/own-product.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import type { Found } from '#domains/desk/model/search.ts';
import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Language } from '#engine/model/languages.ts';
import { LANGUAGE_COOKIE } from '#engine/server/http/request-language.ts';
import { aBuyer, anAdmin, anOrder, aProducer } from '../support/people.ts';
import { csvOf, productFileDesk } from '../support/product-file-desk.ts';
import { FORM_OF_STANDING } from '../support/standing-desk.ts';
import { openTestApp, type TestApp, type Visitor } from '../support/test-app.ts';

type Row = Record<string, unknown>;

const OIL = 'taggiasca-extra-virgin-olive-oil';
const FIRST = { en: 'Zweigelt vinegar', de: 'Aalener Essig' };
const LAST = { en: 'Aalto crispbread', de: 'Zürcher Knäckebrot' };

let shop: TestApp;
let admin: Visitor;
let producer: Visitor;
/** In German the first of all, in English the last; the other one the other way round. */
let vinegar: number;
let bread: number;
let orderId: number;

beforeAll(async () => {
  shop = await openTestApp();
  const { db } = shop;
  admin = (await anAdmin(shop)).visitor;
  const [maker] = await db
    .select({ id: producerProfiles.id, slug: producerProfiles.slug })
    .from(producerProfiles)
    .innerJoin(products, eq(products.producerId, producerProfiles.id))
    .where(eq(products.slug, OIL));
  const account = await aProducer(shop, maker!.slug);
  producer = account.visitor;
  const own = await db.select().from(products).where(eq(products.producerId, maker!.id)).orderBy(products.id);
  [vinegar, bread] = own.map(({ id }) => id) as [number, number];
  const rename = (id: number, { en, de }: typeof FIRST) =>
    db
      .update(products)
      .set({ name: en, translations: { de: { name: de } }, size: null, familyId: null, countsAs: 1 })
      .where(eq(products.id, id));
  await rename(vinegar, FIRST);
  await rename(bread, LAST);
  orderId = await anOrder(db, { lines: [{ slug: own[0]!.slug, quantity: 1 }] });
  for (const id of [vinegar, bread]) {
    await db.execute(sql`insert into product_reviews (product_id, order_id, author_name, rating, comment)
      values (${id}, ${orderId}, 'Ada', 5, 'Very good')`);
    await db.execute(sql`insert into batches (product_id, code, quantity) values (${id}, ${`LOT-${id}`}, 5)`);
    await db.execute(sql`insert into certificates (producer_id, product_id, scheme, number, valid_until, proof, status)
      values (${maker!.id}, ${id}, 'organic', ${`N${id}`}, current_date + 30, decode('00', 'hex'), 'waiting')`);
    await db.execute(sql`insert into group_buys (slug, product_id, organizer_user_id, closes_at, delivery, price_cents, sizes, tiers)
      values (${`group-${id}`}, ${id}, ${account.id}, now() + interval '1 day', 'separate', 1000,
        ${JSON.stringify([{ productId: id, countsAs: 1, priceCents: 1000, label: '', labels: {} }])}::jsonb,
        '[{"quantity": 10, "percentage": 5}]')`);
    await db.execute(sql`with w as (insert into waitlist (email, name, role) values (${`w${id}@example.com`}, 'Ada', 'BUYER') returning id)
      insert into waitlist_wishes (waitlist_id, product_id, quantity) select id, ${id}, 2 from w`);
  }
});

const read = async <Body>(path: string, language: Language, by = admin) => {
  const { status, body, text } = await by.get<Body>(path, { 'accept-language': language });
  expect(status, text).toBe(200);
  return body;
};

/** Each list that is sorted by products, and how a row names its product. */
const SORTED = [
  ['/api/admin/products', 'name', ({ shownName }: Row) => shownName],
  ['/api/producer/products', 'name', ({ shownName }: Row) => shownName],
  ['/api/admin/reviews', 'product', ({ product }: Row) => (product as Row).name],
  ['/api/admin/batches', 'product', ({ productName }: Row) => productName],
  ['/api/producer/batches', 'product', ({ productName }: Row) => productName],
  ['/api/admin/certificates', 'product', ({ productName }: Row) => productName],
  ['/api/admin/group-buys', 'product', ({ product }: Row) => (product as Row).name],
  ['/api/producer/group-buys', 'product', ({ product }: Row) => (product as Row).name],
] as const;

describe.each(SORTED)('%s', (path, sort, nameOf) => {
  const by = () => (path.startsWith('/api/producer/') ? producer : admin);
  const names = async (query: string, language: Language) => {
    const { items } = await read<{ items: Row[] }>(`${path}?limit=100&${query}`, language, by());
    return items.map((row) => nameOf(row) as string);
  };

  it('shows and sorts products by the name that its reader reads, page after page', async () => {
    for (const [language, first, last] of [
      ['de', FIRST.de, LAST.de],
      ['en', LAST.en, FIRST.en],
    ] as const) {
      const sorted = await names(`sort=${sort}`, language);
      const shown = sorted.filter((name) => [first, last].includes(name));
      expect(shown[0]).toBe(first);
      expect(shown.at(-1)).toBe(last);
      const backwards = await names(`sort=-${sort}`, language);
      expect(backwards.find((name) => [first, last].includes(name))).toBe(last);
      const page = await read<{ items: Row[]; nextCursor: string }>(
        `${path}?limit=1&sort=${sort}`,
        language,
        by(),
      );
      const next = await names(`sort=${sort}&cursor=${encodeURIComponent(page.nextCursor)}`, language);
      expect([...page.items.map(nameOf), ...next]).toEqual(sorted);
    }
  });
});

it.each([
  '/api/admin/products',
  '/api/producer/products',
  '/api/admin/batches',
  '/api/producer/batches',
  '/api/admin/group-buys',
])('%s finds a product by the name that its reader reads, and by the English one', async (path) => {
  const by = path.startsWith('/api/producer/') ? producer : admin;
  const total = async (q: string, language: Language) =>
    (await read<{ total: number }>(`${path}?limit=5&q=${encodeURIComponent(q)}`, language, by)).total;
  expect(await total('lener ess', 'de')).toBe(1);
  expect(await total('zweigelt', 'de')).toBe(1);
  expect(await total('zweigelt', 'en')).toBe(1);
  expect(await total('lener ess', 'en')).toBe(0);
  // Of two letters the beginning of a word.
  expect(await total('Kn', 'de')).toBeGreaterThan(0);
  expect(await total('uerche', 'de')).toBe(0);
});

it('the search of the desk and what waits on the waitlist say it in the language of their reader', async () => {
  const search = (q: string) => read<Found[]>(`/api/admin/search?q=${encodeURIComponent(q)}`, 'de');
  for (const q of ['aalener', 'zweigelt', String(vinegar)])
    expect(await search(q)).toContainEqual(expect.objectContaining({ kind: 'product', title: FIRST.de }));
  expect(await search(`LOT-${vinegar}`)).toContainEqual(
    expect.objectContaining({ kind: 'batch', subtitle: FIRST.de }),
  );
  const { items } = await read<{ items: { productId: number; name: string }[] }>(
    '/api/admin/waitlist/demand',
    'de',
  );
  expect(items.find(({ productId }) => productId === bread)).toMatchObject({ name: LAST.de });
});

it('an order says what is in it in the language of its reader at the desk, also after a change', async () => {
  const order = await read<{ items: { product: { name: string } }[] }>(`/api/admin/orders/${orderId}`, 'de');
  expect(order.items[0]!.product.name).toBe(FIRST.de);
  const { body: moved } = await admin.patch<typeof order>(
    `/api/admin/orders/${orderId}`,
    { status: 'processing' },
    { 'accept-language': 'de' },
  );
  expect(moved.items[0]!.product.name).toBe(FIRST.de);
  const { items: list } = await read<{ items: { id: number; firstLines: { name: string }[] }[] }>(
    '/api/admin/orders?limit=100',
    'de',
  );
  expect(list.find(({ id }) => id === orderId)!.firstLines).toMatchObject([{ name: FIRST.de }]);
});

it('a standing order says so too', async () => {
  const { visitor } = await aBuyer(shop);
  const made = await visitor.post('/api/user/standing-orders', {
    ...FORM_OF_STANDING,
    startsOn: addDays(shopDay(new Date()), 20),
    paymentMethod: 'invoice',
    items: [{ productId: bread, quantity: 3 }],
  });
  expect(made.status, made.text).toBe(201);
  const [standing] = await read<Row[]>('/api/admin/standing-orders', 'de');
  expect(standing).toMatchObject({ items: [{ name: LAST.de, quantity: 3 }] });
});

it('the form of a product has its English name, whatever the list calls it', async () => {
  for (const [path, by] of [
    ['/api/admin/products', admin],
    ['/api/producer/products', producer],
  ] as const) {
    const record = await read<ProductRecord>(`${path}/${vinegar}`, 'de', by);
    expect(record).toMatchObject({ name: FIRST.en, shownName: FIRST.de });
    const { items } = await read<{ items: Row[] }>(`${path}?limit=5&q=aalener`, 'de', by);
    expect(items).toMatchObject([{ name: FIRST.en, shownName: FIRST.de }]);
  }
});

it('the preview of an import calls a product as its reader does, where the file does not name it', async () => {
  producer.cookies.set(LANGUAGE_COOKIE, 'de');
  const { rows } = await productFileDesk(shop).preview(
    producer,
    csvOf(['id', 'price'], [String(vinegar), '77.25']),
  );
  producer.cookies.delete(LANGUAGE_COOKIE);
  expect(rows).toMatchObject([{ name: FIRST.de }]);
});

it('a name that is changed is sorted and found by the new one at once', async () => {
  const changed = await producer.patch(`/api/products/${bread}`, {
    translations: { de: { name: 'Aaaa-Brot' } },
  });
  expect(changed.status, changed.text).toBe(200);
  const { items } = await read<{ items: Row[] }>('/api/admin/products?limit=1&sort=name', 'de');
  expect(items).toMatchObject([{ id: bread, shownName: 'Aaaa-Brot' }]);
  const french = await read<{ items: Row[] }>('/api/admin/products?limit=5&q=aalto', 'fr');
  expect(french.items).toMatchObject([{ id: bread, shownName: LAST.en }]);
});
