import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { adoptExtraFields, extraFields } from '#domains/catalogue/model/extra/extra-fields.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { csvLine } from '#engine/server/lists/csv.ts';
import { withExtensions, writeExtension } from '../../../../../tests/support/extension-desk.ts';
import { productFileDesk, readBack } from '../../../../../tests/support/product-file-desk.ts';
import { openTwoProducers } from '../../../../../tests/support/two-producers.ts';

/** What a stranger adds beside the example: all kinds, and fields that only the shop fills in. */
const ROAST = `fields: {
  roast: { kind: 'choice', options: ['dark', 'light'], badge: true, filter: true },
  cocoa: { kind: 'number', min: 0, max: 100 },
  story: { kind: 'text', maxLength: 20 },
  checked: { kind: 'truth', edit: 'admin', filter: true },
}`;
const ROAST_TEXTS = {
  fields: {
    roast: { label: 'Roast', options: { dark: 'Dark', light: 'Light' } },
    cocoa: { label: 'Cocoa' },
    story: { label: 'Story' },
    checked: { label: 'Checked' },
  },
};

beforeAll(async () => {
  await withExtensions(['./examples/vegan', writeExtension('roast', { code: ROAST, texts: ROAST_TEXTS })]);
});
const two = openTwoProducers();

type Extra = { slug: string; x?: Record<string, unknown> };
const NOTHING = { vegan: false, roast: null, cocoa: null, story: null, checked: false };
const shelf = () => two.shelves[0];
const say = (x: object, by = shelf().visitor) => by.patch(`/api/products/${shelf().productId}`, { x });
const slug = async () =>
  (await two.shop.db.select().from(products).where(eq(products.id, shelf().productId)))[0]!.slug;
const shown = async () => (await two.shop.visitor().get<Extra>(`/api/products/${await slug()}`)).body.x;
const found = async (query: string) =>
  (await two.shop.visitor().get<Extra[]>(`/api/products?${query}`)).body.map((product) => product.slug);

describe('a field that an extension adds to products', () => {
  it('is said by its producer, and shown at once wherever the product is', async () => {
    expect(await shown()).toEqual(NOTHING);
    expect(await found('x=vegan:true')).toEqual([]);
    expect((await say({ vegan: true, roast: 'dark', cocoa: 70.5, story: ' From the hill ' })).status).toBe(
      200,
    );
    expect(await shown()).toEqual({
      ...NOTHING,
      vegan: true,
      roast: 'dark',
      cocoa: 70.5,
      story: 'From the hill',
    });
    expect(await found('x=vegan:true')).toEqual([await slug()]);
    const own = await shelf().visitor.get<(Extra & { id: number })[]>('/api/producer/products');
    expect(own.body.find(({ id }) => id === shelf().productId)?.x).toMatchObject({ vegan: true });
  });

  it('keeps what a change does not name, and goes where it is taken back', async () => {
    await say({ vegan: true, roast: 'dark' });
    await say({ roast: 'light' });
    expect(await shown()).toMatchObject({ vegan: true, roast: 'light' });
    await say({ vegan: false, roast: null, cocoa: null, story: '' });
    expect(await shown()).toEqual(NOTHING);
    const [row] = await two.shop.db.select().from(products).where(eq(products.id, shelf().productId));
    expect(row!.extraFields).toEqual({});
  });

  it('narrows lists, several together, and refuses what it does not know', async () => {
    await say({ vegan: true, roast: 'dark' });
    await two.shop.db
      .update(products)
      .set({ extraFields: { roast: 'light' } })
      .where(eq(products.id, two.shelves[1].productId));
    const mine = await slug();
    const all = await found('');
    expect(await found('x=roast:dark')).toEqual([mine]);
    expect(await found('x=roast:dark,roast:light')).toHaveLength(2);
    expect(await found('x=roast:light,vegan:true')).toEqual([]);
    expect(await found('x=vegan:false')).toEqual(all.filter((each) => each !== mine));
    const page = await two.shop
      .visitor()
      .get<{ total: number; items: Extra[] }>('/api/products?x=roast:dark&limit=5&collapse=families');
    expect(page.body).toMatchObject({ total: 1, items: [{ slug: mine }] });
    for (const wrong of [
      'vegan',
      'vegan:maybe',
      'cocoa:70',
      'roast:burnt',
      'none:true',
      '__proto__:true',
      'constructor:true',
      'vegan:true,',
      '',
      'vegan:true,'.repeat(60).slice(0, -1),
    ])
      expect((await two.shop.visitor().get(`/api/products?x=${wrong}`)).status, wrong).toBe(400);
    expect((await two.shop.visitor().get('/api/products?x=vegan:true&x=vegan:true')).status).toBe(400);
    await two.shop.db.update(products).set({ extraFields: {} });
  });

  it.each([
    ['a name that nobody has', { none: true }],
    ['a name that every object has', { constructor: true }],
    ['a truth that is none', { vegan: 'yes' }],
    ['an option that there is not', { roast: 'burnt' }],
    ['a number out of its bounds', { cocoa: 101 }],
    ['a text that is too long', { story: 'x'.repeat(21) }],
    ['a text of a megabyte', { story: 'x'.repeat(1_000_000) }],
    ['a text with a NUL', { story: 'a\0b' }],
    ['a list', { vegan: [true] }],
    ['no object', ['vegan']],
  ])('refuses %s, and changes nothing', async (_, x) => {
    const { status } = await say(x);
    expect([400, 413]).toContain(status);
    expect(await shown()).toEqual(NOTHING);
  });

  it('refuses a prototype', async () => {
    const body = '{"x":{"__proto__":{"vegan":true}}}';
    const headers = { 'content-type': 'application/json' };
    await shelf().visitor.patch(`/api/products/${shelf().productId}`, body, headers);
    expect(await shown()).toEqual(NOTHING);
    expect(({} as Record<string, unknown>).vegan).toBeUndefined();
  });

  it('that is the shop’s to fill in is refused of a producer', async () => {
    expect((await say({ checked: true })).status).toBe(403);
    expect((await say({ checked: true }, two.admin)).status).toBe(200);
    expect(await shown()).toMatchObject({ checked: true });
    await say({ checked: false }, two.admin);
  });

  it('is said of a new product', async () => {
    const form = {
      name: 'Bitter Bar',
      description: 'Dark.',
      price: 4,
      quantityAvailable: 3,
      categoryId: 1,
      imageUrl: '',
    };
    const added = await shelf().visitor.post<{ id: number; slug: string }>('/api/products', {
      ...form,
      x: { vegan: true, roast: 'dark' },
    });
    expect(added.status).toBe(201);
    expect((await two.shop.visitor().get<Extra>(`/api/products/${added.body.slug}`)).body.x).toMatchObject({
      vegan: true,
      roast: 'dark',
    });
    const refused = await shelf().visitor.post('/api/products', { ...form, x: { checked: true } });
    expect(refused.status).toBe(403);
    await two.shop.db.execute(sql`update products set hidden = true where id = ${added.body.id}`);
  });
});

