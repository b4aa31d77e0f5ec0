import { asc, eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnFamily } from '#domains/catalogue/model/families/family.ts';
import type { PreviewRow } from '#domains/catalogue/model/files/product-file.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { productFamilies } from '#domains/catalogue/server/families.schema.ts';
import { anAdmin, aProducer } from '../../../../../tests/support/people.ts';
import { csvOf, productFileDesk, readBack } from '../../../../../tests/support/product-file-desk.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';

const HEAD = ['id', 'family', 'size', 'counts_as'];
const LADDER = [{ minQuantity: 3, discountPercentage: 3 }];

let shop: TestApp;
let desk: ReturnType<typeof productFileDesk>;
let mill: { producerId: number; visitor: Visitor };
let admin: Visitor;
let ids: number[];
let bees: number[];
/** Thirteen more of the mill. */
let more: number[];

const said = (rows: PreviewRow[]) =>
  rows.map(({ row, problems }) => [row, ...problems.map(({ column, message }) => `${column}: ${message}`)]);
const row = (id: number | string | undefined, family: string, size = '', countsAs: number | string = '') => [
  String(id),
  family,
  size,
  String(countsAs),
];
const families = async () => (await mill.visitor.get<OwnFamily[]>('/api/producer/families')).body;
const labels = ({ members }: OwnFamily) => members.map(({ label, countsAs }) => `${label} ${countsAs}`);
const oil = () =>
  mill.visitor.post<OwnFamily>('/api/producer/families', {
    name: 'Olive Oil',
    names: { de: 'Olivenöl' },
    members: [
      { productId: ids[1], label: '500 ml', labels: { de: '0,5 l' }, countsAs: 2 },
      { productId: ids[0], label: '250 ml' },
      { productId: ids[2], label: '=Case, "of six"', countsAs: 6 },
    ],
  });

beforeAll(async () => {
  shop = await openTestApp();
  desk = productFileDesk(shop);
  mill = await aProducer(shop, 'frantoio-ripalunga');
  const other = await aProducer(shop, 'anemonisi-cooperative');
  ({ visitor: admin } = await anAdmin(shop));
  const idsOf = async (producerId: number) =>
    (
      await shop.db
        .select()
        .from(products)
        .where(eq(products.producerId, producerId))
        .orderBy(asc(products.id))
    ).map(({ id }) => id);
  ids = await idsOf(mill.producerId);
  bees = await idsOf(other.producerId);
  const [like] = await shop.db.select().from(products).where(eq(products.id, ids[0]!));
  const { id: _, inStock: _in, listed: _seen, lowStock: _low, ...columns } = like!;
  const copies = Array.from({ length: 13 }, (_each, at) => ({ ...columns, slug: `size-${at}` }));
  more = (await shop.db.insert(products).values(copies).returning()).map(({ id }) => id);
});

beforeEach(async () => {
  await shop.db.update(products).set({ familyId: null, countsAs: 1, size: null, discountTiers: null });
  await shop.db.delete(productFamilies);
});

