// Every list of the desk as the contract knows it, page by page in each of its orders and in both directions, and its export.
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addSampleHistory } from '#sample/history/add-sample-history.ts';
import { serverDomains } from '#app/server/domains.ts';
import type { Call, Contract } from '#engine/model/api/call.ts';
import { rowSchemaOf, withExports } from '#engine/model/api/exports.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { fillDesk } from '../../bench/fill-desk.ts';
import { anAdmin } from '../support/people.ts';
import { openTestApp, signIn, type Visitor } from '../support/test-app.ts';
import { openTestDatabase } from '../support/test-database.ts';

type Row = Record<string, unknown>;

interface Page {
  items: Row[];
  total: number;
  nextCursor: string | null;
}

const CALLS = Object.entries(
  Object.assign({}, ...serverDomains.flatMap(({ api = [] }) => api.map(withExports))) as Contract,
).filter(([name]) => /^GET \/api\/(?:admin|producer)\/[^:]*$/u.test(name));

const LISTS = CALLS.filter(([, call]) => rowSchemaOf(call) !== undefined).map(([name, call]) => ({
  path: name.slice('GET '.length),
  call,
}));

/** Those that come whole, or by another parameter than a cursor. */
const isPaged = (call: Call) => call.query !== undefined && 'cursor' in call.query.shape;

const sortsOf = ({ query }: Call) => {
  const sort = query?.shape.sort;
  return sort instanceof z.ZodOptional && sort.unwrap() instanceof z.ZodEnum
    ? (sort.unwrap() as z.ZodEnum).options.map(String).filter((option) => !option.startsWith('-'))
    : [];
};

/** Which figure of a row rises with what it is sorted by. Letters are sorted as the database likes. */
const FIGURES = [
  ['/api/admin/orders', 'number', 'id'],
  ['/api/admin/orders', 'total', 'orderTotal'],
  ['/api/admin/products', 'price', 'price'],
  ['/api/admin/products', 'stock', 'quantityAvailable'],
  ['/api/producer/products', 'price', 'price'],
  ['/api/producer/products', 'stock', 'quantityAvailable'],
  ['/api/admin/reviews', 'rating', 'rating'],
  ['/api/admin/documents', 'total', 'total'],
  ['/api/admin/payouts', 'amount', 'amount'],
  ['/api/admin/ledger/entries', 'amount', 'amount'],
  ['/api/admin/promo-codes', 'uses', 'uses'],
  ['/api/admin/batches', 'quantity', 'quantity'],
  ['/api/producer/batches', 'sold', 'sold'],
  ['/api/admin/producers', 'products', 'products'],
  ['/api/admin/invoices/unpaid', 'open', 'open'],
] as const;

/** Days and moments, which rise as texts. */
const DATES = [
  ['/api/admin/orders', 'date', 'createdAt'],
  ['/api/admin/returns', 'date', 'requestedAt'],
  ['/api/admin/batches', 'bestBefore', 'bestBefore'],
  ['/api/admin/certificates', 'until', 'validUntil'],
  ['/api/admin/promo-codes', 'ends', 'endsAt'],
  ['/api/admin/producers', 'date', 'createdAt'],
] as const;

/** What has one status, or one role, stands together. */
const GROUPED = [
  ['/api/admin/orders', 'status'],
  ['/api/admin/returns', 'status'],
  ['/api/admin/reviews', 'status'],
  ['/api/admin/batches', 'status'],
  ['/api/admin/certificates', 'status'],
  ['/api/admin/users', 'role'],
  ['/api/admin/waitlist', 'role'],
  ['/api/admin/products', 'producer'],
  ['/api/admin/products', 'featured'],
  ['/api/admin/documents', 'kind'],
] as const;
const SHOWN_AS: Readonly<Record<string, string>> = { producer: 'producerName' };

/** What neither the sample shop nor the filling below has. */
const EMPTY = new Set([
  '/api/admin/disputes',
  '/api/admin/reconciliation',
  '/api/admin/failed-mails',
  '/api/admin/newsletter/issues',
  '/api/admin/tax-rates',
  '/api/admin/gift-cards',
  '/api/admin/standing-orders',
]);

