// What may be chosen and what not, and where customers pay to.
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CheckoutAnswer } from '#domains/checkout/model/checkout.ts';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import { auditLog, mailOutbox, settings } from '#engine/server/db/operations.schema.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { anAdmin } from '../../../../../tests/support/people.ts';
import { openSettingsDesk } from '../../../../../tests/support/settings-desk.ts';

const { desk, patch, setting, mail, order } = openSettingsDesk();

const ACCOUNT = {
  'bank.holder': 'Madia Foods LLC',
  'bank.routingNumber': '021000021',
  'bank.accountNumber': '4421 900 17',
};
const IBAN = { 'bank.holder': 'Madia GmbH', 'bank.iban': 'DE89 3704 0044 0532 0130 00' };
const payTo = async () => (await order()).body.order.payment.payTo;

describe('wrong values', () => {
  it.each<[string, unknown]>([
    ['shop.name', ''],
    ['shop.name', 'x'.repeat(41)],
    ['shop.name', 'two\nlines'],
    ['shop.email', 'nobody'],
    ['shop.tagline', { en: 'Only one' }],
    ['brand.accentLight', 'green'],
    ['brand.accentLight', '#2a472'],
    // 3.9:1 on the darkest of the light grounds.
    ['brand.accentLight', '#5f8a3c'],
    ['brand.accentDark', '#2a4720'],
    ['brand.accentDark', '#fff;}</style>'],
    ['delivery.freeFrom', -1],
    ['delivery.freeFrom', 9.999],
    ['delivery.freeFrom', '100'],
    ['delivery.expressPrice', 10_001],
    ['delivery.countries', []],
    ['delivery.countries', ['US', 'US']],
    ['delivery.countries', ['XX']],
    ['money.commissionPercent', 50.01],
    ['money.commissionPercent', 12.345],
    ['money.commissionPercent', -0.01],
    ['money.payoutWeeks', 0],
    ['money.payoutWeeks', 1.5],
    ['money.methods', []],
    ['money.methods', ['card']],
    ['money.methods', ['cash']],
    ['returns.lateDays', 29],
    ['returns.days', 46],
    ['bank.iban', 'DE89 3704 0044 0532 0130 01'],
    ['bank.routingNumber', '021000022'],
    ['bank.bic', 'nope'],
    ['nothing.here', 1],
    ['storeMode', 'prelaunch'],
    ['__proto__x', 1],
  ])('%s: %j is refused by name', async (key, value) => {
    const { status, body } = await patch({ [key]: value });
    expect(status).toBe(400);
    const [fault] = Object.keys(body.fields!);
    expect(fault).toBe(key === 'returns.days' ? 'returns.lateDays' : key);
    expect(Object.values(body.fields!)[0]).not.toMatch(/^\w+:\w|\{\{/);
  });

  it('leave all others as they were, and each is named', async () => {
    const { status, body } = await patch({ 'shop.name': 'Corn', 'shop.email': 'x', 'money.payoutWeeks': 99 });
    expect(status).toBe(400);
    expect(Object.keys(body.fields!)).toEqual(['shop.email', 'money.payoutWeeks']);
    expect(body.fields!['money.payoutWeeks']).toBe('Please enter a value from 1 to 12');
    expect((await setting('shop.name')).value).toBe('Madia');
  });

  it('are judged together: what two keys make right is right', async () => {
    expect((await patch({ 'returns.days': 60, 'returns.lateDays': 90 })).status).toBe(200);
    expect((await patch({ 'returns.lateDays': null })).status).toBe(400);
    expect((await patch({ 'returns.days': null, 'returns.lateDays': null })).status).toBe(200);
  });

  it('that an older version stored count as the standard', async () => {
    await desk.shop.db.insert(settings).values({ key: 'delivery.freeFrom', value: { chosen: 'much' } });
    await patch({ 'shop.name': 'Corn' });
    await desk.add(desk.oil, 1);
    const { shippingMethods } = (await desk.visitor.get<CheckoutOptions>('/api/checkout/options')).body;
    expect(shippingMethods.find(({ method }) => method === 'standard')!.price).toBe(9.95);
    await patch({ 'delivery.freeFrom': null });
  });
});

describe('two administrators at once', () => {
  it('never end with rules that are broken', async () => {
    const { visitor: other } = await anAdmin(desk.shop, 'other-admin');
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        patch({ 'returns.days': 40 }),
        other.patch('/api/admin/settings', { 'returns.lateDays': 35 }),
      ]);
      const [days, late] = [(await setting('returns.days')).value, (await setting('returns.lateDays')).value];
      expect(late as number).toBeGreaterThanOrEqual(days as number);
      await patch({ 'returns.days': null, 'returns.lateDays': null });
    }
  });
});

