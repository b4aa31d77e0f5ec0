import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { MAX_FILE_BYTES, MAX_ROWS } from '#domains/catalogue/model/files/file-limits.ts';
import type { PreviewSum } from '#domains/catalogue/model/files/product-file.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { aProducer } from '../../../../../tests/support/people.ts';
import { aSheet, csvOf, productFileDesk, readBack } from '../../../../../tests/support/product-file-desk.ts';
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';

let shop: TestApp;
let desk: ReturnType<typeof productFileDesk>;
let producer: Awaited<ReturnType<typeof aProducer>>;
beforeAll(async () => {
  shop = await openTestApp();
  desk = productFileDesk(shop);
  const [sample] = await shop.db.select().from(producerProfiles).orderBy(producerProfiles.id).limit(1);
  producer = await aProducer(shop, sample!.slug);
});

const ownProducts = () =>
  shop.db.select().from(products).where(eq(products.producerId, producer.producerId)).orderBy(products.id);
const aProduct = async () => (await ownProducts())[0]!;

describe('files as they come', () => {
  it('with semicolons and decimal commas, in UTF-16, are read', async () => {
    const { id } = await aProduct();
    const file = Buffer.from(`\uFEFFid;price\r\n${id};"41,5"\r\n\r\n`, 'utf16le');
    const { rows } = await desk.preview(producer.visitor, file);
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
    const { rows } = await desk.preview(producer.visitor, written);
    expect(rows[0]!.changes).toEqual(
      expect.arrayContaining([expect.objectContaining({ column: 'price', to: '0.3' })]),
    );
  });

  it('that cannot be read are refused with a sentence', async () => {
    const { status, message } = await desk.preview(producer.visitor, 'id,prize\n1,2\n');
    expect(status).toBe(400);
    expect(message).toContain('“prize”');
  });

  it('that are too large or too long are refused', async () => {
    const large = await desk.preview(producer.visitor, Buffer.alloc(MAX_FILE_BYTES + 1, 'x'));
    expect(large).toMatchObject({ status: 413, message: expect.stringContaining('20 MB') });
    const packed = await desk.preview(producer.visitor, aSheet(' '.repeat(61 * 1024 * 1024)));
    expect(packed).toMatchObject({ status: 413, message: expect.stringContaining('60 MB') });
    const long = await desk.preview(producer.visitor, `id,price\n${'1,2\n'.repeat(MAX_ROWS + 1)}`);
    expect(long).toMatchObject({ status: 400, message: expect.stringContaining('10,000') });
  });

  it('that keep a text once and name it in every row may not say more than other files', async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => `<row r="${at + 2}"><c t="s"><v>0</v></c></row>`);
    const swelling = await desk.preview(producer.visitor, aSheet(rows.join(''), 'x'.repeat(5_000)));
    expect(swelling).toMatchObject({ status: 413, message: expect.stringContaining('20 MB') });
    const fine = await desk.preview(producer.visitor, aSheet(rows.slice(0, 2).join(''), 'x'.repeat(5_000)));
    expect(fine).toMatchObject({ status: 200, rows: [{ row: 2 }, { row: 3 }] });
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
    const { lines } = await desk.importFile(producer.visitor, file);
    const told = lines.flatMap((line) => ('progress' in line ? line.progress.done : []));
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(await shop.db.$count(products)).toBe(before + count);
    const changed = readBack(await desk.download(producer.visitor, 'format=csv')).map(
      ({ id }, n) => `${id},${n + 1}.25`,
    );
    const again = await desk.importFile(producer.visitor, `id,price\n${changed.join('\n')}`);
    expect(again.sum).toMatchObject({ changed: changed.length } satisfies Partial<PreviewSum>);
    expect((await ownProducts()).map(({ priceCents }) => priceCents)).toEqual(
      changed.map((_, n) => (n + 1) * 100 + 25),
    );
  }, 120_000);
});

describe('files that were made to be slow', () => {
  it('others are served meanwhile, and ten files at once are read one after the other', async () => {
    const file = aSheet('<row/>'.repeat(60_000));
    const previews = Array.from({ length: 10 }, () => desk.preview(producer.visitor, file));
    expect((await shop.visitor().get('/api/categories')).status).toBe(200);
    const statuses = (await Promise.all(previews)).map(({ status }) => status);
    // Six have a place; who finds none is asked to come back.
    expect(statuses.filter((status) => status === 400)).toHaveLength(6);
    expect(statuses.filter((status) => status === 503)).toHaveLength(4);
  });
});
