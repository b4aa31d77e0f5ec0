import { eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailOutbox, rateLimits } from '#engine/server/db/operations.schema.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { LIMITS, MAX_OPEN_ORDERS } from '#engine/server/http/limits.ts';
import { FORM, openCheckoutDesk } from '../../../../tests/support/checkout-desk.ts';
import { createUser, Visitor } from '../../../../tests/support/test-app.ts';

describe('checkout with limits', () => {
  const desk = openCheckoutDesk({ rateLimit: true });
  let network = 0;
  beforeEach(async () => {
    network += 1;
    await desk.change(desk.oil, { quantityAvailable: 10_000 });
    await desk.shop.db.delete(rateLimits);
  });

  /** A browser of a network of its own for each test. */
  const browser = (ip = `203.0.113.${network}`) => new Visitor(desk.shop.app, ip);
  const buy = async (who: Visitor, customerEmail: string, key?: string) => {
    await desk.add(desk.oil, 1, who);
    return desk.checkout(who, { ...FORM, customerEmail }, key);
  };
  const statusesOf = async (times: number, order: (n: number) => ReturnType<typeof buy>) => {
    const statuses: number[] = [];
    for (let n = 1; n <= times; n += 1) statuses.push((await order(n)).status);
    return statuses;
  };
  const repeated = (status: number, times: number) => Array.from({ length: times }, () => status);

  it('sells to an office of 20 behind one IP; where a network orders without end, who signs in still can', async () => {
    const statuses = await statusesOf(20, (n) => buy(browser(), `colleague${n}@office.example`));
    expect(statuses).toEqual(repeated(201, 20));
    const ofNetwork = eq(rateLimits.count, 20);
    await desk.shop.db.update(rateLimits).set({ count: LIMITS.guestOrders.max }).where(ofNetwork);
    const next = await buy(browser(), 'one-more@office.example');
    expect([next.status, next.body.message]).toEqual([
      429,
      'A great many orders have come from your network within the last hour. Please sign in to order, or try again later.',
    ]);
    const buyer = browser();
    await desk.add(desk.oil, 1, buyer);
    await desk.signIn(buyer, await createUser(desk.shop.db, { username: 'signed-in', role: 'BUYER' }));
    expect((await buy(buyer, 'signed-in@example.com')).status).toBe(201);
  });

  it('writes to a stranger ten times a day at most, however the address is spelled', async () => {
    const spelling = (n: number) => `Victim+${n}@example.com`;
    const statuses = await statusesOf(12, (n) => buy(browser(`198.51.100.${n}`), spelling(n)));
    expect(statuses).toEqual([...repeated(201, LIMITS.ordersToRecipient.max), 429, 429]);
    const sent = await desk.shop.db.select().from(mailOutbox).where(like(mailOutbox.recipient, 'Victim%'));
    expect(sent).toHaveLength(LIMITS.ordersToRecipient.max);
  });

  it('takes ten orders an hour from one session, and keeps the refused cart', async () => {
    const guest = browser();
    const statuses = await statusesOf(11, (n) => buy(guest, `present${n}@example.com`));
    expect(statuses).toEqual([...repeated(201, LIMITS.guestOrdersOfSession.max), 429]);
    expect((await desk.cartOf(guest)).cartCount).toBe(1);
  });

  it('refuses another order where ten are still open, and says what to do', async () => {
    const email = 'waiting@example.com';
    await desk.shop.db.insert(orders).values(
      repeated(0, MAX_OPEN_ORDERS.toRecipient).map(() => ({
        ...FORM,
        customerEmail: email,
        orderTotalCents: 1,
      })),
    );
    const guest = browser();
    const refused = await buy(guest, 'WAITING@example.com');
    expect(refused.status).toBe(409);
    const message =
      'There are already 10 open orders for this email address. Please cancel one through the link in its email, wait until one has been sent, or write to us.';
    expect(refused.body).toEqual({
      code: 'conflict',
      reason: 'too_many_open_orders',
      message,
      fields: { customerEmail: message },
    });
    await desk.shop.db.update(orders).set({ status: 'shipped' }).where(eq(orders.customerEmail, email));
    expect((await desk.checkout(guest, { ...FORM, customerEmail: email })).status).toBe(201);
  });

  it('counts no gift cards that somebody orders in the name of another: they hold nothing', async () => {
    const email = 'blocked@example.com';
    const card = { amount: 10, customerName: 'Mallory Blank', customerEmail: email };
    const statuses = [];
    for (let n = 1; n <= MAX_OPEN_ORDERS.toRecipient; n += 1)
      statuses.push((await browser(`198.51.101.${n}`).post('/api/gift-cards', card)).status);
    expect(statuses).toEqual(repeated(201, MAX_OPEN_ORDERS.toRecipient));
    await desk.shop.db.delete(rateLimits);
    expect((await buy(browser(), email)).status).toBe(201);
  });

  it('counts neither a refused cart nor the same submission once more', async () => {
    const guest = browser();
    const email = 'patient@example.com';
    await buy(guest, email, 'one key');
    for (let n = 0; n < 12; n += 1)
      expect((await desk.checkout(guest, { ...FORM, customerEmail: email }, 'one key')).status).toBe(201);
    for (let n = 0; n < 12; n += 1)
      expect((await desk.checkout(guest, { ...FORM, customerEmail: email }, `key ${n}`)).status).toBe(400);
    expect((await buy(guest, email)).status).toBe(201);
  });

  it('lets a signed-in buyer order to the own address far more often than to others', async () => {
    const buyer = browser();
    await desk.add(desk.oil, 1, buyer);
    await desk.signIn(buyer, await createUser(desk.shop.db, { username: 'company', role: 'BUYER' }));
    expect(await statusesOf(15, () => buy(buyer, 'company@example.com'))).toEqual(repeated(201, 15));
    const toStranger = await statusesOf(11, () => buy(buyer, 'stranger@example.com'));
    expect(toStranger.at(-1)).not.toBe(201);
  });
});

describe('names', () => {
  const desk = openCheckoutDesk();

  it('with a link are refused beside their field', async () => {
    await desk.add(desk.oil, 1);
    const answer = await desk.checkout(desk.visitor, {
      ...FORM,
      customerName: 'Win at https://evil.example',
    });
    const message = 'A name cannot contain a web or email address. After a dot, please leave a space.';
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { customerName: message } });
  });
});
