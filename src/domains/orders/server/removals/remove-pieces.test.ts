import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { auditLog, mailOutbox } from '#engine/server/db/operations.schema.ts';
import type { ProducerOrder } from '#domains/orders/model/desk.ts';
import type { Order } from '#domains/orders/model/order.ts';
import type { PackingSlip } from '#domains/orders/model/packing-slips.ts';
import type { RemovalQuoteView } from '#domains/orders/model/removals/removal-input.ts';
import { readLedger } from '../../../../../tests/support/ledger.ts';
import { openTwoProducers } from '../../../../../tests/support/two-producers.ts';

type Refused = Order & { message: string; reason?: string; fields?: Record<string, string> };

describe('pieces removed from an unpaid order of two producers', () => {
  const two = openTwoProducers();
  const remove = (orderId: number, body: object, key?: string) =>
    two.admin.post<Refused>(
      `/api/admin/orders/${orderId}/removals`,
      body,
      key === undefined ? {} : { 'idempotency-key': key },
    );
  const quoteOf = (orderId: number, ...pieces: [itemId: number, quantity: number][]) =>
    two.admin.get<RemovalQuoteView & { message: string }>(
      `/api/admin/orders/${orderId}/removals/quote?items=${pieces.map((pair) => pair.join(':')).join(',')}`,
    );
  const faults = async () => (await readLedger(two.shop.db)).faults;
  const buy = async (quantities?: [number, number]) => {
    const bought = await two.buy(quantities);
    const itemIds = (await two.shown(bought)).items.map(({ id }) => id) as [number, number];
    return { ...bought, itemIds };
  };

  it('lower the bill by their price as it was sold, and go back on the shelf', async () => {
    const bought = await buy();
    const [oil] = bought.itemIds;
    expect((await quoteOf(bought.orderId, [oil, 2])).body).toEqual({
      reduced: 47.48,
      lowered: 47.48,
      refund: 0,
      open: 91.22,
      total: 91.22,
      cancelledParts: [],
      isWhole: false,
    });
    const { status, body } = await remove(bought.orderId, {
      items: [{ itemId: oil, quantity: 2 }],
      reason: 'Only three jars are left.',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'pending',
      orderTotal: 138.7,
      cancelledTotal: 47.48,
      payment: { open: 91.22, refunded: 0 },
      items: [
        { quantity: 5, removed: 2, lineTotal: 118.7, leftTotal: 71.22, discountPercentage: 5 },
        { quantity: 2, removed: 0, lineTotal: 20, leftTotal: 20 },
      ],
    });
    expect(body.history.at(-1)).toMatchObject({
      status: 'pending',
      actor: 'admin',
      changed: ['piecesRemoved'],
      removed: { items: [{ itemId: oil, quantity: 2 }], reason: 'Only three jars are left.' },
    });
    expect(await two.stockOf(two.shelves[0])).toBe(97);
    expect(await faults()).toEqual([]);
    const [log] = await two.shop.db.select().from(auditLog).where(eq(auditLog.action, 'order.remove'));
    expect(log).toMatchObject({ entityId: String(bought.orderId), detail: { restock: true } });
    expect(String((log!.detail as { pieces: string }).pieces)).toMatch(/^2 × /u);
  });

  it('are told to the customer and to the producer whose parcel it is', async () => {
    const bought = await buy();
    const [oil] = bought.itemIds;
    await remove(bought.orderId, { items: [{ itemId: oil, quantity: 1 }] });
    const mails = (await two.mailsAbout(bought.orderId)).filter(({ template }) => template !== 'new-order');
    expect(mails).toMatchObject([
      {
        template: 'order-reduced',
        recipient: 'ada@example.com',
        data: {
          lines: [{ quantity: 1 }],
          reason: null,
          lessCents: 23_74,
          openCents: 114_96,
          totalCents: 114_96,
        },
      },
      { template: 'fewer-pieces', data: { removed: [{ quantity: 1 }], lines: [{ quantity: 4 }] } },
    ]);
  });

  it('are named to everybody in their own language', async () => {
    const [{ productId, producerId }] = two.shelves;
    const { db } = two.shop;
    await db
      .update(products)
      .set({ translations: sql`translations || '{"de": {"name": "Öl"}, "fr": {"name": "Huile"}}'::jsonb` })
      .where(eq(products.id, productId));
    const ofProducer = sql`id = (select user_id from producer_profiles where id = ${producerId})`;
    await db.update(users).set({ language: 'de' }).where(ofProducer);
    const bought = await buy([3, 2]);
    const [itemId] = bought.itemIds;
    await remove(bought.orderId, { items: [{ itemId, quantity: 1 }] });
    const mails = await two.mailsAbout(bought.orderId);
    const dataOf = (wanted: string) => mails.find(({ template }) => template === wanted)!.data;
    expect(dataOf('order-reduced')).not.toMatchObject({ lines: [{ name: 'Öl' }] });
    expect(dataOf('fewer-pieces')).toMatchObject({ removed: [{ name: 'Öl' }], lines: [{ name: 'Öl' }] });
    const path = `/api/admin/orders/${bought.orderId}/removals`;
    const inFrench = { 'accept-language': 'fr' };
    const asked = await two.admin.get<Refused>(`${path}/quote?items=${itemId}:3`, inFrench);
    const sent = await two.admin.post<Refused>(path, { items: [{ itemId, quantity: 3 }] }, inFrench);
    for (const { status, body } of [asked, sent])
      expect([status, body.message]).toEqual([409, expect.stringContaining('Huile')]);
    await db.update(users).set({ language: 'en' }).where(ofProducer);
  });

  it('are neither packed nor counted as sold, and what is left is', async () => {
    const figures = async () =>
      (await two.shelves[0].visitor.get<{ revenue: number }>('/api/producer/stats')).body.revenue;
    const before = await figures();
    const bought = await buy();
    const [oil, cheese] = bought.itemIds;
    await remove(bought.orderId, { items: [{ itemId: oil, quantity: 2 }] });
    expect((await figures()) - before).toBeCloseTo(71.22, 2);
    const own = await two.shelves[0].visitor.get<ProducerOrder>(`/api/producer/orders/${bought.orderId}`);
    expect(own.body).toMatchObject({
      total: 118.7,
      leftTotal: 71.22,
      items: [{ id: oil, quantity: 5, removed: 2, leftTotal: 71.22 }],
    });
    expect(own.body.net! + own.body.takenBack! + own.body.commission!).toBeCloseTo(118.7, 2);
    const slips = await two.admin.get<PackingSlip[]>(`/api/admin/orders/slips?ids=${bought.orderId}`);
    expect(slips.body.flatMap(({ items }) => items)).toMatchObject([
      { id: oil, quantity: 5, removed: 2 },
      { id: cheese, quantity: 2, removed: 0 },
    ]);
    const list = await two.admin.get<{ items: { id: number; units: number }[] }>('/api/admin/orders?limit=5');
    expect(list.body.items.find(({ id }) => id === bought.orderId)).toMatchObject({ units: 5 });
    await two.ship(two.shelves[0], bought.orderId);
    expect((await two.mailsAbout(bought.orderId)).at(-1)).toMatchObject({
      template: 'order-shipped',
      data: { lines: [{ quantity: 3 }] },
    });
    expect(await faults()).toEqual([]);
  });

  it('in steps cost what they cost at once, and cancelling takes the rest', async () => {
    const bought = await buy([3, 1]);
    const [oil] = bought.itemIds;
    for (const step of [1, 1])
      expect((await remove(bought.orderId, { items: [{ itemId: oil, quantity: step }] })).status).toBe(201);
    const shown = await two.shown(bought);
    expect(shown).toMatchObject({ cancelledTotal: 49.98, items: [{ removed: 2, leftTotal: 24.99 }, {}] });
    const { body } = await two.admin.patch<Order>(`/api/admin/orders/${bought.orderId}`, {
      status: 'cancelled',
    });
    expect(body).toMatchObject({ status: 'cancelled', payment: { open: 0 } });
    expect([await two.stockOf(two.shelves[0]), await two.stockOf(two.shelves[1])]).toEqual([100, 100]);
    expect(await faults()).toEqual([]);
  });

  it('that are all of a part cancel it; other pieces of the same request are reduced with it, or nothing is', async () => {
    const bought = await buy();
    const [oil, cheese] = bought.itemIds;
    const items = [
      { itemId: oil, quantity: 1 },
      { itemId: cheese, quantity: 2 },
    ];
    const { body: quote } = await quoteOf(bought.orderId, [oil, 1], [cheese, 2]);
    const { status, body } = await remove(bought.orderId, { items, reason: 'A shelf fell down.' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      cancelledTotal: 43.74,
      parts: [{ status: 'pending' }, { status: 'cancelled' }],
    });
    expect(quote).toMatchObject({
      reduced: 43.74,
      total: 94.96,
      open: body.payment.open,
      cancelledParts: [body.parts[1]!.id],
    });
    expect(body.items).toMatchObject([{ removed: 1 }, { removed: 0 }]);
    expect([await two.stockOf(two.shelves[0]), await two.stockOf(two.shelves[1])]).toEqual([96, 100]);
    // One mail says all of it.
    const told = (await two.mailsAbout(bought.orderId)).filter(({ template }) => template !== 'new-order');
    expect(told).toMatchObject([
      {
        template: 'order-reduced',
        data: {
          lines: [{ quantity: 1 }, { quantity: 2 }],
          reason: 'A shelf fell down.',
          lessCents: 43_74,
          totalCents: 94_96,
        },
      },
      { template: 'fewer-pieces', data: { removed: [{ quantity: 1 }], lines: [{ quantity: 4 }] } },
    ]);
    // So does the history, of the whole part as well.
    const said = { reason: 'A shelf fell down.' };
    expect(body.history.slice(-2)).toMatchObject([
      { changed: ['piecesRemoved'], removed: { ...said, items: [{ itemId: oil, quantity: 1 }] } },
      {
        status: 'cancelled',
        partId: body.parts[1]!.id,
        removed: { ...said, items: [{ itemId: cheese, quantity: 2 }] },
      },
    ]);
    expect(body).toMatchObject({ removedTotal: 43.74 });
    expect(await faults()).toEqual([]);
  });

  it('are told apart from what is cancelled afterwards', async () => {
    const bought = await buy([3, 2]);
    const [oil] = bought.itemIds;
    await remove(bought.orderId, { items: [{ itemId: oil, quantity: 1 }] });
    await two.ship(two.shelves[1], bought.orderId);
    const { body } = await two.admin.patch<Order>(`/api/admin/orders/${bought.orderId}`, {
      status: 'cancelled',
    });
    expect(body).toMatchObject({ status: 'shipped', removedTotal: 24.99, cancelledTotal: 74.97 });
    expect((await two.mailsAbout(bought.orderId)).at(-1)).toMatchObject({
      template: 'order-cancelled',
      data: { lines: [{ quantity: 2 }] },
    });
  });

  it('one soon after the other are told in one mail to each, with all of them and every reason', async () => {
    const bought = await buy();
    const [oil, cheese] = bought.itemIds;
    const steps = [
      { items: [{ itemId: oil, quantity: 1 }], reason: 'One is broken.' },
      { items: [{ itemId: cheese, quantity: 1 }] },
      { items: [{ itemId: oil, quantity: 2 }], reason: 'Two are missing.' },
      { items: [{ itemId: oil, quantity: 1 }], reason: 'One is broken.' },
    ];
    for (const step of steps) expect((await remove(bought.orderId, step)).status).toBe(201);
    const mails = async () =>
      (await two.mailsAbout(bought.orderId)).filter(({ template }) => template !== 'new-order');
    const open = (await two.shown(bought)).payment.open;
    expect(await mails()).toMatchObject([
      {
        template: 'order-reduced',
        data: {
          lines: [{ quantity: 4 }, { quantity: 1 }],
          reason: 'One is broken.\nTwo are missing.',
          lessCents: Math.round((138.7 - open) * 100),
          openCents: Math.round(open * 100),
        },
      },
      { template: 'fewer-pieces', data: { removed: [{ quantity: 4 }], lines: [{ quantity: 1 }] } },
      { template: 'fewer-pieces', data: { removed: [{ quantity: 1 }], lines: [{ quantity: 1 }] } },
    ]);
    // They wait for a few minutes.
    expect((await mails()).every(({ nextAttemptAt, createdAt }) => nextAttemptAt > createdAt)).toBe(true);
    // A producer of whom nothing is left has nothing to pack.
    expect((await remove(bought.orderId, { items: [{ itemId: cheese, quantity: 1 }] })).status).toBe(201);
    expect((await mails()).map(({ template }) => template)).toEqual(['order-reduced', 'fewer-pieces']);
    // What has left is not said again.
    await two.shop.db
      .update(mailOutbox)
      .set({ sentAt: new Date() })
      .where(eq(mailOutbox.orderId, bought.orderId));
    const other = await buy();
    await remove(other.orderId, { items: [{ itemId: other.itemIds[0], quantity: 1 }] });
    await two.shop.db
      .update(mailOutbox)
      .set({ sentAt: new Date() })
      .where(eq(mailOutbox.orderId, other.orderId));
    await remove(other.orderId, { items: [{ itemId: other.itemIds[0], quantity: 1 }] });
    const twice = (await two.mailsAbout(other.orderId)).filter(
      ({ template }) => template === 'order-reduced',
    );
    expect(twice).toMatchObject([
      { data: { lines: [{ quantity: 1 }] } },
      { data: { lines: [{ quantity: 1 }] } },
    ]);
  });

  it('are told before anything else that happens to the order', async () => {
    const bought = await buy();
    await remove(bought.orderId, { items: [{ itemId: bought.itemIds[0], quantity: 1 }] });
    await two.ship(two.shelves[0], bought.orderId);
    const [first, ...others] = (await two.mailsAbout(bought.orderId)).filter(
      ({ template }) => template !== 'new-order',
    );
    expect(first!.template).toBe('order-reduced');
    for (const { nextAttemptAt } of others) expect(first!.nextAttemptAt <= nextAttemptAt).toBe(true);
  });

  it('that are not there go to nobody', async () => {
    const bought = await buy();
    const [oil, cheese] = bought.itemIds;
    await remove(bought.orderId, {
      items: [
        { itemId: oil, quantity: 1 },
        { itemId: cheese, quantity: 2 },
      ],
      restock: false,
    });
    expect([await two.stockOf(two.shelves[0]), await two.stockOf(two.shelves[1])]).toEqual([95, 98]);
    await two.admin.patch(`/api/admin/orders/${bought.orderId}`, { status: 'cancelled' });
    expect([await two.stockOf(two.shelves[0]), await two.stockOf(two.shelves[1])]).toEqual([99, 98]);
    expect(await faults()).toEqual([]);
  });

  it('may not be the whole order: it is cancelled instead', async () => {
    const bought = await buy([2, 1]);
    const [oil, cheese] = bought.itemIds;
    const items = [
      { itemId: oil, quantity: 2 },
      { itemId: cheese, quantity: 1 },
    ];
    expect((await quoteOf(bought.orderId, [oil, 2], [cheese, 1])).body).toMatchObject({
      isWhole: true,
      total: 0,
      open: 0,
    });
    expect(await remove(bought.orderId, { items })).toMatchObject({
      status: 409,
      body: {
        reason: 'cancel_instead',
        message: 'Nothing would be left of the order. Please cancel it instead.',
      },
    });
    expect(await two.shown(bought)).toMatchObject({ cancelledTotal: 0, history: [{ status: 'pending' }] });
  });

  it('are taken from a parcel that has not left, whatever the others do, and from no other', async () => {
    const bought = await buy();
    const [oil, cheese] = bought.itemIds;
    await two.ship(two.shelves[0], bought.orderId);
    const gone = await remove(bought.orderId, { items: [{ itemId: oil, quantity: 1 }] });
    expect(gone.status).toBe(409);
    expect(gone.body.message).toMatch(/has already left/u);
    expect((await remove(bought.orderId, { items: [{ itemId: cheese, quantity: 1 }] })).status).toBe(201);
    expect((await remove(bought.orderId, { items: [{ itemId: cheese, quantity: 1 }] })).body).toMatchObject({
      status: 'shipped',
      parts: [{ status: 'shipped' }, { status: 'cancelled' }],
    });
    const over = await remove(bought.orderId, { items: [{ itemId: cheese, quantity: 1 }] });
    expect(over.status).toBe(409);
    expect(over.body.message).toMatch(/has been cancelled already/u);
    expect(await faults()).toEqual([]);
  });

  it('are refused where they make no sense', async () => {
    const bought = await buy();
    const [oil] = bought.itemIds;
    const [other] = (await buy()).itemIds;
    const many = await remove(bought.orderId, { items: [{ itemId: oil, quantity: 6 }] });
    expect(many).toMatchObject({ status: 409 });
    expect(many.body.message).toMatch(/^Only 5 of “.+” can still be removed\.$/u);
    expect(await remove(bought.orderId, { items: [{ itemId: other, quantity: 1 }] })).toMatchObject({
      status: 400,
      body: { fields: { 'items.0.itemId': 'This line does not belong to the order.' } },
    });
    const wrong: [unknown, string][] = [
      [[], 'items'],
      [[{ itemId: oil, quantity: 0 }], 'items.0.quantity'],
      [[{ itemId: oil, quantity: -1 }], 'items.0.quantity'],
      [[{ itemId: oil, quantity: 1.5 }], 'items.0.quantity'],
      [[{ itemId: oil, quantity: 2 ** 31 }], 'items.0.quantity'],
      [[{ itemId: 2 ** 31, quantity: 1 }], 'items.0.itemId'],
      [
        [
          { itemId: oil, quantity: 1 },
          { itemId: oil, quantity: 1 },
        ],
        'items',
      ],
      [Array.from({ length: 1_000 }, (_, index) => ({ itemId: index + 1, quantity: 1 })), 'items'],
    ];
    for (const [items, field] of wrong) {
      const { status, body } = await remove(bought.orderId, { items });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    }
    expect((await remove(999_999, { items: [{ itemId: oil, quantity: 1 }] })).status).toBe(404);
    expect((await quoteOf(bought.orderId, [oil, 6])).status).toBe(409);
    expect(
      await remove(bought.orderId, { items: [{ itemId: oil, quantity: 1 }], asCredit: true }),
    ).toMatchObject({ status: 409 });
    const body = { items: [{ itemId: oil, quantity: 1 }] };
    const path = `/api/admin/orders/${bought.orderId}/removals`;
    expect((await two.shelves[0].visitor.post(path, body)).status).toBe(403);
    expect((await bought.guest.post(path, body)).status).toBe(401);
    expect((await two.shown(bought)).cancelledTotal).toBe(0);
  });

  it('count once for each key, however often and at once it is sent', async () => {
    const bought = await buy();
    const body = { items: [{ itemId: bought.itemIds[0], quantity: 1 }] };
    const sent = await Promise.all([1, 2, 3].map(() => remove(bought.orderId, body, 'one jar')));
    expect(sent.map(({ status, body: { items } }) => [status, items[0]!.removed])).toEqual(
      [1, 2, 3].map(() => [201, 1]),
    );
    const more = await remove(
      bought.orderId,
      { items: [{ itemId: bought.itemIds[0], quantity: 2 }] },
      'one jar',
    );
    expect(more).toMatchObject({ status: 409, body: { reason: 'key_reused' } });
    const others = await Promise.all(
      ['b', 'c', 'd', 'e', 'f'].map((key) => remove(bought.orderId, body, key)),
    );
    expect(others.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 409]);
    expect(await two.shown(bought)).toMatchObject({
      parts: [{ status: 'cancelled' }, { status: 'pending' }],
    });
    expect(await two.stockOf(two.shelves[0])).toBe(100);
    expect(await faults()).toEqual([]);
  });

  it('lose or win against the producer who ships, the customer who cancels and the clerk who cancels, never both', async () => {
    for (const rival of ['ship', 'customer', 'clerk'] as const) {
      const bought = await buy();
      const [oil] = bought.itemIds;
      const against = {
        ship: () => two.ship(two.shelves[0], bought.orderId),
        customer: () => bought.guest.post(`/api/orders/${bought.orderId}/cancel?token=${bought.token}`),
        clerk: () => two.admin.patch(`/api/admin/orders/${bought.orderId}`, { status: 'cancelled' }),
      }[rival];
      const [removed, other] = await Promise.all([
        remove(bought.orderId, { items: [{ itemId: oil, quantity: 2 }] }),
        against(),
      ]);
      expect(other.status).toBe(200);
      expect([201, 409]).toContain(removed.status);
      const shown = await two.shown(bought);
      expect(shown.items[0]!.removed).toBe(removed.status === 201 ? 2 : 0);
      expect(await faults()).toEqual([]);
    }
  });
});