describe('a list of the desk', () => {
  let admin: Visitor;
  let producer: Visitor;

  beforeAll(async () => {
    const { database } = await openTestDatabase();
    await database.db.transaction((tx) => addSampleHistory(tx));
    await fillDesk(database, 40);
    // Nobody has hidden one of the samples.
    await database.db.execute(
      sql`update product_reviews set status = 'hidden' where id = (select min(id) from product_reviews)`,
    );
    // Of the samples as many as wait to be paid.
    await database.db.execute(
      sql`insert into overdue_invoices (order_id, due_on, reminder_step, reminders)
          select id, current_date - id % 40, 1, 1 from orders where status <> 'cancelled' and not money_received`,
    );
    const shop = await openTestApp({}, database);
    admin = (await anAdmin(shop)).visitor;
    // The history made an account for each producer.
    const [mill] = await shop.db.select().from(users).where(eq(users.username, 'frantoio-ripalunga'));
    producer = await signIn(shop, mill!.id);
  }, 120_000);

  const reader = (path: string) => (path.startsWith('/api/admin/') ? admin : producer);

  async function walk(path: string, query: string): Promise<Row[]> {
    const rows: Row[] = [];
    let page: Page | undefined;
    do {
      const next = page === undefined ? '' : `&cursor=${encodeURIComponent(page.nextCursor!)}`;
      const found = await reader(path).get<Page>(`${path}?limit=17&${query}${next}`);
      expect(found.status, found.text).toBe(200);
      page = found.body;
      rows.push(...page.items);
    } while (page.nextCursor !== null);
    expect(rows.length).toBe(page.total);
    return rows;
  }

  const sorted = LISTS.flatMap(({ path, call }) => sortsOf(call).map((sort) => ({ path, sort })));

  it.each(sorted)('shows each row of $path once, by $sort, in both directions', async ({ path, sort }) => {
    const rising = await walk(path, `sort=${sort}`);
    expect(rising.length).toBeGreaterThanOrEqual(path.startsWith('/api/admin/') && !EMPTY.has(path) ? 3 : 0);
    expect(await walk(path, `sort=-${sort}`)).toEqual(rising.toReversed());
    expect(new Set(rising.map((row) => JSON.stringify(row))).size).toBe(rising.length);
  });

  it.each(FIGURES)('%s rises by %s with its %s', async (path, sort, figure) => {
    const figures = (await walk(path, `sort=${sort}`)).map((row) => row[figure] as number);
    expect(new Set(figures).size).toBeGreaterThan(1);
    expect(figures).toEqual(figures.toSorted((one, other) => one - other));
  });

  it.each(DATES)('%s rises by %s with its %s, what has none first', async (path, sort, date) => {
    const dates = (await walk(path, `sort=${sort}`)).map((row) => (row[date] as string | null) ?? '');
    expect(dates).toEqual(dates.toSorted());
  });

  it.each(GROUPED)('%s by %s has those of each together', async (path, sort) => {
    const values = (await walk(path, `sort=${sort}`)).map((row) => row[SHOWN_AS[sort] ?? sort] as string);
    const runs = values.filter((value, at) => value !== values[at - 1]);
    expect(runs.length).toBeGreaterThan(1);
    expect(runs).toEqual([...new Set(values)]);
  });

  it('finds by three letters any place in a name, by two the beginning of a word', async () => {
    const found = async (q: string) =>
      (await walk('/api/admin/orders', `q=${q}`)).map((row) => row.customerName);
    expect(await found('hit')).toContain('Clara Whitfield');
    expect(await found('wh')).toContain('Clara Whitfield');
    expect(await found('cl')).toContain('Clara Whitfield');
    expect(await found('hi')).not.toContain('Clara Whitfield');
  });

  it('counts what waits at the bank as it shows it, and the orders of one producer', async () => {
    // `walk` compares with the total.
    const pending = await walk('/api/admin/payouts', 'status=pending');
    const { body: matters } = await admin.get<{ name: string; count: number }[]>('/api/admin/waiting');
    expect(pending.length).toBeGreaterThan(0);
    expect(matters.find(({ name }) => name === 'payouts')?.count).toBe(
      pending.filter(({ way }) => way === 'bank').length,
    );
    expect((await walk('/api/admin/orders', 'producerId=1')).length).toBeGreaterThan(0);
    expect((await walk('/api/admin/orders', 'producerId=1&status=completed')).length).toBeGreaterThan(0);
  });

  it('can be sorted, wherever it comes in pages', () => {
    const unsorted = LISTS.filter(({ call }) => isPaged(call) && sortsOf(call).length === 0);
    expect(unsorted.map(({ path }) => path)).toEqual([]);
  });

  it.each(LISTS.filter(({ call }) => isPaged(call)))(
    '$path as it stands shows each row once',
    async ({ path }) => {
      const rows = await walk(path, '');
      expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
    },
  );

  it.each(LISTS.filter(({ call }) => isPaged(call)))(
    '$path refuses what it cannot be sorted by',
    async ({ path }) => {
      expect((await reader(path).get(`${path}?limit=5&sort=password`)).status).toBe(400);
      const isOwn = exportOf(path)?.fromList !== true;
      expect(isOwn || (await reader(path).get(`${path}/export?sort=password`)).status).toBe(isOwn || 400);
    },
  );

  it.each(LISTS.filter(({ call }) => isPaged(call)))(
    '$path refuses a place that is none',
    async ({ path, call }) => {
      const cursor = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');
      const [sort] = sortsOf(call);
      for (const place of [
        cursor(7),
        cursor(0, 'no\u0000thing', 1),
        cursor(0, 'x'),
        cursor('x', 1),
        cursor(0, 1, 1),
      ])
        expect((await reader(path).get(`${path}?limit=5&sort=${sort}&cursor=${place}`)).status).toBe(400);
    },
  );

  const exportOf = (path: string) => CALLS.find(([name]) => name === `GET ${path}/export`)?.[1];

  it('has an export, each of them', () => {
    expect(LISTS.filter(({ path }) => exportOf(path) === undefined).map(({ path }) => path)).toEqual([]);
  });

  it.each(LISTS.filter(({ path }) => exportOf(path)?.fromList))(
    '$path is exported as it stands',
    async ({ path, call }) => {
      const { status, text, headers } = await reader(path).get(`${path}/export`);
      expect(status, text).toBe(200);
      expect(headers['content-disposition']).toMatch(/attachment; filename="[a-z-]+\.csv"/);
      const records = recordsOf(text);
      expect(records[0]!.length).toBeGreaterThan(1);
      for (const record of records) expect(record).toHaveLength(records[0]!.length);
      const shown = isPaged(call) ? (await walk(path, '')).length : records.length - 1;
      expect(records).toHaveLength(1 + shown);
    },
  );

  it('is exported narrowed and sorted as it is', async () => {
    const shown = await walk('/api/admin/orders', 'status=completed&sort=-total');
    const [, ...records] = recordsOf(
      (await admin.get('/api/admin/orders/export?status=completed&sort=-total')).text,
    );
    expect(shown.length).toBeGreaterThan(2);
    expect(records.map(([id]) => Number(id))).toEqual(shown.map(({ id }) => id));
  });

  it('is exported for those who may see it', async () => {
    expect((await producer.get('/api/admin/orders/export')).status).toBe(403);
    expect((await admin.get('/api/producer/customers/export')).status).toBe(403);
  });
});

/** The cells of a CSV file, by the book. */
function recordsOf(text: string): string[][] {
  const records: string[][] = [[]];
  for (const [, quoted, plain, end] of text
    .replace(/^\uFEFF/u, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gu)) {
    if (quoted === undefined && plain === '' && end === '' && records.at(-1)!.length === 0) break;
    records.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!);
    if (end === '\r\n') records.push([]);
    if (end === '') break;
  }
  return records.filter((record) => record.length > 0);
}