describe('families in files', () => {
  it.each(['csv', 'xlsx'])('come out as %s and go in again without a change', async (format) => {
    await oil();
    // Another family of the same name: each is named with its id.
    const { body: second } = await mill.visitor.post<OwnFamily>('/api/producer/families', {
      name: 'Olive Oil',
      members: [
        { productId: ids[3], label: 'Small' },
        { productId: ids[4], label: 'Large' },
      ],
    });
    const exported = readBack(await desk.download(mill.visitor, 'format=csv'));
    expect(exported.find(({ id }) => id === String(ids[3]))).toMatchObject({
      family: `Olive Oil #${second.id}`,
      size: 'Small',
      counts_as: '1',
    });
    for (const visitor of [mill.visitor, admin]) {
      const file = await desk.download(visitor, `format=${format}`);
      const { sum } = await desk.preview(visitor, file);
      expect(sum).toMatchObject({ added: 0, changed: 0, wrong: 0 });
    }
  });

  it('are made, of products that are there and of new ones, joined, renamed in part and left', async () => {
    const { body: categories } = await shop.visitor().get<{ slug: string }[]>('/api/categories');
    const category = categories[0]!.slug;
    const head = ['id', 'name', 'description', 'category', 'price', 'quantity', ...HEAD.slice(1)];
    const made = csvOf(
      head,
      [String(ids[0]), 'A', 'a', category, '5', '5', 'Vinegar', '250 ml', ''],
      ['', 'Vinegar Case', 'Six', category, '50', '5', 'Vinegar', 'Case of six', '6'],
    );
    const { rows } = await desk.preview(mill.visitor, made);
    expect(rows[0]!.changes).toContainEqual({ column: 'family', from: '', to: 'Vinegar' });
    expect((await desk.importFile(mill.visitor, made)).lines.at(-1)).toEqual({
      applied: { added: 1, changed: 1 },
    });
    expect((await families()).map(labels)).toEqual([['250 ml 1', 'Case of six 6']]);

    const joined = csvOf(HEAD, row(ids[1], 'Vinegar', '500 ml', 2), row(ids[0], 'Vinegar', '0.25 l', '1.0'));
    await desk.importFile(mill.visitor, joined);
    expect((await families()).map(labels)).toEqual([['0.25 l 1', 'Case of six 6', '500 ml 2']]);
    expect((await desk.preview(mill.visitor, joined)).sum).toMatchObject({ same: 2, changed: 0 });

    await desk.importFile(mill.visitor, csvOf(HEAD, row(ids[0], '', '0.25 l', 1)));
    expect((await families()).map(labels)).toEqual([['Case of six 6', '500 ml 2']]);
    // The second last leaves, and nobody in the file says to stay: the family ends.
    await desk.importFile(mill.visitor, csvOf(HEAD, row(ids[1], '')));
    expect(await families()).toEqual([]);
    const left = await shop.db
      .select()
      .from(products)
      .where(inArray(products.id, [ids[0]!, ids[1]!]));
    expect(left.every(({ familyId, size }) => familyId === null && size === null)).toBe(true);
    await shop.db.delete(products).where(eq(products.slug, 'vinegar-case'));
  });

  it('keep the words of other languages, and the ladder that comes back', async () => {
    await shop.db.update(products).set({ discountTiers: LADDER }).where(inArray(products.id, ids));
    await oil();
    await desk.importFile(mill.visitor, csvOf(HEAD, row(ids[1], 'Olive Oil', 'Half a litre', 2)));
    const [family] = await families();
    expect(family).toMatchObject({ names: { de: 'Olivenöl' }, discountTiers: LADDER });
    expect(family!.members[0]).toMatchObject({
      label: 'Half a litre',
      labels: { de: '0,5 l' },
      ownTiers: LADDER,
    });
  });

  it('refuse what no family is, each row with its reason, and do nothing', async () => {
    await oil();
    await shop.db.update(products).set({ discountTiers: LADDER }).where(eq(products.id, more[9]!));
    const wrong: [string[], string][] = [
      // In two families.
      [row(ids[0], 'Best Oil', 'a'), 'is already in another family'],
      [row(more[0], 'Best Oil', 'b'), 'family: A family has two to twelve products'],
      [row(more[1], 'Olive Oil', 'x', 0), 'counts_as: Must be a whole number from 1 to 1,000'],
      [row(more[2], 'Olive Oil', 'x', 'six'), 'counts_as: Must be'],
      [row(more[3], 'Olive Oil', 'x', 1001), 'counts_as: Must be'],
      [row(more[4], 'Olive Oil', '', 1), 'size: '],
      [row(more[5], 'Olive Oil', 'x'.repeat(41), 1), 'size: '],
      [row(more[6], '', 'x', 1), 'needs a family'],
      [row(more[7], 'Oil #99', 'x', 1), 'family: There is no family “Oil #99”.'],
      // Another ladder than the family's.
      [row(more[9], 'Olive Oil', 'x'), 'tiers: All sizes of “Olive Oil” share one discount ladder'],
      // Another producer's.
      [row(more[10], 'Ours', 'a'), 'belongs to another producer'],
      [row(bees[0], 'Ours', 'b'), 'belongs to another producer'],
      [row(bees[1], 'Olive Oil', 'c'), 'belongs to another producer'],
    ];
    const file = csvOf(HEAD, ...wrong.map(([cells]) => cells));
    const preview = await desk.preview(admin, file);
    expect(said(preview.rows)).toEqual(
      wrong.map(([, reason], at) => [at + 2, expect.stringContaining(reason)]),
    );
    const { lines } = await desk.send(admin, 'apply', file, preview.sum);
    expect(lines).toEqual([{ error: expect.stringContaining('nothing was imported') }]);
    // A member's ladder is the family's; new ones have one ladder together.
    const ladders = csvOf(
      [...HEAD, 'tiers'],
      [...row(ids[0], 'Olive Oil', '250 ml', 1), '9:9'],
      [...row(more[0], 'New', 'x'), '9:9'],
      [...row(more[1], 'New', 'y'), '8:8'],
    );
    expect(said((await desk.preview(mill.visitor, ladders)).rows)).toEqual([
      [2, expect.stringContaining('tiers: This product is in a family')],
      [3, expect.stringContaining('share one discount ladder')],
      [4, expect.stringContaining('share one discount ladder')],
    ]);
    expect((await families()).map(labels)).toEqual([['500 ml 2', '250 ml 1', '=Case, "of six" 6']]);
  });

  it('refuse a thirteenth member', async () => {
    const rows = more.map((id, at) => row(id, 'Many', `size ${at}`));
    const { rows: judged } = await desk.preview(mill.visitor, csvOf(HEAD, ...rows));
    expect(said(judged)).toEqual(
      rows.map((_each, at) => [at + 2, 'family: A family has two to twelve products']),
    );
    await desk.importFile(mill.visitor, csvOf(HEAD, ...rows.slice(1)));
    expect((await families())[0]!.members).toHaveLength(12);
    expect(said((await desk.preview(mill.visitor, csvOf(HEAD, rows[0]!))).rows)).toEqual([
      [2, 'family: A family has two to twelve products'],
    ]);
  });

  it('are not written where a family has changed since the preview, nor twice at once', async () => {
    const { body: family } = await oil();
    const file = csvOf(HEAD, row(ids[3], 'Olive Oil', 'Tin', 4));
    const { sum } = await desk.preview(mill.visitor, file);
    await mill.visitor.patch(`/api/producer/families/${family.id}`, { members: family.members.slice(0, 2) });
    const { lines } = await desk.send(mill.visitor, 'apply', file, sum);
    expect(lines).toEqual([{ error: expect.stringContaining('since the preview') }]);
    const { sum: again } = await desk.preview(mill.visitor, file);
    const twice = await Promise.all([1, 2].map(() => desk.send(mill.visitor, 'apply', file, again)));
    expect(twice.flatMap((each) => each.lines.filter((line) => 'applied' in line))).toHaveLength(1);
    expect((await families())[0]!.members).toHaveLength(3);
  });
});
