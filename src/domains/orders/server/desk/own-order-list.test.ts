import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ProducerOrder } from '#domains/orders/model/desk.ts';
import { orderParts, orders } from '#domains/orders/server/orders.schema.ts';
import { anOrder, aProducer } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';
const HONEY = 'wild-thyme-honey';

interface Listed {
  items: ProducerOrder[];
  total: number;
  nextCursor: string | null;
}

describe('the orders of a producer, as a list', () => {
  let shop: TestApp;
  let mill: Visitor;
  /** Oldest first. */
  let late: number;
  let gift: number;
  let sent: number;
  let shared: number;
  let unpaid: number;
  beforeAll(async () => {
    shop = await openTestApp();
    mill = (await aProducer(shop, 'frantoio-ripalunga')).visitor;
    const lines = [{ slug: OIL, quantity: 1 }];
    late = await anOrder(shop.db, { lines });
    gift = await anOrder(shop.db, { lines: [{ slug: OIL, quantity: 3 }] });
    sent = await anOrder(shop.db, { status: 'completed', lines });
    shared = await anOrder(shop.db, { lines: [...lines, { slug: HONEY, quantity: 1 }] });
    unpaid = await anOrder(shop.db, { lines });
    await anOrder(shop.db, { lines: [{ slug: HONEY, quantity: 1 }] });
    await shop.db.update(orderParts).set({ shipBy: '2020-01-02' }).where(eq(orderParts.orderId, late));
    await named(late, { customerName: 'Åse Lindqvist', createdAt: new Date('2020-01-01T12:00:00Z') });
    await named(gift, { customerName: 'Grace Moreau', giftMessage: 'For you', shippingMethod: 'express' });
    await named(unpaid, { acceptedAt: null });
  });
  const named = (id: number, values: Partial<typeof orders.$inferInsert>) =>
    shop.db.update(orders).set(values).where(eq(orders.id, id));

  const list = async (query: string) =>
    (await mill.get<Listed>(`/api/producer/orders?limit=25${query}`)).body;
  const idsOf = async (query: string) => (await list(query)).items.map(({ id }) => id);

  it('has the own parts of all orders that count, the newest first', async () => {
    const { items, total, nextCursor } = await list('');
    expect(items.map(({ id }) => id)).toEqual([shared, sent, gift, late]);
    expect([total, nextCursor]).toEqual([4, null]);
    const one = await mill.get<ProducerOrder>(`/api/producer/orders/${shared}`);
    expect(items[0]).toEqual(one.body);
    expect(items[0]!.items).toHaveLength(1);
  });

  it.each([
    ['status=delivered', () => [sent]],
    ['status=cancelled', () => []],
    ['toShip=true', () => [shared, gift, late]],
    ['toShip=false', () => [sent]],
    ['late=true', () => [late]],
    ['late=false', () => [shared, sent, gift]],
    ['gift=true', () => [gift]],
    ['method=express', () => [gift]],
    ['until=2020-01-01', () => [late]],
    ['from=2020-01-02', () => [shared, sent, gift]],
    ['toShip=true&gift=true&method=express', () => [gift]],
    ['q=lindqvist', () => [late]],
    ['q=mo', () => [gift]],
    ['q=nobody', () => []],
  ] as const)('is narrowed by %s', async (query, expected) => {
    expect(await idsOf(`&${query}`)).toEqual(expected());
  });

  it('is searched by number, and by nothing that producers do not see', async () => {
    expect(await idsOf(`&q=%23${gift}`)).toEqual([gift]);
    expect(await idsOf(`&q=${unpaid}`)).toEqual([]);
    const [found] = await shop.db.select().from(orders).where(eq(orders.id, gift));
    expect(await idsOf(`&q=${encodeURIComponent(found!.customerEmail)}`)).toEqual([]);
  });

  it.each([
    ['number', () => [late, gift, sent, shared]],
    ['-number', () => [shared, sent, gift, late]],
    ['shipBy', () => [late]],
    ['-total', () => [gift]],
    ['status', () => [late, gift, shared, sent]],
  ] as const)('is sorted by %s', async (sort, expected) => {
    const first = expected();
    expect((await idsOf(`&sort=${sort}`)).slice(0, first.length)).toEqual(first);
  });

  it('comes page by page in every order', async () => {
    for (const sort of ['', '&sort=customer', '&sort=-date', '&sort=status', '&sort=-total']) {
      const seen: number[] = [];
      let cursor: string | null = null;
      do {
        const from: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
        const { body } = await mill.get<Listed>(`/api/producer/orders?limit=1${sort}${from}`);
        seen.push(...body.items.map(({ id }) => id));
        cursor = body.nextCursor;
      } while (cursor !== null);
      expect(seen.toSorted((one, other) => one - other)).toEqual([late, gift, sent, shared]);
    }
  });

  it('is exported as it is narrowed, each order once', async () => {
    const rowsOf = async (query: string) =>
      (await mill.get(`/api/producer/orders/export${query}`)).text.trim().split('\n').slice(1);
    expect(await rowsOf('')).toHaveLength(4);
    const [row, ...others] = await rowsOf('?gift=true');
    expect(row).toContain('Grace Moreau');
    expect(others).toEqual([]);
  });

  it('refuses what is no filter', async () => {
    for (const wrong of ['status=paid', 'late=1', 'method=pigeon', 'from=yesterday', 'sort=email'])
      expect((await mill.get(`/api/producer/orders?limit=25&${wrong}`)).status).toBe(400);
  });

  it('forgets nothing that waits where no page is asked for', async () => {
    const { body } = await mill.get<ProducerOrder[]>('/api/producer/orders');
    expect(body.map(({ id }) => id)).toEqual([late, gift, shared, sent]);
  });
});
