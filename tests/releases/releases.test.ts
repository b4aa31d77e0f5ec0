// A shop of any earlier version is brought up to date without loss: nothing missing, books that sum, every order to open.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#engine/server/db/client.ts';
import { restoreBackup } from '#engine/server/db/backup/restore-backup.ts';
import { readLedger } from '../support/ledger.ts';
import { openTestApp, signIn, type TestApp, type Visitor } from '../support/test-app.ts';
import { openEmptyDatabase } from '../support/test-database.ts';

const SECRET_KEY = 'a-key-that-only-the-tests-of-releases-know';
/** What no upgrade may make more or less of; the tables that the version had. */
const SACRED = [
  'orders',
  'order_items',
  'users',
  'products',
  'producers',
  'reviews',
  'returns',
  'payouts',
  'ledger_entries',
  'group_buys',
  'group_members',
];

describe.each(['first-orders', 'before-domains', 'before-taxes'])('a shop of the version %s', (version) => {
  let folder: string;
  let shop: TestApp;
  let admin: Visitor;
  let before: Record<string, number>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'madia-release-'));
    const { database } = await openEmptyDatabase();
    const file = path.join(import.meta.dirname, `${version}.backup`);
    const uploadsFolder = path.join(folder, 'uploads');
    ({ tables: before } = await restoreBackup(database, { file, uploadsFolder, force: false }));
    shop = await openTestApp({ secretKey: SECRET_KEY, pictures: { folder: uploadsFolder } }, database);
    const [first] = await rows<{ id: number }>(shop.db, sql`select id from users where username = 'admin'`);
    admin = await signIn(shop, first!.id);
  }, 120_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('has everything it had', async () => {
    const counted: Record<string, number> = {};
    for (const table of SACRED.filter((name) => name in before)) {
      const [found] = await rows<{ count: number }>(
        shop.db,
        sql`select count(*)::int as count from ${sql.identifier(table)}`,
      );
      counted[table] = found!.count;
    }
    // An order of the first version had no books: they were made from it.
    expect(counted).toEqual(Object.fromEntries(Object.keys(counted).map((table) => [table, before[table]])));
    expect(counted.orders).toBeGreaterThan(2);
  });

  it('has books that sum', async () => {
    expect(await readLedger(shop.db)).toMatchObject({ faults: [] });
  });

  it('opens every order with the sum it had', async () => {
    const orders = await rows<{ id: number; total: number }>(
      shop.db,
      sql`select id, order_total_cents as total from orders order by id`,
    );
    for (const { id, total } of orders) {
      const { status, body } = await admin.get<{ orderTotal: number }>(`/api/admin/orders/${id}`);
      expect(status).toBe(200);
      expect(Math.round(body.orderTotal * 100)).toBe(total);
    }
  }, 60_000);

  it('serves the pictures that were uploaded', async () => {
    const names = await readdir(path.join(folder, 'uploads'));
    expect(names).not.toHaveLength(0);
    for (const name of names) expect((await shop.visitor().get(`/uploads/${name}`)).status).toBe(200);
  });
});
