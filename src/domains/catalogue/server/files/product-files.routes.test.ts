import { desc, eq, sql } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { COLUMNS } from '#domains/catalogue/model/files/product-columns.ts';
import type { PreviewRow } from '#domains/catalogue/model/files/product-file.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { csvLine } from '#engine/server/lists/csv.ts';
import { anAdmin, aProducer } from '../../../../../tests/support/people.ts';
import { csvOf, productFileDesk, readBack } from '../../../../../tests/support/product-file-desk.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';

let shop: TestApp;
let desk: ReturnType<typeof productFileDesk>;
let producer: Awaited<ReturnType<typeof aProducer>>;
let slug: string;
let admin: Visitor;
beforeAll(async () => {
  shop = await openTestApp();
  desk = productFileDesk(shop);
  const [sample] = await shop.db.select().from(producerProfiles).orderBy(producerProfiles.id).limit(1);
  slug = sample!.slug;
  producer = await aProducer(shop, slug);
  ({ visitor: admin } = await anAdmin(shop));
});

const ownProducts = () =>
  shop.db.select().from(products).where(eq(products.producerId, producer.producerId)).orderBy(products.id);
const aProduct = async () => (await ownProducts())[0]!;

const problemsOf = (rows: PreviewRow[]) =>
  rows.map(({ row, problems }) => [row, ...problems.map(({ column }) => column)]);

describe('a file of products', () => {
  it.each(['csv', 'xlsx'])('comes out as %s and goes in again without changing anything', async (format) => {
    const file = await desk.download(producer.visitor, `format=${format}`);
    const { sum } = await desk.preview(producer.visitor, file);
    const count = (await ownProducts()).length;
    expect(sum).toMatchObject({ added: 0, changed: 0, same: count, wrong: 0 });
  });

  it('as xlsx is read by other programs, and holds no formula', async () => {
    const { id } = await aProduct();
    await shop.db.update(products).set({ storage: '=1+1' }).where(eq(products.id, id));
    const [head, first] = await readSheet(await desk.download(producer.visitor, 'format=xlsx'));
    expect(head).toEqual([...COLUMNS]);
    expect(first![COLUMNS.indexOf('storage')]).toBe('=1+1');
  });

  it('as CSV holds no formula, and what was escaped comes back as it was', async () => {
    const { id } = await aProduct();
    const texts = { name: '=HYPERLINK("x")', ingredients: 'a;-b\n@c', storage: "'quoted'" };
    await shop.db.update(products).set(texts).where(eq(products.id, id));
    const file = await desk.download(producer.visitor, 'format=csv');
    const row = readBack(file).find((each) => each.id === String(id))!;
    expect(row.name).toBe(`'${texts.name}`);
    expect((await desk.preview(producer.visitor, file)).sum).toMatchObject({ changed: 0, wrong: 0 });
  });

  it('is of the own products, and of an administrator of all', async () => {
    const own = readBack(await desk.download(producer.visitor, 'format=csv'));
    expect(own.map(({ producer: name }) => name)).toEqual(own.map(() => slug));
    const all = readBack(await desk.download(admin, 'format=csv'));
    expect(all).toHaveLength(await shop.db.$count(products));
  });

  it('has a template that works when it is filled in', async () => {
    const [example] = readBack(await desk.download(producer.visitor, 'format=csv&template=true'));
    expect(Object.keys(example!)).toEqual([...COLUMNS]);
    const file = csvLine([...COLUMNS]) + csvLine(COLUMNS.map((column) => example![column]));
    expect((await desk.preview(producer.visitor, file)).sum).toMatchObject({ added: 1, wrong: 0 });
  });
});

