import { beforeAll, describe, expect, it } from 'vitest';
import type { AdminSettings } from '#domains/desk/model/admin.ts';
import { FORM, openCheckoutDesk } from '../../../../tests/support/checkout-desk.ts';
import { anAdmin } from '../../../../tests/support/people.ts';
import type { Visitor } from '../../../../tests/support/test-app.ts';

const ACCOUNT = {
  'bank.holder': 'Madia Foods LLC',
  'bank.routingNumber': '021000021',
  'bank.accountNumber': '442190017',
};
const NO_ACCOUNT = Object.fromEntries(Object.keys(ACCOUNT).map((key) => [key, null]));

const desk = openCheckoutDesk({ publicUrl: 'https://shop.example', payments: ['invoice', 'test'] });
let admin: Visitor;
beforeAll(async () => {
  ({ visitor: admin } = await anAdmin(desk.shop));
});

const choose = async (change: object) =>
  expect((await admin.patch<AdminSettings>('/api/admin/settings', change)).status).toBe(200);
const offered = async () => {
  await desk.add(desk.oil, 1);
  return (await desk.visitor.get<{ paymentMethods: string[] }>('/api/checkout/options')).body.paymentMethods;
};
const orderBy = async (paymentMethod?: string) => {
  await desk.add(desk.oil, 1);
  return desk.checkout(desk.visitor, { ...FORM, ...(paymentMethod && { paymentMethod }) });
};

describe('a shop behind https without a bank account', () => {
  it('does not offer an invoice, and refuses one clearly', async () => {
    await choose(NO_ACCOUNT);
    expect(await offered()).toEqual(['test']);
    const { status, text } = await orderBy('invoice');
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({
      fields: {
        paymentMethod: 'Paying by invoice is not offered: the shop has no bank account yet',
      },
    });
    expect((await orderBy()).body.order.payment.method).toBe('test');
  });

  it('offers it once it has one', async () => {
    await choose(ACCOUNT);
    expect(await offered()).toEqual(['invoice', 'test']);
    expect((await orderBy('invoice')).body.order.payment.payTo).toMatchObject({ accountNumber: '442190017' });
  });

  it('says so where there is no other way to pay', async () => {
    await choose({ ...NO_ACCOUNT, 'money.methods': ['invoice'] });
    expect(await offered()).toEqual([]);
    expect((await orderBy()).status).toBe(503);
    await choose({ 'money.methods': null });
  });
});

it('offers what the owner chose, in that order, and nothing else', async () => {
  await choose({ ...ACCOUNT, 'money.methods': ['test', 'invoice'] });
  expect(await offered()).toEqual(['test', 'invoice']);
  await choose({ 'money.methods': ['invoice'] });
  expect((await orderBy('test')).status).toBe(400);
  expect((await orderBy()).body.order.payment.method).toBe('invoice');
});
