// What the owner takes by invoice at most (`money.invoiceMaximum`), from guests and accounts alike.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { rateLimits } from '#engine/server/db/operations.schema.ts';
import { FORM, openCheckoutDesk } from '../../../../tests/support/checkout-desk.ts';
import { anAdmin } from '../../../../tests/support/people.ts';
import { createUser, type Visitor } from '../../../../tests/support/test-app.ts';

const message = expect.stringMatching(/up to \$500.*another way to pay/) as unknown;
const REFUSED = {
  status: 409,
  body: { reason: 'invoice_too_large', message, fields: { paymentMethod: message } },
};

describe('an order by invoice', () => {
  const desk = openCheckoutDesk({ payments: ['invoice', 'test'] });
  let owner: Visitor;
  const setMaximum = async (maximum: number | null) =>
    expect((await owner.patch('/api/admin/settings', { 'money.invoiceMaximum': maximum })).status).toBe(200);
  const order = async (quantity: number, form: object = {}) => {
    await desk.add(desk.cheese, quantity);
    return desk.checkout(desk.visitor, { ...FORM, paymentMethod: 'invoice', ...form });
  };
  const methodOf = ({ body }: Awaited<ReturnType<typeof order>>) => body.order.payment.method;

  beforeAll(async () => {
    owner = (await anAdmin(desk.shop)).visitor;
  });
  beforeEach(async () => {
    await desk.shop.db.delete(rateLimits);
    // From $100 on it is sent for nothing.
    await desk.change(desk.cheese, { priceCents: 20_00 });
    await setMaximum(500);
  });
  afterAll(() => setMaximum(null));

  it('is taken up to the maximum to the cent, and refused above it with what to do', async () => {
    expect((await order(25)).status).toBe(201);
    await desk.change(desk.cheese, { priceCents: 20_01 });
    expect(await order(25)).toMatchObject(REFUSED);
  });

  it('is refused before anything is counted or taken, and the cart stays', async () => {
    for (let times = 0; times < 40; times += 1)
      expect(await order(times === 0 ? 26 : 0)).toMatchObject(REFUSED);
    expect((await desk.cartOf()).items).toMatchObject([{ quantity: 26 }]);
    expect((await order(0, { paymentMethod: 'test' })).status).toBe(201);
  });

  it('is refused of an account as of a guest', async () => {
    const userId = await createUser(desk.shop.db, { username: 'grocer', role: 'BUYER' });
    await desk.add(desk.cheese, 1);
    await desk.signIn(desk.visitor, userId);
    expect(await order(25)).toMatchObject(REFUSED);
  });

  it('without a choice is paid by the next way that the shop offers', async () => {
    expect(methodOf(await order(25, { paymentMethod: undefined }))).toBe('invoice');
    expect(methodOf(await order(26, { paymentMethod: undefined }))).toBe('test');
  });

  it('may be larger where credit pays the rest', async () => {
    const userId = await createUser(desk.shop.db, { username: 'creditor', role: 'BUYER' });
    await desk.add(desk.cheese, 1);
    await desk.signIn(desk.visitor, userId);
    const grant = { amount: 19.99, reason: 'A broken jar' };
    expect((await owner.post(`/api/admin/users/${userId}/credit`, grant)).status).toBe(201);
    expect(await order(25, { useCredit: true })).toMatchObject(REFUSED);
    await desk.change(desk.cheese, { priceCents: 19_99 });
    const { status, body } = await order(0, { useCredit: true });
    expect([status, body.order.orderTotal, body.payment.open]).toEqual([201, 519.74, 499.75]);
  });

  it('of a gift card is bounded as well', async () => {
    await setMaximum(100);
    const buy = (amount: number) =>
      desk.visitor.post<{ reason: string }>('/api/gift-cards', {
        ...FORM,
        shippingAddress: undefined,
        paymentMethod: 'invoice',
        amount,
      });
    expect((await buy(100.01)).body.reason).toBe('invoice_too_large');
    expect((await buy(100)).status).toBe(201);
  });

  it('says its maximum beside the ways to pay, and nothing where there is none', async () => {
    const options = async () => (await desk.visitor.get<CheckoutOptions>('/api/checkout/options')).body;
    expect((await options()).invoiceMaximum).toBe(500);
    await setMaximum(null);
    expect(await options()).not.toHaveProperty('invoiceMaximum');
    expect((await order(70)).status).toBe(201);
  });
});
