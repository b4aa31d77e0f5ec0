// What lies ahead in the sample shop: it is shown, sold from, and taken away again.
import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutAnswer } from '#domains/checkout/model/checkout.ts';
import type { Passport } from '#domains/batches/model/passport.ts';
import type { Recall } from '#domains/batches/model/recall.ts';
import { recalls } from '#domains/batches/server/recalls.schema.ts';
import { batches } from '#domains/catalogue/server/batches.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import type { Product } from '#domains/catalogue/model/product.ts';
import { certificates } from '#domains/certificates/server/certificates.schema.ts';
import { giftCards } from '#domains/gift-cards/server/gift-cards.schema.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import { weekOf } from '#domains/standing-orders/model/standing-dates.ts';
import { announceDue } from '#domains/standing-orders/server/announce.ts';
import { placeDueDates } from '#domains/standing-orders/server/place-dates.ts';
import { poolsAhead } from '#domains/standing-orders/server/pools-ahead.ts';
import { standingDates, standingOrders } from '#domains/standing-orders/server/standing-orders.schema.ts';
import { shopDay } from '#engine/model/dates.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { addSampleHistory } from '#sample/history/add-sample-history.ts';
import { removeSampleHistory } from '#sample/history/remove-sample-history.ts';
import { readLedger } from '../../../tests/support/ledger.ts';
import { anAdmin } from '../../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';

const TOMME = 'hay-flower-tomme';
const KORONEIKI = 'koroneiki-island-olive-oil';
const NOVELLO = 'novello-first-harvest-oil';
const PASTA = 'bronze-die-spaghettoni';
const DAY_MS = 24 * 60 * 60 * 1000;

let shop: TestApp;
let now: Date;
async function openSampleShop() {
  const { database } = await openTestDatabase();
  now = new Date();
  await database.db.transaction((tx) => addSampleHistory(tx, now));
  shop = await openTestApp({}, database);
}
afterEach(() => vi.useRealTimers());

const shown = async (slug: string) => (await shop.visitor().get<Product>(`/api/products/${slug}`)).body;
const stored = async (slug: string) =>
  (await shop.db.select().from(products).where(eq(products.slug, slug)))[0]!;

async function buy(slug: string, quantity: number): Promise<number> {
  const guest = shop.visitor();
  await guest.post('/api/cart', { productId: (await stored(slug)).id, quantity });
  const { body } = await guest.post<CheckoutAnswer>('/api/checkout', {
    customerName: 'Ada Moreau',
    customerEmail: 'ada@example.com',
    shippingAddress: '12 Harbour Street, Portland, ME 04101',
  });
  return body.orderId;
}

