import { desc, eq, sql } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { parse } from 'csv-parse/sync';
import { COLUMNS, type Column } from '#shared/product-files/product-columns.ts';
import { MAX_FILE_BYTES, MAX_ROWS } from '#shared/product-files/file-limits.ts';
import type { FileLine, PreviewRow, PreviewSum } from '#shared/product-files/product-file.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { csvLine } from '#server/http/csv.ts';
import { anAdmin, aProducer } from '../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../tests/support/test-app.ts';
import { producerProfiles } from '#server/db/schema/producers.ts';

const BOUNDARY = 'xxFILExx';

let shop: TestApp;
let producer: Awaited<ReturnType<typeof aProducer>>;
let slug: string;
let admin: Visitor;
beforeAll(async () => {
  shop = await openTestApp();
  const [sample] = await shop.db.select().from(producerProfiles).orderBy(producerProfiles.id).limit(1);
  slug = sample!.slug;
  producer = await aProducer(shop, slug);
  ({ visitor: admin } = await anAdmin(shop));
});

const ownProducts = () =>
  shop.db.select().from(products).where(eq(products.producerId, producer.producerId)).orderBy(products.id);
const aProduct = async () => (await ownProducts())[0]!;

async function download(visitor: Visitor, query: string): Promise<Buffer> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { rawPayload, statusCode } = await shop.app.inject({
    url: `/api/product-file?${query}`,
    headers: { cookie },
  });
  expect(statusCode).toBe(200);
  return rawPayload;
}

/** The rows of an export, by an independent reader. */
const readBack = (file: Buffer) => parse(file, { bom: true, columns: true }) as Record<Column, string>[];

async function send(visitor: Visitor, call: 'preview' | 'apply', file: Buffer | string, fields = {}) {
  const texts = Object.entries(fields).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="p.csv"\r\ncontent-type: text/csv\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(texts.join('') + head),
    Buffer.from(file),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/product-file/${call}`,
    headers: { cookie, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: body,
  });
  const { statusCode: status, body: text, headers } = answer;
  const isLines = String(headers['content-type']).includes('ndjson');
  const lines = isLines
    ? text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as FileLine)
    : [];
  return { status, lines, message: isLines ? '' : (JSON.parse(text) as { message: string }).message };
}

async function preview(visitor: Visitor, file: Buffer | string) {
  const { status, lines, message } = await send(visitor, 'preview', file);
  const rows = lines.flatMap((line) => ('rows' in line ? line.rows : []));
  const sum = lines.flatMap((line) => ('preview' in line ? line.preview : []))[0];
  return { status, message, rows, sum: sum! };
}

/** Looked at, then done. */
async function importFile(visitor: Visitor, file: Buffer | string) {
  const { sum, rows } = await preview(visitor, file);
  expect(rows.filter(({ problems }) => problems.length > 0)).toEqual([]);
  return { sum, ...(await send(visitor, 'apply', file, { fingerprint: sum.fingerprint })) };
}

const problemsOf = (rows: PreviewRow[]) =>
  rows.map(({ row, problems }) => [row, ...problems.map(({ column }) => column)]);
const csvOf = (head: string[], ...rows: string[][]) => [head, ...rows].map((row) => row.join(',')).join('\n');

describe('a file of products', () => {
  it.each(['csv', 'xlsx'])('comes out as %s and goes in again without changing anything', async (format) => {
    const file = await download(producer.visitor, `format=${format}`);
    const { sum } = await preview(producer.visitor, file);
    const count = (await ownProducts()).length;
    expect(sum).toMatchObject({ added: 0, changed: 0, same: count, wrong: 0 });
  });

  it('as xlsx is read by other programs, and holds no formula', async () => {
    const { id } = await aProduct();
    await shop.db.update(products).set({ storage: '=1+1' }).where(eq(products.id, id));
    const [head, first] = await readSheet(await download(producer.visitor, 'format=xlsx'));
    expect(head).toEqual([...COLUMNS]);
    expect(first![COLUMNS.indexOf('storage')]).toBe('=1+1');
  });

  it('as CSV holds no formula, and what was escaped comes back as it was', async () => {
    const { id } = await aProduct();
    const texts = { name: '=HYPERLINK("x")', ingredients: 'a;-b\n@c', storage: "'quoted'" };
    await shop.db.update(products).set(texts).where(eq(products.id, id));
    const file = await download(producer.visitor, 'format=csv');
    const row = readBack(file).find((each) => each.id === String(id))!;
    expect(row.name).toBe(`'${texts.name}`);
    expect((await preview(producer.visitor, file)).sum).toMatchObject({ changed: 0, wrong: 0 });
  });

  it('is of the own products, and of an administrator of all', async () => {
    const own = readBack(await download(producer.visitor, 'format=csv'));
    expect(own.map(({ producer: name }) => name)).toEqual(own.map(() => slug));
    const all = readBack(await download(admin, 'format=csv'));
    expect(all).toHaveLength(await shop.db.$count(products));
  });

  it('has a template that works when it is filled in', async () => {
    const [example] = readBack(await download(producer.visitor, 'format=csv&template=true'));
    expect(Object.keys(example!)).toEqual([...COLUMNS]);
    const file = csvLine([...COLUMNS]) + csvLine(COLUMNS.map((column) => example![column]));
    expect((await preview(producer.visitor, file)).sum).toMatchObject({ added: 1, wrong: 0 });
  });
});