describe('an import', () => {
  it('shows what would change, changes nothing until it is told to, and then exactly that', async () => {
    const before = await aProduct();
    const file = csvOf(
      ['id', 'price', 'tiers', 'allergens', 'name_de', 'quantity'],
      [String(before.id), '31.50', '"4:4, 8:8"', '"nuts;milk"', 'Öl', String(before.quantityAvailable + 5)],
    );
    const { rows, sum } = await desk.preview(producer.visitor, file);
    expect(rows).toMatchObject([{ row: 2, kind: 'change', problems: [] }]);
    expect(rows[0]!.changes.find(({ column }) => column === 'price')!.to).toBe('31.50');
    expect(await aProduct()).toEqual(before);
    const { lines } = await desk.send(producer.visitor, 'apply', file, { fingerprint: sum.fingerprint });
    expect(lines.at(-1)).toEqual({ applied: { added: 0, changed: 1 } });
    expect(await aProduct()).toMatchObject({
      priceCents: 31_50,
      discountTiers: [
        { minQuantity: 4, discountPercentage: 4 },
        { minQuantity: 8, discountPercentage: 8 },
      ],
      allergens: expect.arrayContaining(['nuts', 'milk']),
      quantityAvailable: before.quantityAvailable + 5,
      description: before.description,
    });
    const { body } = await shop
      .visitor()
      .get<{ name: string; price: number }>(`/api/products/${before.slug}`, { 'accept-language': 'de' });
    expect(body).toMatchObject({ name: 'Öl', price: 31.5 });
  });

  it('adds products, which are found at once', async () => {
    const [{ slug: category }] = (await shop
      .visitor()
      .get<{ slug: string }[]>('/api/categories')
      .then(({ body }) => body)) as [{ slug: string }];
    const head = ['name', 'description', 'category', 'price', 'quantity'];
    const file = csvOf(
      head,
      ['Quinzebra Jam', 'Sweet', category, '9.90', '12'],
      ['Quinzebra Jam', 'Sweeter', category, '10', '3'],
    );
    await desk.importFile(producer.visitor, file);
    const added = await shop.db.select().from(products).orderBy(desc(products.id)).limit(2);
    expect(added.map((each) => each.slug)).toEqual(['quinzebra-jam-2', 'quinzebra-jam']);
    expect(added.map(({ producerId }) => producerId)).toEqual([producer.producerId, producer.producerId]);
    const { text } = await shop.visitor().get('/api/search?q=quinzebra');
    expect(text).toContain('quinzebra-jam-2');
  });

  it('tells which categories there are where one is named that is not there', async () => {
    const { body } = await shop.visitor().get<{ slug: string }[]>('/api/categories');
    const slugs = body.map((category) => category.slug).toSorted();
    const { id } = await aProduct();
    const file = csvOf(
      ['id', 'name', 'description', 'category', 'price', 'quantity'],
      [String(id), '', '', 'Cakes', '', ''],
      ['', 'Crumbs', 'Sweet', 'Cakes', '9.90', '12'],
      ['', 'Crumbs', 'Sweet', '', '9.90', '12'],
    );
    const { rows } = await desk.preview(producer.visitor, file);
    const said = rows.map(({ problems }) => problems.find(({ column }) => column === 'category')?.message);
    const message = `There is no category “Cakes”. There are: ${slugs.join(', ')}.`;
    expect(said).toEqual([message, message, 'Please select a category']);
  });

  it('says for each row what is wrong, and does nothing', async () => {
    const { id } = await aProduct();
    const [other] = await shop.db
      .select()
      .from(products)
      .where(sql`${products.producerId} <> ${producer.producerId}`);
    const file = csvOf(
      ['id', 'price', 'perishable', 'tiers', 'category', 'image_url'],
      [String(id), '0', 'maybe', '10:5 5:10', 'no-such', 'javascript:alert(1)'],
      [String(other!.id), '1', '', '', '', ''],
      ['999999', '1', '', '', '', ''],
      ['abc', '1', '', '', '', ''],
      [String(id), '2', 'no', '', '', ''],
    );
    const { rows, sum } = await desk.preview(producer.visitor, file);
    const found = problemsOf(rows);
    expect(new Set(found[0])).toEqual(new Set([2, 'price', 'perishable', 'tiers', 'category', 'image_url']));
    expect(found.slice(1, 4)).toEqual([
      [3, 'id'],
      [4, 'id'],
      [5, 'id'],
    ]);
    expect(found[4]).toContain('id');
    expect(rows[1]!.problems[0]!.message).toBe(`You have no product with the id ${other!.id}.`);
    const before = await shop.db.select().from(products);
    const { lines } = await desk.send(producer.visitor, 'apply', file, { fingerprint: sum.fingerprint });
    expect(lines).toEqual([{ error: expect.stringContaining('nothing was imported') }]);
    expect(await shop.db.select().from(products)).toEqual(before);
  });

  it('is not done when something has changed since it was looked at', async () => {
    const { id, priceCents } = await aProduct();
    const file = csvOf(['id', 'price'], [String(id), '77.00']);
    const { sum } = await desk.preview(producer.visitor, file);
    await shop.db.update(products).set({ priceCents: 77_00 }).where(eq(products.id, id));
    const { lines } = await desk.send(producer.visitor, 'apply', file, { fingerprint: sum.fingerprint });
    expect(lines).toEqual([{ error: expect.stringContaining('since the preview') }]);
    await shop.db.update(products).set({ priceCents }).where(eq(products.id, id));
  });

  it('does not put back what was sold since the file was made', async () => {
    const { id, quantityAvailable: now } = await aProduct();
    const head = ['id', 'quantity', 'quantity_before'];
    const old = String(now + 7);
    // An unchanged count says nothing about the stock.
    expect((await desk.preview(producer.visitor, csvOf(head, [String(id), old, old]))).sum).toMatchObject({
      same: 1,
    });
    const recounted = await desk.preview(producer.visitor, csvOf(head, [String(id), String(now + 50), old]));
    expect(problemsOf(recounted.rows)).toEqual([[2, 'quantity']]);
  });

  it('takes a value in another spelling for the same', async () => {
    const { id, priceCents, description } = await aProduct();
    const values = { priceCents: 24_90, perishable: true, description: 'One\nTwo' };
    await shop.db.update(products).set(values).where(eq(products.id, id));
    const file = csvOf(
      ['id', 'price', 'perishable', 'description'],
      [String(id), '24.9', 'TRUE', '"One\r\nTwo"'],
    );
    expect((await desk.preview(producer.visitor, file)).sum).toMatchObject({ same: 1, changed: 0, wrong: 0 });
    await shop.db.update(products).set({ priceCents, description }).where(eq(products.id, id));
  });

  it('asks administrators for the producer of what is new', async () => {
    const head = ['name', 'description', 'category', 'price', 'quantity', 'producer'];
    const [{ slug: category }] = (await shop
      .visitor()
      .get<{ slug: string }[]>('/api/categories')
      .then(({ body }) => body)) as [{ slug: string }];
    const rowFor = (name: string) => ['Office Jam', 'Sweet', category, '9.90', '12', name];
    const { rows } = await desk.preview(admin, csvOf(head, rowFor(''), rowFor('nobody'), rowFor(slug)));
    expect(problemsOf(rows)).toEqual([[2, 'producer'], [3, 'producer'], [4]]);
  });
});
