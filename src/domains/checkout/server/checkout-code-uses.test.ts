import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminPromoCode } from '#domains/cart/model/promo-codes/promo-code.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { promoUses } from '#domains/cart/server/promotions.schema.ts';
import { LIMITS } from '#engine/server/http/limits.ts';
import { FORM } from '../../../../tests/support/checkout-desk.ts';
import { openCodeDesk } from '../../../../tests/support/code-desk.ts';
import { aBuyer, anAdmin } from '../../../../tests/support/people.ts';
import { openTestApp, Visitor } from '../../../../tests/support/test-app.ts';

/** What those read whose order was not taken, each message once. */
const refusals = (answers: { status: number; body: { message: string } }[]) => [
  ...new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.message)),
];

describe('the uses of a code', () => {
  const desk = openCodeDesk();

  it('gives its use back when it is cancelled', async () => {
    await desk.make({ maxUses: 1, oncePerCustomer: true });
    await desk.add(desk.cheese, 1);
    const first = (await desk.order(desk.code)).body;
    await desk.add(desk.cheese, 1);
    expect((await desk.order(desk.code, { customerEmail: 'bo@example.com' })).status).toBe(409);
    await desk.visitor.post(`/api/orders/${first.orderId}/cancel?token=${first.token}`);
    expect((await desk.stored()).uses).toBe(0);
    expect((await desk.order(desk.code)).status).toBe(201);
    expect((await desk.stored()).uses).toBe(1);
  });

  describe('where a customer may use it once', () => {
    beforeEach(() => desk.make({ oncePerCustomer: true }));

    it('knows the e-mail address without regard to case', async () => {
      await desk.add(desk.cheese, 1);
      expect((await desk.order(desk.code)).status).toBe(201);
      const guest = desk.shop.visitor();
      await desk.add(desk.cheese, 1, guest);
      const again = await desk.order(desk.code, { customerEmail: 'ADA@Example.COM' }, guest);
      expect(again.status).toBe(409);
      expect(again.body.message).toContain('once per customer');
      expect((await desk.order(desk.code, { customerEmail: 'bo@example.com' }, guest)).status).toBe(201);
    });

    it('knows the account, whatever the address', async () => {
      const buyer = await aBuyer(desk.shop, `once-${desk.code}`);
      await desk.add(desk.cheese, 1, buyer.visitor);
      expect((await desk.order(desk.code, {}, buyer.visitor)).status).toBe(201);
      await desk.add(desk.cheese, 1, buyer.visitor);
      const again = await desk.order(desk.code, { customerEmail: 'other@example.com' }, buyer.visitor);
      expect(again.status).toBe(409);
    });

    it('takes one of several orders of the same customer at once, and says why to the others', async () => {
      const guests = await Promise.all(
        Array.from({ length: 6 }, async () => {
          const guest = desk.shop.visitor();
          await desk.add(desk.cheese, 1, guest);
          return guest;
        }),
      );
      const answers = await Promise.all(guests.map((guest) => desk.order(desk.code, {}, guest)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
      expect(refusals(answers)).toEqual([
        `You have already used the code ${desk.code}. It is valid once per customer.`,
      ]);
      expect((await desk.stored()).uses).toBe(1);
    });
  });

  it('gives the last use to exactly one of many checkouts at once', async () => {
    await desk.make({ maxUses: 3, uses: 1 });
    const guests = await Promise.all(
      Array.from({ length: 24 }, async () => {
        const guest = desk.shop.visitor();
        await desk.add(desk.cheese, 1, guest);
        await desk.put(guest);
        return guest;
      }),
    );
    const answers = await Promise.all(
      guests.map((guest, index) =>
        desk.order(undefined, { customerEmail: `guest-${index}@example.com` }, guest),
      ),
    );
    const placed = answers.filter(({ status }) => status === 201);
    expect(placed).toHaveLength(2);
    for (const { body } of placed) expect(body.order.promo).toEqual({ code: desk.code, discount: 1 });
    expect(refusals(answers)).toEqual([`The code ${desk.code} has been used up.`]);
    const { id, uses } = await desk.stored();
    expect(uses).toBe(3);
    expect(await desk.shop.db.$count(promoUses, eq(promoUses.promoCodeId, id))).toBe(2);
    expect(await desk.shop.db.$count(orders, eq(orders.promoCodeId, id))).toBe(2);
  });

  it('is one order when it is sent twice at once, and uses the code once', async () => {
    await desk.make({ oncePerCustomer: true });
    await desk.add(desk.cheese, 1);
    await desk.put();
    const answers = await Promise.all(
      [1, 2, 3].map(() => desk.checkout(desk.visitor, FORM, `key-${desk.code}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
    expect((await desk.stored()).uses).toBe(1);
  });

  it('is counted in what the code has cost, without what was cancelled', async () => {
    await desk.make();
    const admin = await anAdmin(desk.shop, `admin-${desk.code}`);
    const cost = async () =>
      (await admin.visitor.get<AdminPromoCode[]>(`/api/admin/promo-codes?q=${desk.code}`)).body[0]!;
    await desk.add(desk.cheese, 1);
    await desk.order(desk.code);
    await desk.add(desk.cheese, 2);
    const { orderId } = (await desk.order(desk.code)).body;
    expect(await cost()).toMatchObject({ uses: 2, cost: 3 });
    await admin.visitor.patch(`/api/admin/orders/${orderId}`, { status: 'cancelled' });
    expect(await cost()).toMatchObject({ uses: 1, cost: 1 });
  });
});

describe('guessing codes by ordering', () => {
  it('ends as it does in the cart', async () => {
    const shop = await openTestApp({ rateLimit: true });
    const visitor = new Visitor(shop.app, '192.0.2.9');
    await visitor.post('/api/cart', { productId: 1 });
    const guess = (promoCode: string) => visitor.post('/api/checkout', { ...FORM, promoCode });
    const guesses = Array.from({ length: LIMITS.codeGuesses.max }, (_, n) => guess(`GUESS-${n}`));
    expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([409]));
    expect((await guess('GUESS')).status).toBe(429);
    expect((await visitor.post('/api/cart/promo', { code: 'GUESS' })).status).toBe(429);
  });
});