describe('an import', () => {
  it('shows what would change, changes nothing until it is told to, and then exactly that', async () => {
    const before = await aProduct();
    const file = csvOf(
      ['id', 'price', 'tiers', 'allergens', 'name_de', 'quantity'],
      [String(before.id), '31.50', '"4:4, 8:8"', '"nuts;milk"', 'Öl', String(before.quantityAvailable + 5)],
    );
    const { rows, sum } = await preview(producer.visitor, file);
    expect(rows).toMatchObject([{ row: 2, kind: 'change', problems: [] }]);
    expect(rows[0]!.changes.find(({ column }) => column === 'price')!.to).toBe('31.50');
    expect(await aProduct()).toEqual(before);
    const { lines } = await send(producer.visitor, 'apply', file, { fingerprint: sum.fingerprint });
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
    await importFile(producer.visitor, file);
    const added = await shop.db.select().from(products).orderBy(desc(products.id)).limit(2);
    expect(added.map((each) => each.slug)).toEqual(['quinzebra-jam-2', 'quinzebra-jam']);
    expect(added.map(({ producerId }) => producerId)).toEqual([producer.producerId, producer.producerId]);
    const { text } = await shop.visitor().get('/api/search?q=quinzebra');
    expect(text).toContain('quinzebra-jam-2');
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
    const { rows, sum } = await preview(producer.visitor, file);
    const found = problemsOf(rows);
    expect(new Set(found[0])).toEqual(new Set([2, 'price', 'perishable', 'tiers', 'category', 'image_url']));
    expect(found.slice(1, 4)).toEqual([
      [3, 'id'],
      [4, 'id'],
      [5, 'id'],
    ]);
    expect(found[4]).toContain('id');
    expect(rows[1]!.problems[0]!.message).toBe(`There is no product of yours with the id ${other!.id}.`);
    const before = await shop.db.select().from(products);
    const { lines } = await send(producer.visitor, 'apply', file, { fingerprint: sum.fingerprint });
    expect(lines).toEqual([{ error: expect.stringContaining('nothing was imported') }]);
    expect(await shop.db.select().from(products)).toEqual(before);
  });

  it('is not done when something has changed since it was looked at', async () => {
    const { id, priceCents } = await aProduct();
    const file = csvOf(['id', 'price'], [String(id), '77.00']);
    const { sum } = await preview(producer.visitor, file);
    await shop.db.update(products).set({ priceCents: 77_00 }).where(eq(products.id, id));
    const { lines } = await send(producer.visitor, 'apply', file, { fingerprint: sum.fingerprint });
    expect(lines).toEqual([{ error: expect.stringContaining('since the preview') }]);
    await shop.db.update(products).set({ priceCents }).where(eq(products.id, id));
  });

  it('does not put back what was sold since the file was made', async () => {
    const { id, quantityAvailable: now } = await aProduct();
    const head = ['id', 'quantity', 'quantity_before'];
    const old = String(now + 7);
    // An unchanged count says nothing about the stock.
    expect((await preview(producer.visitor, csvOf(head, [String(id), old, old]))).sum).toMatchObject({
      same: 1,
    });
    const recounted = await preview(producer.visitor, csvOf(head, [String(id), String(now + 50), old]));
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
    expect((await preview(producer.visitor, file)).sum).toMatchObject({ same: 1, changed: 0, wrong: 0 });
    await shop.db.update(products).set({ priceCents, description }).where(eq(products.id, id));
  });

  it('asks administrators for the producer of what is new', async () => {
    const head = ['name', 'description', 'category', 'price', 'quantity', 'producer'];
    const [{ slug: category }] = (await shop
      .visitor()
      .get<{ slug: string }[]>('/api/categories')
      .then(({ body }) => body)) as [{ slug: string }];
    const rowFor = (name: string) => ['Office Jam', 'Sweet', category, '9.90', '12', name];
    const { rows } = await preview(admin, csvOf(head, rowFor(''), rowFor('nobody'), rowFor(slug)));
    expect(problemsOf(rows)).toEqual([[2, 'producer'], [3, 'producer'], [4]]);
  });
});

