import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { CheckoutAnswer } from '#domains/checkout/model/checkout.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { sessions } from '#engine/server/sessions/users.schema.ts';
import { catalogueState } from '#engine/server/db/changes.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { auditLog, mailOutbox } from '#engine/server/db/operations.schema.ts';
import { orders } from './orders.schema.ts';
import { expiry, hashToken, newToken } from '#engine/server/sessions/session.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { createUser, openTestApp, type TestApp, type Visitor } from '../../../../tests/support/test-app.ts';

const FORM = {
  customerName: 'Ada Moreau',
  customerEmail: 'ada@example.com',
  shippingAddress: '12 Harbour Street, Portland',
};
const HOUR_MS = 60 * 60 * 1000;

describe('an order', () => {
  let shop: TestApp;
  let product: number;
  const accounts: Record<string, number> = {};

  beforeAll(async () => {
    shop = await openTestApp();
    accounts.ada = await createUser(shop.db, { username: 'ada', role: 'BUYER' });
    accounts.ben = await createUser(shop.db, { username: 'ben', role: 'BUYER' });
    accounts.root = await createUser(shop.db, { username: 'root', role: 'ADMIN' });
    const [any] = await shop.db.select().from(products).where(eq(products.inStock, true)).limit(1);
    product = any!.id;
  });
  beforeEach(async () => {
    await shop.db.update(products).set({ quantityAvailable: 100 }).where(eq(products.id, product));
  });

  const signedIn = async (name: string): Promise<Visitor> => {
    const visitor = shop.visitor();
    const token = newToken();
    await shop.db
      .insert(sessions)
      .values({ tokenHash: hashToken(token), userId: accounts[name]!, expiresAt: expiry() });
    visitor.cookies.set('session', token);
    return visitor;
  };
  const buy = async (who: Visitor, quantity = 2): Promise<CheckoutAnswer> => {
    await who.post('/api/cart', { productId: product, quantity });
    return (await who.post<CheckoutAnswer>('/api/checkout', FORM)).body;
  };
  const stock = async () =>
    (await shop.db.select().from(products).where(eq(products.id, product)))[0]!.quantityAvailable;
  const age = (id: number, ms: number) =>
    shop.db
      .update(orders)
      .set({ createdAt: new Date(Date.now() - ms) })
      .where(eq(orders.id, id));
  const mailsOf = async (id: number) => {
    const found = await shop.db
      .select({ template: mailOutbox.template })
      .from(mailOutbox)
      .where(sql`${mailOutbox.data} ->> 'orderId' = ${String(id)}`)
      .orderBy(mailOutbox.id);
    return found.map(({ template }) => template);
  };

  describe('of a buyer', () => {
    it('is listed, newest first, to its buyer alone', async () => {
      const ada = await signedIn('ada');
      const first = await buy(ada, 1);
      const second = await buy(ada, 2);
      const mine = (await ada.get<Order[]>('/api/user/orders')).body;
      expect(mine.map(({ id }) => id)).toEqual([second.orderId, first.orderId]);
      expect(mine[0]).toEqual(second.order);
      expect((await (await signedIn('ben')).get('/api/user/orders')).body).toEqual([]);
      expect((await shop.visitor().get('/api/user/orders')).status).toBe(401);
      expect((await (await signedIn('root')).get('/api/user/orders')).status).toBe(403);
    });

    it('can be cancelled within two hours: stock back, mail, history', async () => {
      const ada = await signedIn('ada');
      const before = await readLedger(shop.db);
      const { orderId } = await buy(ada, 7);
      expect(await stock()).toBe(93);
      const { status, body } = await ada.post<Order>(`/api/user/orders/${orderId}/cancel`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 'cancelled', canCancel: false });
      expect(body.history.map(({ status, actor }) => [status, actor])).toEqual([
        ['pending', 'buyer'],
        ['cancelled', 'buyer'],
      ]);
      expect(await stock()).toBe(100);
      expect(await mailsOf(orderId)).toEqual(['order-confirmation', 'order-cancelled']);
      expect(await readLedger(shop.db)).toMatchObject({ units: before.units, sold: before.sold, faults: [] });
    });

    it('is cancelled once, however often it is asked', async () => {
      const ada = await signedIn('ada');
      const { orderId } = await buy(ada, 5);
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => ada.post(`/api/user/orders/${orderId}/cancel`)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      expect(await stock()).toBe(100);
    });

    it('cannot be cancelled after two hours, nor once it is being processed', async () => {
      const ada = await signedIn('ada');
      const late = await buy(ada);
      await age(late.orderId, 2 * HOUR_MS + 1_000);
      const answer = await ada.post(`/api/user/orders/${late.orderId}/cancel`);
      expect(answer.status).toBe(409);
      expect(answer.body.message).toBe(
        'Orders can be cancelled within 2 hours of placing them, as long as they are still pending.',
      );
      expect((await ada.get<Order[]>('/api/user/orders')).body[0]!.canCancel).toBe(false);

      const early = await buy(ada);
      await (await signedIn('root')).patch(`/api/admin/orders/${early.orderId}`, { status: 'processing' });
      expect((await ada.post(`/api/user/orders/${early.orderId}/cancel`)).status).toBe(409);
    });

    it('does not exist for anybody else', async () => {
      const { orderId } = await buy(await signedIn('ada'));
      const ben = await signedIn('ben');
      const answer = await ben.post(`/api/user/orders/${orderId}/cancel`);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ code: 'not_found', message: 'This order does not exist.' });
      expect((await ben.post('/api/user/orders/999999/cancel')).status).toBe(404);
    });
  });

  describe('of a guest', () => {
    it('is found again by its token, and by nothing else', async () => {
      const { orderId, token, order } = await buy(shop.visitor());
      const anyone = shop.visitor();
      expect((await anyone.get(`/api/orders/${orderId}?token=${token}`)).body).toEqual(order);
      const wrong = [
        `?token=${token.slice(1)}x`,
        '?token=',
        '',
        `?token=${'x'.repeat(500)}`,
        '?token=a&token=b',
      ];
      for (const query of wrong) {
        expect((await anyone.get(`/api/orders/${orderId}${query}`)).status).toBe(404);
        expect((await anyone.post(`/api/orders/${orderId}/cancel${query}`)).status).toBe(404);
      }
      const other = await buy(shop.visitor());
      expect((await anyone.get(`/api/orders/${other.orderId}?token=${token}`)).status).toBe(404);
    });

    it('can be cancelled by its token', async () => {
      const { orderId, token } = await buy(shop.visitor(), 4);
      const { body } = await shop.visitor().post<Order>(`/api/orders/${orderId}/cancel?token=${token}`);
      expect(body.status).toBe('cancelled');
      expect(body.history.at(-1)!.actor).toBe('customer');
      expect(await stock()).toBe(100);
    });
  });

  describe('moved by an administrator', () => {
    it('goes from pending to completed, with history, mail and audit log', async () => {
      const { orderId } = await buy(shop.visitor());
      const root = await signedIn('root');
      for (const status of ['processing', 'shipped', 'completed']) {
        const answer = await root.patch<Order>(`/api/admin/orders/${orderId}`, { status });
        expect(answer.status).toBe(200);
        expect(answer.body).toMatchObject({ status, customerName: 'Ada Moreau' });
      }
      const { body } = await root.patch(`/api/admin/orders/${orderId}`, { status: 'cancelled' });
      expect(body.code).toBe('conflict');
      expect(await mailsOf(orderId)).toEqual(['order-confirmation', 'order-shipped', 'order-delivered']);
      const log = await shop.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.entityId, String(orderId)));
      expect(log.map(({ actorName, action, detail }) => [actorName, action, detail])).toEqual([
        ['root', 'order.status', { from: 'pending', to: 'processing' }],
        ['root', 'order.status', { from: 'processing', to: 'shipped' }],
        ['root', 'order.status', { from: 'shipped', to: 'completed' }],
      ]);
    });

    test.each([
      ['shipped', 409],
      ['completed', 409],
      ['pending', 409],
      ['lost', 400],
      [undefined, 400],
    ])('cannot jump from pending to %s', async (status, expected) => {
      const { orderId } = await buy(shop.visitor());
      const answer = await (await signedIn('root')).patch(`/api/admin/orders/${orderId}`, { status });
      expect(answer.status).toBe(expected);
    });

    it('goes back to the shelf when cancelled, and the shop shows it in stock again', async () => {
      const { orderId } = await buy(shop.visitor(), 100);
      expect(await stock()).toBe(0);
      const version = (await shop.db.select().from(catalogueState))[0]!.version;
      const root = await signedIn('root');
      await root.patch(`/api/admin/orders/${orderId}`, { status: 'processing' });
      await root.patch(`/api/admin/orders/${orderId}`, { status: 'cancelled' });
      expect(await stock()).toBe(100);
      expect((await shop.db.select().from(catalogueState))[0]!.version).toBe(version + 1);
    });

    it('is not moved by anybody else', async () => {
      const { orderId } = await buy(shop.visitor());
      const move = { status: 'processing' };
      expect((await (await signedIn('ada')).patch(`/api/admin/orders/${orderId}`, move)).status).toBe(403);
      expect((await shop.visitor().patch(`/api/admin/orders/${orderId}`, move)).status).toBe(401);
      expect((await (await signedIn('root')).patch('/api/admin/orders/999999', move)).status).toBe(404);
    });
  });
});
