import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnFamily } from '#domains/catalogue/model/families/family.ts';
import type { ListedProduct, ProductWithFamily } from '#domains/catalogue/model/product.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { productFamilies } from '#domains/catalogue/server/families.schema.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import { aBuyer, anAdmin, aProducer } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';

const CALL = '/api/producer/families';
const LADDER = [{ minQuantity: 6, discountPercentage: 8 }];
type Refused = { message: string; reason?: string; fields?: Record<string, string> };

let shop: TestApp;
let mill: { producerId: number; visitor: Visitor };
let bees: { producerId: number; visitor: Visitor };
/** Of the mill, by rising price: $10, $20, $30. */
let sizes: { id: number; slug: string; categoryId: number }[];
let others: { id: number }[];

const member = (index: number, label: string, countsAs?: number) => ({
  productId: sizes[index]!.id,
  label,
  ...(countsAs !== undefined && { countsAs }),
});
const make = (body: object, who = mill.visitor) => who.post<OwnFamily & Refused>(CALL, body);
const three = () => ({
  name: 'Olive Oil',
  names: { de: 'Olivenöl' },
  members: [
    { ...member(0, '250 ml'), labels: { de: '0,25 l' } },
    member(1, '500 ml', 2),
    member(2, 'Case of six', 6),
  ],
});
const pageOf = async (index: number, language = 'en') =>
  (await shop.visitor().get<ProductWithFamily>(`/api/products/${sizes[index]!.slug}?lng=${language}`)).body;
const tiersOf = async (index: number) =>
  (await shop.db.select().from(products).where(eq(products.id, sizes[index]!.id)))[0]!.discountTiers;

beforeAll(async () => {
  shop = await openTestApp();
  mill = await aProducer(shop, 'frantoio-ripalunga');
  bees = await aProducer(shop, 'anemonisi-cooperative');
  const of = (producerId: number) =>
    shop.db.select().from(products).where(eq(products.producerId, producerId)).orderBy(products.id);
  sizes = (await of(mill.producerId)).slice(0, 3);
  others = await of(bees.producerId);
});

beforeEach(async () => {
  await shop.db.update(products).set({ familyId: null, countsAs: 1, size: null });
  await shop.db.delete(productFamilies);
  for (const [index, { id }] of sizes.entries())
    await shop.db
      .update(products)
      .set({
        priceCents: (index + 1) * 10_00,
        discountTiers: null,
        quantityAvailable: 100,
        forSale: true,
        hidden: false,
      })
      .where(eq(products.id, id));
});

