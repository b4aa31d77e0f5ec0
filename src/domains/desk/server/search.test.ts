import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Right } from '#engine/model/rights.ts';
import { rows } from '#engine/server/db/client.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { MAX_FOUND, type Found } from '#domains/desk/model/search.ts';
import { aBuyer, anAdmin, anOrder, aProducer } from '../../../../tests/support/people.ts';
import { seenStatements } from '../../../../tests/support/seen-statements.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../tests/support/test-app.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';
let shop: TestApp;
let admin: Awaited<ReturnType<typeof anAdmin>>;
let maker: Awaited<ReturnType<typeof aProducer>>;
let stranger: Awaited<ReturnType<typeof aProducer>>;
let orderId: number;
beforeAll(async () => {
  shop = await openTestApp();
  admin = await anAdmin(shop);
  const [oil] = await rows<{ slug: string }>(
    shop.db,
    sql`select r.slug from products p join producer_profiles r on r.id = p.producer_id where p.slug = ${OIL}`,
  );
  const [other] = await rows<{ slug: string }>(
    shop.db,
    sql`select slug from producer_profiles where slug <> ${oil!.slug} order by id limit 1`,
  );
  maker = await aProducer(shop, oil!.slug);
  stranger = await aProducer(shop, other!.slug);
  const buyer = await aBuyer(shop, 'quirina');
  orderId = await anOrder(shop.db, {
    userId: buyer.id,
    customerName: 'Quirina Vale',
    lines: [{ slug: OIL, quantity: 2 }],
  });
});

const find = async (visitor: Visitor, q: string, path = '/api/admin/search') =>
  (await visitor.get<Found[]>(`${path}?q=${encodeURIComponent(q)}`)).body;
const kinds = (found: Found[]) => [...new Set(found.map(({ kind }) => kind))].toSorted();

describe('the search of the desk', () => {
  it('finds an order by its number, with or without the sign before it, and says where it opens', async () => {
    for (const q of [String(orderId), `#${orderId}`]) {
      const [first] = await find(admin.visitor, q);
      expect(first).toMatchObject({ kind: 'order', id: orderId, url: `/admin?tab=orders&order=${orderId}` });
    }
  });

  it('finds people by name and e-mail address, products and producers by a part of their names', async () => {
    expect(kinds(await find(admin.visitor, 'quirina@'))).toContain('person');
    expect(await find(admin.visitor, 'taggiasca')).toContainEqual(
      expect.objectContaining({ kind: 'product', title: 'Taggiasca Extra Virgin Olive Oil' }),
    );
    expect(kinds(await find(admin.visitor, 'ripalunga'))).toContain('producer');
  });

  it('finds a batch by its code, and an order by the id of its payment or refund at the provider', async () => {
    const [batch] = await rows<{ id: number }>(
      shop.db,
      sql`insert into batches (product_id, code, quantity) select id, 'OIL-2026-07', 5 from products where slug = ${OIL}
          returning id`,
    );
    expect(await find(admin.visitor, 'oil-2026')).toEqual([
      expect.objectContaining({
        kind: 'batch',
        id: batch!.id,
        title: 'OIL-2026-07',
        url: `/admin?tab=batches&batch=${batch!.id}`,
      }),
    ]);
    expect(kinds(await find(maker.visitor, 'oil-2026', '/api/producer/search'))).toEqual(['batch']);
    expect(await find(stranger.visitor, 'oil-2026', '/api/producer/search')).toEqual([]);
    await rows(
      shop.db,
      sql`with paid as (
            insert into payments (order_id, method, reference, amount_cents) values (${orderId}, 'card', 'our-own-reference', 100)
            returning id, order_id)
          insert into payment_facts (order_id, payment_id, kind, amount_cents, provider_id)
          select order_id, id, 'received', 100, 'pi_3QxSearched' from paid`,
    );
    for (const q of ['pi_3QxSearched', 'our-own-reference'])
      expect(await find(admin.visitor, q)).toEqual([expect.objectContaining({ kind: 'order', id: orderId })]);
    expect(await find(admin.visitor, 'pi_3QxSearch')).toEqual([]);
  });

  it('takes % and _ for letters, and answers at most twenty', async () => {
    expect(await find(admin.visitor, '%%%')).toEqual([]);
    expect((await find(admin.visitor, 'exa')).length).toBeLessThanOrEqual(MAX_FOUND);
  });

  it.each([
    ['', 400],
    ['x'.repeat(101), 400],
  ])('refuses %j', async (q, status) => {
    expect((await admin.visitor.get(`/api/admin/search?q=${q}`)).status).toBe(status);
  });

  it.each<[Right, string[]]>([
    ['orders', ['order']],
    ['people', ['person']],
    ['catalogue', []],
    ['money', []],
  ])('shows somebody with the right "%s" only what that right opens', async (right, expected) => {
    await shop.db
      .update(users)
      .set({ rights: [right] })
      .where(eq(users.id, admin.id));
    expect(kinds(await find(admin.visitor, 'quirina'))).toEqual(expected);
    await shop.db.update(users).set({ rights: null }).where(eq(users.id, admin.id));
  });

  it('of a producer sees own products and orders only, and no addresses', async () => {
    const own = await find(maker.visitor, String(orderId), '/api/producer/search');
    expect(own).toContainEqual(expect.objectContaining({ kind: 'order', id: orderId }));
    expect(JSON.stringify(own)).not.toContain('@');
    const foreign = await find(stranger.visitor, String(orderId), '/api/producer/search');
    expect(foreign.filter(({ kind }) => kind === 'order')).toEqual([]);
    expect(await find(stranger.visitor, 'taggiasca', '/api/producer/search')).toEqual([]);
    expect((await maker.visitor.get('/api/admin/search?q=quirina')).status).toBe(403);
  });

  it('looks orders and people up by indexes, however many there are', async () => {
    const seen = seenStatements(shop.db);
    await find(admin.visitor, 'quirina');
    for (const [table, index] of [
      ['orders', 'orders_search'],
      ['users', 'users_search'],
    ] as const) {
      const text = seen.find((one) => one.includes(`from ${table} `) && one.includes('ilike'))!;
      const plan = await shop.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        await tx.execute(sql`set local enable_indexscan = off`);
        const filled = text.replaceAll(/\$\d+::int/gu, '7').replace(/limit \$\d+/u, 'limit 6');
        return rows<{ 'QUERY PLAN': string }>(
          tx,
          sql.raw(`explain ${filled.replaceAll(/\$\d+/gu, "'%quirina%'")}`),
        );
      });
      expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain(index);
    }
  });
});