describe('files as they come', () => {
  const row = async (sign: string) => {
    const { id } = await aProduct();
    return `id${sign}price\r\n${id}${sign}"41,5"\r\n\r\n`;
  };
  it.each([
    ['with a byte order mark', async () => `\uFEFF${await row(',')}`],
    ['with semicolons and decimal commas', () => row(';')],
    ['with tabs', () => row('\t')],
    ['in UTF-16', async () => Buffer.from(`\uFEFF${await row('\t')}`, 'utf16le')],
  ])('%s are read', async (_, make) => {
    const { rows } = await preview(producer.visitor, await make());
    expect(rows).toMatchObject([{ row: 2, changes: [{ column: 'price', to: '41,5' }], problems: [] }]);
  });

  it('from a spreadsheet with shared texts and numbers are read', async () => {
    const { id } = await aProduct();
    const written = await writeXlsxFile([
      [{ value: 'id' }, { value: 'price' }, { value: 'perishable' }],
      [
        { value: id, type: Number },
        { value: 0.1 + 0.2, type: Number },
        { value: true, type: Boolean },
      ],
    ]).toBuffer();
    const { rows } = await preview(producer.visitor, written);
    expect(rows[0]!.changes).toEqual(
      expect.arrayContaining([expect.objectContaining({ column: 'price', to: '0.3' })]),
    );
  });

  it.each([
    ['in another encoding', Buffer.from([0x69, 0x64, 0x0a, 0xd6, 0x6c, 0x0a]), 'UTF-8'],
    ['with an unknown column', 'id,prize\n1,2\n', '“prize”'],
    ['with a column twice', 'id,price,price\n1,2,3\n', 'twice'],
    ['with a torn row', 'id,name\n1,"oil\n2,jam\n', 'quotation mark'],
    ['without rows', 'id,price\n', 'no rows'],
    ['that are something else', Buffer.from('%PDF-1.7\n%\xe2\xe3', 'latin1'), 'UTF-8'],
    ['that are no workbook', Buffer.from('PK\x03\x04 nothing behind it'), 'cannot be read'],
  ])('%s are refused with a sentence', async (_, file, sentence) => {
    const { status, message } = await preview(producer.visitor, file);
    expect(status).toBe(400);
    expect(message).toContain(sentence);
  });

  it('that are too large or too long are refused', async () => {
    const large = await preview(producer.visitor, Buffer.alloc(MAX_FILE_BYTES + 1, 'x'));
    expect(large).toMatchObject({ status: 413, message: expect.stringContaining('20 MB') });
    const long = await preview(producer.visitor, `id,price\n${'1,2\n'.repeat(MAX_ROWS + 1)}`);
    expect(long).toMatchObject({ status: 400, message: expect.stringContaining('10,000') });
  });

  it('are read to their last row, and none of many is lost', async () => {
    const [{ slug: category }] = (await shop
      .visitor()
      .get<{ slug: string }[]>('/api/categories')
      .then(({ body }) => body)) as [{ slug: string }];
    const count = 600;
    const rows = Array.from({ length: count }, (_, n) => [`Bulk Jam ${n}`, 'Sweet', category, '5', '9']);
    const file = csvOf(['name', 'description', 'category', 'price', 'quantity'], ...rows);
    const before = await shop.db.$count(products);
    const { lines } = await importFile(producer.visitor, file);
    const told = lines.flatMap((line) => ('progress' in line ? line.progress.done : []));
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(await shop.db.$count(products)).toBe(before + count);
    const changed = readBack(await download(producer.visitor, 'format=csv')).map(
      ({ id }, n) => `${id},${n + 1}.25`,
    );
    const again = await importFile(producer.visitor, `id,price\n${changed.join('\n')}`);
    expect(again.sum).toMatchObject({ changed: changed.length } satisfies Partial<PreviewSum>);
    expect((await ownProducts()).map(({ priceCents }) => priceCents)).toEqual(
      changed.map((_, n) => (n + 1) * 100 + 25),
    );
  }, 120_000);
});