describe('a family', () => {
  it('is made of products, shown on the page of each, and ended', async () => {
    const { status, body } = await make(three());
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Olive Oil', names: { de: 'Olivenöl' }, discountTiers: null });
    expect(body.members.map(({ label, countsAs }) => [label, countsAs])).toEqual([
      ['250 ml', 1],
      ['500 ml', 2],
      ['Case of six', 6],
    ]);
    expect((await pageOf(1)).family).toMatchObject({
      id: body.id,
      name: 'Olive Oil',
      members: [
        { slug: sizes[0]!.slug, label: '250 ml', price: 10, inStock: true, quantityAvailable: 100 },
        { slug: sizes[1]!.slug, countsAs: 2, price: 20 },
        { slug: sizes[2]!.slug, countsAs: 6, price: 30 },
      ],
    });
    expect((await pageOf(1, 'de')).family).toMatchObject({
      name: 'Olivenöl',
      members: [{ label: '0,25 l' }, {}, {}],
    });
    expect((await mill.visitor.get<OwnFamily[]>(CALL)).body).toMatchObject([{ id: body.id }]);

    expect((await mill.visitor.delete(`${CALL}/${body.id}`)).status).toBe(200);
    expect((await pageOf(1)).family).toBeNull();
    expect((await mill.visitor.delete(`${CALL}/${body.id}`)).status).toBe(404);
  });

  it('says what its sizes cost by one measure, and of a size that is sold by another, by that one', async () => {
    const packs = [
      { volumeMl: 250, weightGrams: 230 },
      { volumeMl: 500, weightGrams: 460 },
      { volumeMl: null, weightGrams: 400 },
    ];
    for (const [at, pack] of packs.entries())
      await shop.db.update(products).set(pack).where(eq(products.id, sizes[at]!.id));
    await make(three());
    const { members } = (await pageOf(0)).family!;
    expect(members.map(({ unitPrice }) => unitPrice)).toEqual([
      { amount: 40, per: 'l' },
      { amount: 40, per: 'l' },
      { amount: 75, per: 'kg' },
    ]);
  });

  it('has one ladder: own ones are kept and come back', async () => {
    await shop.db.update(products).set({ discountTiers: LADDER }).where(eq(products.id, sizes[0]!.id));
    const refused = await make(three());
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ reason: 'ladders_differ' });

    const { body: family } = await make({ ...three(), discountTiers: [] });
    expect([await tiersOf(0), await tiersOf(1)]).toEqual([[], []]);
    const ladder = [{ minQuantity: 3, discountPercentage: 3 }];
    await mill.visitor.patch(`${CALL}/${family.id}`, { discountTiers: ladder });
    expect([await tiersOf(0), await tiersOf(2)]).toEqual([ladder, ladder]);
    expect((await pageOf(0)).discountTiers).toEqual(ladder);

    const onProduct = await mill.visitor.patch<Refused>(`/api/products/${sizes[0]!.id}`, {
      discountTiers: null,
    });
    expect(onProduct.status).toBe(409);
    expect(onProduct.body.fields).toHaveProperty('discountTiers');
    expect(
      (await mill.visitor.patch(`/api/products/${sizes[0]!.id}`, { discountTiers: ladder })).status,
    ).toBe(200);

    const left = await mill.visitor.patch<OwnFamily>(`${CALL}/${family.id}`, {
      members: [member(1, '500 ml'), member(2, 'Case')],
    });
    expect(left.body.members).toHaveLength(2);
    expect(await tiersOf(0)).toEqual(LADDER);
    expect((await pageOf(0)).family).toBeNull();
    expect((await pageOf(1)).family!.members).toHaveLength(2);

    const again = await mill.visitor.patch<Refused>(`${CALL}/${family.id}`, { members: three().members });
    expect(again.body.reason).toBe('ladders_differ');

    const ended = await mill.visitor.patch<OwnFamily>(`${CALL}/${family.id}`, {
      members: [member(1, 'Alone')],
    });
    expect(ended).toMatchObject({ status: 200, body: { members: [] } });
    expect([await tiersOf(1), await tiersOf(2)]).toEqual([null, null]);
    expect(await shop.db.select().from(productFamilies)).toEqual([]);
  });

  it('refuses what no family is, and says why', async () => {
    const twelve = Array.from({ length: 13 }, () => member(0, 'x'));
    const wrong: [object, number, string][] = [
      [{ ...three(), members: [member(0, 'a')] }, 400, 'two to twelve'],
      [{ ...three(), members: twelve }, 400, 'two to twelve'],
      [{ ...three(), members: [member(0, 'a'), member(0, 'b')] }, 400, 'only once'],
      [{ ...three(), members: [member(0, 'a', 0), member(1, 'b')] }, 400, '1 to 1,000'],
      [{ ...three(), members: [member(0, 'a', 1001), member(1, 'b')] }, 400, '1 to 1,000'],
      [{ ...three(), members: [member(0, 'a', 1.5), member(1, 'b')] }, 400, '1 to 1,000'],
      [
        { ...three(), members: [member(0, 'a'), { productId: others[0]!.id, label: 'b' }] },
        400,
        'another producer',
      ],
      [{ ...three(), members: [member(0, 'a'), { productId: 999_999, label: 'b' }] }, 400, 'no product'],
      [{ ...three(), name: ' ' }, 400, ''],
    ];
    for (const [body, status, text] of wrong) {
      const refused = await make(body);
      expect(refused.status, JSON.stringify(body)).toBe(status);
      expect(JSON.stringify(refused.body)).toContain(text);
    }
    expect(await shop.db.select().from(productFamilies)).toEqual([]);
  });

  it('belongs to its producer alone; administrators name one', async () => {
    const { body: family } = await make(three());
    const second = await make({ ...three(), members: [member(0, 'a'), member(1, 'b')] });
    expect(second).toMatchObject({ status: 409 });
    expect(second.body.message).toContain('in another family');
    for (const call of [
      () => bees.visitor.patch(`${CALL}/${family.id}`, { name: 'Mine' }),
      () => bees.visitor.delete(`${CALL}/${family.id}`),
    ])
      expect((await call()).status).toBe(404);
    expect((await bees.visitor.get<OwnFamily[]>(CALL)).body).toEqual([]);
    const admin = (await anAdmin(shop)).visitor;
    expect((await make(three(), admin)).status).toBe(400);
    expect((await admin.get<OwnFamily[]>(`${CALL}?producerId=${mill.producerId}`)).body).toHaveLength(1);
    expect((await admin.patch<OwnFamily>(`${CALL}/${family.id}`, { name: 'Oil' })).body.name).toBe('Oil');
    expect((await pageOf(0)).family!.name).toBe('Oil');
    expect((await (await aBuyer(shop)).visitor.get(CALL)).status).toBe(403);
  });

  it('takes a product that two families want at once in one of them', async () => {
    const pair = (one: number, other: number) =>
      make({ ...three(), members: [member(one, 'a'), member(other, 'b')] });
    const answers = await Promise.all([pair(0, 1), pair(1, 2), pair(2, 0), pair(0, 1), pair(1, 2)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    const rows = await shop.db
      .select()
      .from(products)
      .where(sql`${products.familyId} is not null`);
    expect(rows).toHaveLength(2);
  });

  it('shows a size again on the pages of the others when it is not hidden any more', async () => {
    await make(three());
    const admin = (await anAdmin(shop, 'hider')).visitor;
    const hide = (hidden: boolean) => admin.patch(`/api/admin/products/${sizes[0]!.id}`, { hidden });
    await hide(true);
    expect((await pageOf(1)).family!.members).toHaveLength(2);
    await hide(false);
    expect((await pageOf(1)).family!.members).toHaveLength(3);
  });
});

