import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_ATTEMPTS } from '#engine/server/mail/mails.schema.ts';
import { mailOutbox, waitlist } from '#engine/server/db/operations.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { countUpTo } from '#engine/server/lists/count-rows.ts';
import { rows, type Db } from '#engine/server/db/client.ts';
import { freeSlug } from '#domains/catalogue/server/products/slugs.ts';
import { ShopFigures } from '#domains/desk/server/figures/shop-figures.ts';
import { anAdmin, anOrder } from '../support/people.ts';
import { seenStatements } from '../support/seen-statements.ts';
import { openTestApp, type TestApp, type Visitor } from '../support/test-app.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';
const MINUTE_MS = 60_000;

describe('what must not grow with the tables', () => {
  let shop: TestApp;
  let db: Db;
  let admin: Visitor;
  beforeAll(async () => {
    shop = await openTestApp();
    db = shop.db;
    admin = (await anAdmin(shop)).visitor;
  });

  it('exports read each row once and count nothing', async () => {
    await db.execute(sql`
      insert into waitlist (email, name) select 'reader-' || n || '@example.com', 'Reader' from generate_series(1, 2500) n`);
    const seen = seenStatements(db);
    const lines = (await admin.get('/api/admin/waitlist/export')).text.trim().split('\r\n');
    expect(lines).toHaveLength(1 + 2500);
    expect(new Set(lines).size).toBe(lines.length);
    const ofExport = seen.filter((text) => text.includes('"waitlist"'));
    // Three portions: which rows, and what stands in them.
    expect(ofExport).toHaveLength(6);
    expect(ofExport.filter((text) => text.includes('count('))).toEqual([]);
    await db.delete(waitlist);
  });

  it('totals are counted up to a limit, and the rest is not walked', async () => {
    expect(await countUpTo(db, products, undefined, 1_000)).toBe(71);
    expect(await countUpTo(db, products, undefined, 5)).toBe(5);
    const seen = seenStatements(db);
    await shop.visitor().get('/api/products?limit=2&minPrice=1.01');
    const counts = seen.filter((text) => text.includes('count('));
    expect(counts).toHaveLength(1);
    expect(counts[0]).toMatch(/ limit \$\d/);
  });

  it('the list of returns is read along an index, however many are closed', async () => {
    const seen = seenStatements(db);
    await admin.get('/api/admin/returns');
    const turns = seen.filter((text) => text.includes('from "returns"') && text.includes('order by'));
    expect(turns).toHaveLength(3);
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_sort = off`);
      for (const [turn, index] of [...'wwc'].entries()) {
        const explained = sql.raw(
          `explain ${turns[turn]!.replaceAll(/limit \$\d+/gu, 'limit 5').replaceAll(/\$\d+/gu, `${turn === 0}`)}`,
        );
        const plan = await rows<{ 'QUERY PLAN': string }>(tx, explained);
        expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain(
          index === 'w' ? 'using returns_waiting' : 'using returns_closed',
        );
      }
    });
  });

  it('low stock is found in an index that ordinary sales do not touch', async () => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const plan = await rows<{ 'QUERY PLAN': string }>(
        tx,
        sql`explain select id from products where low_stock is not null order by low_stock, id limit 8`,
      );
      expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('products_low_stock');
      await tx.update(products).set({ quantityAvailable: 400 });
    });
    const stayedOnTheirPage = async (tx: Db) => {
      const [counted] = await rows<{ stayed: string }>(
        tx,
        sql`select n_tup_hot_upd as stayed from pg_stat_xact_user_tables where relname = 'products'`,
      );
      return Number(counted?.stayed ?? 0);
    };
    await db.transaction(async (tx) => {
      const before = await stayedOnTheirPage(tx);
      // The page it lies on may be full; the next one is not.
      for (let sale = 1; sale <= 3; sale += 1)
        await tx.execute(
          sql`update products set quantity_available = quantity_available - 1 where slug = ${OIL}`,
        );
      expect(await stayedOnTheirPage(tx)).toBeGreaterThan(before);
    });
    await db.update(products).set({ quantityAvailable: 3 });
    const low = await rows<{ low_stock: number }>(
      db,
      sql`select low_stock from products where slug = ${OIL}`,
    );
    expect(low).toEqual([{ low_stock: 3 }]);
    await db.update(products).set({ forSale: false });
    expect(await rows(db, sql`select id from products where low_stock is not null`)).toEqual([]);
    await db.update(products).set({ forSale: true });
  });

  it('the sums of many orders are made once in five minutes, what asks to be done at every visit', async () => {
    const figures = new ShopFigures(shop.shop.database, 2);
    const start = new Date();
    const at = (ms: number) => figures.read({ rights: ['owner'] }, new Date(start.getTime() + ms));
    await anOrder(db, { lines: [{ slug: OIL, quantity: 1 }] });
    expect((await at(0)).orders.total).toBe(1);
    await anOrder(db, { lines: [{ slug: OIL, quantity: 1 }] });
    expect((await at(0)).orders.total).toBe(2);
    await anOrder(db, { lines: [{ slug: OIL, quantity: 1 }] });
    expect((await at(0)).orders.total).toBe(3);
    await anOrder(db, { lines: [{ slug: OIL, quantity: 1 }] });
    await db.insert(waitlist).values({ email: 'late@example.com', name: 'Late' });
    expect(await at(5 * MINUTE_MS - 1)).toMatchObject({ orders: { total: 3 }, waitlist: 1 });
    expect((await at(5 * MINUTE_MS)).orders.total).toBe(4);
  });

  it('a free slug is looked up name by name', async () => {
    await db.execute(sql`
      insert into products (slug, name, description, price_cents, category_id)
      select case n when 1 then 'plum' else 'plum-' || n end, 'Plum', '', 100, (select min(id) from categories)
        from generate_series(1, 134) n where n <> 117`);
    const seen = seenStatements(db);
    expect(await freeSlug(db, products, 'Plum')).toBe('plum-117');
    await db.execute(sql`update products set slug = 'plum-117' where slug = 'plum-134'`);
    expect(await freeSlug(db, products, 'Plum')).toBe('plum-134');
    expect(await freeSlug(db, products, 'Plum jam')).toBe('plum-jam');
    expect(seen.filter((text) => / like /i.test(text))).toEqual([]);
  });

  it('the index of due mails holds neither those given up nor those that wait for an order', async () => {
    const orderId = await anOrder(db, { lines: [{ slug: OIL, quantity: 1 }] });
    await db.delete(mailOutbox);
    const mail = { template: 'order-shipped', recipient: 'ada@example.com' };
    await db
      .insert(mailOutbox)
      .values([
        mail,
        { ...mail, attempts: MAX_ATTEMPTS },
        { ...mail, waitsForOrderId: orderId },
        { ...mail, sentAt: new Date() },
      ]);
    await db.execute(sql`analyze mail_outbox`);
    const [index] = await rows<{ entries: number }>(
      db,
      sql`select reltuples::int as entries from pg_class where relname = 'mail_outbox_due'`,
    );
    expect(index!.entries).toBe(1);
  });
});
