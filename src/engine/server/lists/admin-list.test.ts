// What somebody types is found however many rows have it: few are looked up, many are asked one after the other.
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Certificate } from '#domains/certificates/model/certificate.ts';
import type { WaitlistEntry } from '#domains/outreach/model/waitlist/admin-waitlist.ts';
import { MOST_COUNTED, type Page } from '#engine/model/lists/paging.ts';
import { anAdmin, aProducer } from '../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../tests/support/test-app.ts';

const MANY = 2_100;
let shop: TestApp;
let admin: Visitor;

beforeAll(async () => {
  shop = await openTestApp();
  admin = (await anAdmin(shop)).visitor;
  const { producerId } = await aProducer(shop, 'frantoio-ripalunga');
  await shop.db.execute(sql`insert into waitlist (email, name, role)
    select 'many' || n || '@example.com', case when n <= 3 then 'Quirin ' || n else 'Maria ' || n end, 'BUYER'
      from generate_series(1, ${MANY}::int) n`);
  await shop.db.execute(
    sql`update producer_profiles set company_name = 'Zirbenhof' where id = ${producerId}`,
  );
  await shop.db.execute(sql`insert into certificates (producer_id, scheme, number, valid_until, proof, status)
    select ${producerId}::int, 'organic', case when n <= 2 then 'ZIRBE-' else 'N' end || n, current_date + 30, decode('00', 'hex'), 'waiting'
      from generate_series(1, ${MANY}::int) n`);
});

const list = async <Row>(path: string) => (await admin.get<Page<Row>>(path)).body;

it('finds the few and the many of its own table, and the beginnings of words by two letters', async () => {
  const found = async (q: string) => await list<WaitlistEntry>(`/api/admin/waitlist?limit=5&q=${q}`);
  expect(await found('quirin')).toMatchObject({
    total: 3,
    items: [{ name: 'Quirin 3' }, { name: 'Quirin 2' }, { name: 'Quirin 1' }],
    nextCursor: null,
  });
  expect(await found('qu')).toMatchObject({ total: 3 });
  expect(await found('ui')).toMatchObject({ total: 0, items: [] });
  const many = await found('maria');
  expect(many).toMatchObject({ total: MANY - 3 });
  expect(many.items.map(({ name }) => name)).toEqual([0, 1, 2, 3, 4].map((n) => `Maria ${MANY - n}`));
});

it('takes what is typed as it stands, whichever signs are in it', async () => {
  const total = async (q: string) =>
    (await list<WaitlistEntry>(`/api/admin/waitlist?limit=5&q=${encodeURIComponent(q)}`)).total;
  for (const q of ['%', '_', '.', '*', '(', '\\', '[a', '^', '$', '|', '{', '+)', '?q', 'q.', '#1', '\u0301'])
    expect([q, await total(q)]).toEqual([q, 0]);
  expect(await total('QU')).toBe(3);
});

it('finds by what stands in another table, counts what is found twice once, and goes on after a page', async () => {
  const path = '/api/admin/certificates?limit=100&sort=number&q=zirbe';
  const first = await list<Certificate>(path);
  expect(first.total).toBe(MANY);
  const second = await list<Certificate>(`${path}&cursor=${encodeURIComponent(first.nextCursor!)}`);
  const numbers = [...first.items, ...second.items].map(({ number }) => number);
  expect(new Set(numbers).size).toBe(200);
  expect(await list('/api/admin/certificates?limit=5&q=zirbe-')).toMatchObject({ total: 2 });
  // Narrowed further, each is asked.
  expect(await list(`${path}&status=approved`)).toMatchObject({ total: 0, items: [] });
  expect(await list(`${path}&status=waiting`)).toMatchObject({ total: MANY });
});

it('says how many different ones there are, also where more than can be counted are found because each is found twice', async () => {
  const { producerId } = await aProducer(shop, 'anemonisi-cooperative');
  const different = MOST_COUNTED / 2 + 100;
  await shop.db.execute(
    sql`update producer_profiles set company_name = 'Quittenhof' where id = ${producerId}`,
  );
  await shop.db.execute(sql`insert into certificates (producer_id, scheme, number, valid_until, proof, status)
    select ${producerId}::int, 'organic', 'QUITTE-' || n, current_date + 30, decode('00', 'hex'), 'waiting'
      from generate_series(1, ${different}::int) n`);
  const found = await list<Certificate>('/api/admin/certificates?limit=5&q=quitte');
  expect(found.total).toBe(different);
  await shop.db.execute(sql`insert into certificates (producer_id, scheme, number, valid_until, proof, status)
    select ${producerId}::int, 'organic', 'QUITTE+' || n, current_date + 30, decode('00', 'hex'), 'waiting'
      from generate_series(1, ${different}::int) n`);
  expect(await list('/api/admin/certificates?limit=5&q=quitte')).toMatchObject({ total: MOST_COUNTED + 1 });
});