it('what was sold keeps its commission and its day to pay', async () => {
  const { body } = await order();
  const url = `/api/orders/${body.orderId}?token=${body.token}`;
  const [before] = await desk.shop.db.select().from(orderParts).where(eq(orderParts.orderId, body.orderId));
  await patch({ 'money.commissionPercent': 40, 'money.invoiceDays': 60 });
  const [after] = await desk.shop.db.select().from(orderParts).where(eq(orderParts.orderId, body.orderId));
  expect(after).toEqual(before);
  const { body: read } = await desk.visitor.get<CheckoutAnswer['order']>(url);
  expect(read.payment.dueOn).toBe(body.order.payment.dueOn);
});

describe('the bank account', () => {
  it('says where to pay: with the order, on its page and in its mail', async () => {
    expect(await payTo()).toBeUndefined();
    expect((await patch(ACCOUNT)).status).toBe(200);
    const { body } = await order();
    const { invoiceNumber } = body.order.payment;
    expect(body.order.payment.payTo).toEqual({
      holder: 'Madia Foods LLC',
      name: null,
      iban: null,
      routingNumber: '021000021',
      accountNumber: '442190017',
      bic: null,
      reference: invoiceNumber,
    });
    const { body: read } = await desk.visitor.get<CheckoutAnswer['order']>(
      `/api/orders/${body.orderId}?token=${body.token}`,
    );
    expect(read.payment.payTo).toEqual(body.order.payment.payTo);
    const { text } = mail('order-confirmation', 'de');
    expect(text).toContain('Kontoinhaber');
    expect(text).toContain('442190017');
    expect(text).toMatch(/Verwendungszweck.*M-20\d\d-001042/s);
  });

  it('is an IBAN where the shop has one', async () => {
    await patch({ ...IBAN, 'bank.bic': 'cobadeff', 'bank.name': 'Commerzbank' });
    expect(await payTo()).toMatchObject({
      iban: 'DE89370400440532013000',
      bic: 'COBADEFF',
      name: 'Commerzbank',
    });
    expect(mail('order-confirmation').text).toContain('DE89 3704 0044 0532 0130 00');
  });

  it('is whole or none', async () => {
    const { 'bank.holder': _holder, ...numbers } = ACCOUNT;
    expect(Object.keys((await patch(numbers)).body.fields!)).toEqual(['bank.holder']);
    const { 'bank.accountNumber': _number, ...half } = ACCOUNT;
    expect(Object.keys((await patch(half)).body.fields!)).toEqual(['bank.accountNumber']);
    await patch(ACCOUNT);
    expect(Object.keys((await patch({ 'bank.routingNumber': null })).body.fields!)).toEqual([
      'bank.routingNumber',
    ]);
  });

  it('is written to the audit log by its last digits only', async () => {
    await patch(IBAN);
    const rows = await desk.shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'settings.change'))
      .orderBy(auditLog.id);
    const ofIban = rows.findLast(({ entityId }) => entityId === 'bank.iban')!;
    expect(ofIban.detail).toEqual({ from: null, to: '…3000' });
    expect(JSON.stringify(rows)).not.toContain('DE8937');
    const ofHolder = rows.findLast(({ entityId }) => entityId === 'bank.holder')!;
    expect(ofHolder.detail).toEqual({ from: null, to: 'Madia GmbH' });
  });
});

it('another bank account is told to every owner of the shop, and to no other administrator', async () => {
  const { id } = await anAdmin(desk.shop, 'bank-watcher');
  const clerk = await anAdmin(desk.shop, 'bank-clerk');
  await desk.shop.db
    .update(users)
    .set({ rights: ['orders'] })
    .where(eq(users.id, clerk.id));
  const toldOf = async (who: number) => {
    const [person] = await desk.shop.db.select().from(users).where(eq(users.id, who));
    const mails = await desk.shop.db
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.template, 'bank-account-changed'), eq(mailOutbox.recipient, person!.email)));
    return mails.map(({ data }) => data.ends);
  };
  const none = { 'bank.holder': null, 'bank.iban': null };
  await patch(none);
  const before = (await toldOf(id)).length;
  await patch(IBAN);
  // The same once more changes nothing.
  await patch(IBAN);
  expect((await toldOf(id)).slice(before)).toEqual(['…3000']);
  expect(await toldOf(clerk.id)).toEqual([]);
  await patch(none);
});