describe('the sample shop', () => {
  beforeAll(openSampleShop);

  it('shows a season, certificates, batches, and a pool of next week', async () => {
    const today = shopDay(now);
    const begins = addDays(today, 14);
    expect(await shown(NOVELLO)).toMatchObject({ season: 'preorder', availableFrom: begins, inStock: true });

    const validUntil = addDays(today, 365);
    const pdo = { scheme: 'pdo', name: null, number: 'SAMPLE-PDO-0052', validUntil };
    expect((await shown('summer-alp-cheese-18-months')).certificates).toEqual([pdo]);
    const organic = await shop.visitor().get<Product[]>('/api/products?certificate=organic');
    expect(organic.body.map(({ slug }) => slug)).toContain('taggiasca-extra-virgin-olive-oil');
    for (const { proof } of await shop.db.select().from(certificates))
      expect([...proof.subarray(0, 2)]).toEqual([0xff, 0xd8]);

    const { id } = await stored(PASTA);
    const week = addDays(weekOf(today).from, 7);
    expect((await poolsAhead(shop.db, id, now))[0]).toMatchObject({ week, units: 14, percentage: 10 });

    const [card] = await shop.db.select().from(giftCards);
    expect(card).toMatchObject({ amountCents: 75_00, balanceCents: 75_00, sealedCode: null });
    expect((await readLedger(shop.db)).faults).toEqual([]);
    for (const slug of [TOMME, KORONEIKI]) {
      const product = await stored(slug);
      const kept = await shop.db.select().from(batches).where(eq(batches.productId, product.id));
      expect(kept).toHaveLength(2);
      expect(kept.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(product.quantityAvailable);
    }
  });

  it('keeps all that spoils in batches, and has called one back', async () => {
    const fresh = await shop.db.select().from(products).where(eq(products.perishable, true));
    expect(fresh.filter(({ tracksBatches }) => !tracksBatches).map(({ slug }) => slug)).toEqual([]);
    // Oil promises how long it lasts at least, and all that is on its shelf does.
    expect(await shown(KORONEIKI)).toMatchObject({ minLifeDays: 90, inStock: true });
    const [batch] = await shop.db.select().from(batches).where(eq(batches.status, 'recalled'));
    expect(batch).toMatchObject({ code: 'SB-0', quantity: 0 });
    const passport = await shop.visitor().get<Passport>(`/api/batches/${batch!.id}`);
    expect(passport.body).toMatchObject({ code: 'SB-0', isRecalled: true });
    const { visitor: admin } = await anAdmin(shop);
    const { body } = await admin.get<{ recalls: Recall[] }>(`/api/admin/batches/${batch!.id}`);
    expect(body.recalls).toMatchObject([
      { orders: 4, done: 4, refunded: 4, mailed: 4, opened: 3, failing: 0 },
    ]);
    expect(body.recalls[0]!.finishedAt).not.toBeNull();
    await shop.db.transaction(removeSampleHistory);
    expect(await shop.db.$count(batches)).toBe(0);
    expect(await shop.db.$count(recalls)).toBe(0);
  });
});

describe('what lies ahead', () => {
  beforeEach(openSampleShop);

  it('leaves what people have sold or changed since, and takes the rest away', async () => {
    expect(await buy(TOMME, 2)).toBeGreaterThan(0);
    const begins = addDays(shopDay(now), 20);
    await shop.db.update(products).set({ availableFrom: begins }).where(eq(products.slug, NOVELLO));
    await shop.db.transaction(removeSampleHistory);
    const [tomme, oil] = [await stored(TOMME), await stored(KORONEIKI)];
    expect([tomme.tracksBatches, oil.tracksBatches]).toEqual([true, false]);
    const left = await shop.db
      .select()
      .from(batches)
      .where(inArray(batches.productId, [tomme.id, oil.id]));
    expect(left.map(({ code }) => code).toSorted()).toEqual(['HT-1', 'HT-2']);
    expect(await shown(NOVELLO)).toMatchObject({ season: 'preorder', availableFrom: begins });
    expect((await shown('summer-alp-cheese-18-months')).certificates).toEqual([]);
    expect(await shop.db.$count(standingOrders)).toBe(0);
    expect(await shop.db.$count(giftCards)).toBe(0);
    expect((await readLedger(shop.db)).faults).toEqual([]);
  });

  it('takes away what the shop has ordered for the sample people meanwhile, with its stock', async () => {
    const [before, placed] = [await stored(PASTA), await shop.db.$count(orders)];
    vi.useFakeTimers({ toFake: ['Date'], now });
    const log = {
      error: ({ err }: { err?: unknown }) => {
        throw err;
      },
    };
    for (let day = 0; day <= 14; day += 1) {
      const moment = new Date(now.getTime() + day * DAY_MS);
      vi.setSystemTime(moment);
      await announceDue(shop.shop, moment);
      while (await placeDueDates(shop.shop, { now: moment, log: log as never }));
    }
    vi.useRealTimers();
    const ordered = await shop.db.select().from(standingDates);
    expect(ordered.map(({ state }) => state)).toEqual(['ordered', 'ordered']);
    expect(await shop.db.$count(orders)).toBe(placed + 2);
    expect((await stored(PASTA)).quantityAvailable).toBe(before.quantityAvailable - 14);

    await shop.db.transaction(removeSampleHistory);
    expect(await shop.db.$count(orders)).toBe(0);
    expect(await shop.db.$count(users)).toBe(0);
    expect(await shop.db.$count(standingDates)).toBe(0);
    expect((await stored(PASTA)).quantityAvailable).toBe(before.quantityAvailable);
    expect((await readLedger(shop.db)).faults).toEqual([]);
  });
});