describe('a list with collapse=families', () => {
  const list = async (query = '', path = '/api/products') =>
    (
      await shop
        .visitor()
        .get<Page<ListedProduct>>(`${path}?limit=100&collapse=families&producer=frantoio-ripalunga${query}`)
    ).body;
  const ours = ({ items }: Page<ListedProduct>) =>
    items.filter(({ id }) => sizes.some((size) => size.id === id)).map(({ id }) => id);

  it('has one row for each: the cheapest in stock among those that are meant', async () => {
    const plain = (
      await shop.visitor().get<Page<ListedProduct>>('/api/products?limit=100&producer=frantoio-ripalunga')
    ).body;
    await make(three());
    const all = await list();
    expect(ours(all)).toEqual([sizes[0]!.id]);
    expect(all.total).toBe(plain.total - 2);
    expect(all.items).toHaveLength(plain.total - 2);
    const row = all.items.find(({ id }) => id === sizes[0]!.id)!;
    expect(row.sizes!.map(({ label }) => label)).toEqual(['250 ml', '500 ml', 'Case of six']);
    expect(all.items.filter((item) => item.sizes !== undefined)).toHaveLength(1);
    // A hundred pictures of sizes would be on a page of rows, and none of them is shown.
    expect(row.sizes![0]).not.toHaveProperty('imagePreview');

    const dearer = await list('&minPrice=15&sort=-price');
    expect(ours(dearer)).toEqual([sizes[1]!.id]);
    expect(dearer.items).toHaveLength(dearer.total);

    await shop.db.update(products).set({ quantityAvailable: 0 }).where(eq(products.id, sizes[0]!.id));
    shop.shop.cache.clear();
    expect(ours(await list())).toEqual([sizes[1]!.id]);
    await shop.db
      .update(products)
      .set({ quantityAvailable: 0 })
      .where(
        inArray(
          products.id,
          sizes.map(({ id }) => id),
        ),
      );
    shop.shop.cache.clear();
    expect(ours(await list())).toEqual([sizes[0]!.id]);
  });

  it('is whole by cursors, whatever the order, and the default stays', async () => {
    await make(three());
    for (const sort of ['featured', 'price', '-price', 'newest', 'name']) {
      const seen: number[] = [];
      let cursor: string | null = null;
      let total: number;
      do {
        const after: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
        const { body } = await shop
          .visitor()
          .get<Page<ListedProduct>>(`/api/products?limit=7&collapse=families&sort=${sort}${after}`);
        seen.push(...body.items.map(({ id }) => id));
        ({ nextCursor: cursor, total } = body);
      } while (cursor !== null);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toHaveLength(total);
    }
    const { body: whole } = await shop.visitor().get<ListedProduct[]>('/api/products');
    expect(whole.filter(({ id }) => sizes.some((size) => size.id === id))).toHaveLength(3);
    expect(whole.some((row) => 'sizes' in row || 'family' in row)).toBe(false);
    expect((await shop.visitor().get('/api/products?collapse=colours')).status).toBe(400);
  });
});
