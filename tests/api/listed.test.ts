// What the public may see of the shelf, somebody who approves, declines, hides and adds at the same moment.
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { rows } from '#engine/server/db/client.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { anAdmin, aProducer } from '../support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../support/test-app.ts';

const BREAD = { description: 'Dark.', price: 4, quantityAvailable: 9, categoryId: 1 };

const WAIT_MS = 10_000;

let shop: TestApp;
let admin: Visitor;
let mill: { producerId: number; visitor: Visitor };
beforeAll(async () => {
  shop = await openTestApp();
  admin = (await anAdmin(shop)).visitor;
  mill = await aProducer(shop, 'frantoio-ripalunga');
});

const judge = (verified: boolean) => admin.patch(`/api/admin/producers/${mill.producerId}`, { verified });
let loaves = 0;
const add = async () => {
  loaves += 1;
  const bread = { ...BREAD, name: `Rye number ${loaves}` };
  const { status, body } = await mill.visitor.post<{ id: number }>('/api/products', bread);
  expect(status).toBe(201);
  return body.id;
};
const isListed = async (id: number) =>
  (await shop.db.select().from(products).where(eq(products.id, id)))[0]!.listed;

describe('a product that is added while its producer is judged', () => {
  /** Until somebody waits for a lock; the embedded engine lets one transaction in after the other anyway. */
  const untilSomebodyWaits = () =>
    vi.waitFor(async () => {
      if (shop.shop.database.engine === 'pglite') return;
      const waiting = await rows(
        shop.db,
        sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(waiting).toHaveLength(1);
    }, WAIT_MS);

  it.each([true, false])('is seen if it is approved, and not if it is declined: %o', async (verified) => {
    await judge(!verified);
    const updated = Promise.withResolvers<void>();
    const decided = Promise.withResolvers<void>();
    const judging = shop.db.transaction(async (tx) => {
      await tx.update(producerProfiles).set({ verified }).where(eq(producerProfiles.id, mill.producerId));
      updated.resolve();
      await decided.promise;
    });
    await updated.promise;
    const adding = add();
    await untilSomebodyWaits();
    decided.resolve();
    await judging;
    expect(await isListed(await adding)).toBe(verified);
  });

  it('is as the producer is in the end, however often that changes', async () => {
    const [oil] = await shop.db.select().from(products).where(eq(products.producerId, mill.producerId));
    const hide = (hidden: boolean) => admin.patch(`/api/admin/products/${oil!.id}`, { hidden });
    for (let round = 0; round < 4; round += 1) {
      await Promise.all([
        judge(true),
        add(),
        hide(true),
        judge(false),
        add(),
        hide(false),
        judge(true),
        add(),
      ]);
      const wrong = await rows(
        shop.db,
        sql`select p.id from products p left join producer_profiles m on m.id = p.producer_id
             where p.listed <> (not p.hidden and coalesce(m.verified and m.closed_at is null, true))`,
      );
      expect(wrong).toEqual([]);
    }
  });
});

it('a producer who loses the role leaves the public with its shelf, and returns with it', async () => {
  const { visitor: bees, id } = await aProducer(shop, 'anemonisi-cooperative');
  const { body: own } = await bees.get<{ slug: string }[]>('/api/producer/products');
  const pages = ['/api/producers/anemonisi-cooperative', `/api/products/${own[0]!.slug}`];
  const seen = () => Promise.all(pages.map(async (url) => (await shop.visitor().get(url)).status));
  const setRole = (role: string) => admin.patch(`/api/admin/users/${id}/role`, { role });
  expect(await seen()).toEqual([200, 200]);
  await setRole('BUYER');
  expect(await seen()).toEqual([404, 404]);
  expect((await shop.visitor().get('/api/producers')).text).not.toContain('anemonisi-cooperative');
  await setRole('PRODUCER');
  expect(await seen()).toEqual([200, 200]);
});
