// A shop of any earlier version is brought up to date without loss: nothing missing, books that sum, every order to open.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#engine/server/db/client.ts';
import { restoreBackup } from '#engine/server/db/backup/restore-backup.ts';
import { openCode } from '#domains/gift-cards/server/sealed-codes.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { leftToAll } from '../support/left-to-all.ts';
import { readLedger } from '../support/ledger.ts';
import { openTestApp, signIn, type TestApp, type Visitor } from '../support/test-app.ts';
import { openEmptyDatabase } from '../support/test-database.ts';

/** The first meets every migration there is, the last has every kind of row. */
const [FIRST, LAST] = ['first-orders', '1.0.0'];
const VERSIONS = [FIRST, 'before-domains', 'before-taxes', LAST];
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
  'documents',
  'payments',
  'refunds',
  'gift_cards',
  'credit_accounts',
  'pickup_places',
  'order_pickups',
  'shipping_profiles',
  'standing_orders',
  'standing_items',
  'batches',
  'certificates',
];
/** Of some 250 orders `npm test` opens every ninth. */
const EVERY = leftToAll ? 9 : 1;

describe.each(VERSIONS)('a shop of the version %s', (version) => {
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

  it('knows of each returned line who sent it', async () => {
    const [found] = await rows<{ wrong: number }>(
      shop.db,
      sql`select count(*)::int as wrong from return_items x join order_items i on i.id = x.order_item_id
            join order_parts t on t.id = i.part_id where x.producer_id is distinct from t.producer_id`,
    );
    expect(found).toEqual({ wrong: 0 });
  });

  it('has books that sum', async () => {
    expect(await readLedger(shop.db)).toMatchObject({ faults: [] });
  });

  it('opens orders with the sum they had', async () => {
    const orders = await rows<{ id: number; total: number }>(
      shop.db,
      sql`select id, order_total_cents as total from orders order by id`,
    );
    for (const { id, total } of orders.filter((_, at) => at % EVERY === 0)) {
      const { status, body } = await admin.get<{ orderTotal: number }>(`/api/admin/orders/${id}`);
      expect(status).toBe(200);
      expect(Math.round(body.orderTotal * 100)).toBe(total);
    }
  }, 60_000);

  it('takes every account’s address as proven: nobody has to answer for what was before', async () => {
    const [found] = await rows<{ unproven: number }>(
      shop.db,
      sql`select count(*)::int as unproven from users where email_proven_at is null and not email_unproven`,
    );
    expect(found).toEqual({ unproven: 0 });
  });

  it('sells a gift card, takes it for an order, and gives back to it what was paid from it', async () => {
    const guest = shop.visitor();
    const who = { customerName: 'Ada Moreau', customerEmail: 'ada@example.com' };
    const sale = await guest.post<{ orderId: number }>('/api/gift-cards', { amount: 500, ...who });
    expect(sale.status).toBe(201);
    expect((await admin.post(`/api/admin/orders/${sale.body.orderId}/payments`, {})).status).toBe(201);
    const [card] = await rows<{ hash: string; code: string }>(
      shop.db,
      sql`select g.code_hash as hash, g.sealed_code as code from gift_cards g
            join order_parts t on t.gift_card_id = g.id where t.order_id = ${sale.body.orderId}`,
    );
    const code = openCode(shop.shop.keys, card!.hash, card!.code)!;
    const balance = async () =>
      (await guest.get<{ balance: number }>(`/api/gift-cards/${code}`)).body.balance;
    expect(await balance()).toBe(500);
    const [product] = await rows<{ id: number }>(
      shop.db,
      sql`select id from products where listed and in_stock and price_cents < 5000 order by id limit 1`,
    );
    expect((await guest.post('/api/cart', { productId: product!.id, quantity: 1 })).status).toBe(200);
    const shippingAddress = '12 Harbour Street, Portland, ME 04101';
    const { status, body } = await guest.post<{ orderId: number; token: string; order: Order }>(
      '/api/checkout',
      {
        ...who,
        shippingAddress,
        giftCards: [code],
      },
    );
    expect(status).toBe(201);
    expect(await balance()).toBe((500_00 - Math.round(body.order.orderTotal * 100)) / 100);
    expect((await guest.post(`/api/orders/${body.orderId}/cancel?token=${body.token}`)).status).toBe(200);
    expect(await balance()).toBe(500);
    // What the older version had sold is still what the books say, beside the card.
    expect(await readLedger(shop.db)).toMatchObject({ faults: [] });
  });

  it('serves the pictures that were uploaded', async () => {
    const names = await readdir(path.join(folder, 'uploads'));
    expect(names).not.toHaveLength(0);
    for (const name of names) expect((await shop.visitor().get(`/uploads/${name}`)).status).toBe(200);
  });
});