describe('in files', () => {
  const desk = () => productFileDesk(two.shop);
  const row = (cells: object) => Buffer.from(csvLine(Object.keys(cells)) + csvLine(Object.values(cells)));

  it('is a column that goes in as it came out', async () => {
    await say({ vegan: true, cocoa: 70.5 });
    const file = await desk().download(shelf().visitor, 'format=csv');
    const mine = readBack(file).find(({ id }) => id === String(shelf().productId))!;
    expect(mine).toMatchObject({ x_vegan: 'yes', x_cocoa: '70.5', x_roast: '', x_checked: 'no' });
    expect((await desk().preview(shelf().visitor, file)).sum).toMatchObject({ changed: 0, wrong: 0 });
  });

  it('is changed by its cell, and an unknown value or column is said', async () => {
    const id = shelf().productId;
    const changed = await desk().preview(shelf().visitor, row({ id, x_vegan: 'no', x_roast: 'light' }));
    expect(changed.sum).toMatchObject({ changed: 1, wrong: 0 });
    const burnt = await desk().preview(shelf().visitor, row({ id, x_roast: 'burnt' }));
    expect(burnt.rows[0]!.problems).toMatchObject([{ column: 'x_roast' }]);
    const foreign = await desk().preview(shelf().visitor, row({ id, x_checked: 'yes' }));
    expect(foreign.rows[0]!.problems).toMatchObject([{ column: 'x_checked' }]);
    expect((await desk().preview(shelf().visitor, row({ id, x_none: 'yes' }))).status).toBe(400);
    await desk().importFile(shelf().visitor, row({ id, x_vegan: 'no', x_roast: 'light' }));
    expect(await shown()).toMatchObject({ vegan: false, roast: 'light', cocoa: 70.5 });
  });
});

it('is hidden with its extension, and as it was when that comes back', async () => {
  await say({ vegan: true, roast: 'dark' });
  const before = extraFields();
  adoptExtraFields(before.filter(({ name }) => name === 'vegan'));
  await two.admin.patch(`/api/products/${shelf().productId}`, { price: 25, x: { vegan: true } });
  expect(await shown()).toEqual({ vegan: true });
  expect((await two.shop.visitor().get('/api/products?x=roast:dark')).status).toBe(400);
  adoptExtraFields([]);
  await two.admin.patch(`/api/products/${shelf().productId}`, { price: 26 });
  const { text } = await two.shop.visitor().get(`/api/products/${await slug()}`);
  expect(text).not.toContain('"x":');
  adoptExtraFields(before);
  await two.admin.patch(`/api/products/${shelf().productId}`, { price: 27 });
  expect(await shown()).toMatchObject({ vegan: true, roast: 'dark' });
});
