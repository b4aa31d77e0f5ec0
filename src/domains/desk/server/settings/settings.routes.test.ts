import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminSettings } from '#domains/desk/model/admin.ts';
import type { CheckoutAnswer } from '#domains/checkout/model/checkout.ts';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import { auditLog, mailOutbox, settings } from '#engine/server/db/operations.schema.ts';
import { composeMail } from '#engine/server/mail/compose-mail.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { readTimers, registerTimer } from '#engine/server/scheduler/timers.queries.ts';
import { FORM, openCheckoutDesk } from '../../../../../tests/support/checkout-desk.ts';
import { aProducer, anAdmin } from '../../../../../tests/support/people.ts';
import { SAMPLE_MAILS } from '../../../../../tests/support/sample-mails.ts';
import type { Visitor } from '../../../../../tests/support/test-app.ts';

const desk = openCheckoutDesk();
let admin: Visitor;
let producer: Visitor;

beforeAll(async () => {
  ({ visitor: admin } = await anAdmin(desk.shop));
  ({ visitor: producer } = await aProducer(desk.shop, 'frantoio-ripalunga'));
});

const patch = (change: object) =>
  admin.patch<AdminSettings & { message: string; fields?: Record<string, string> }>(
    '/api/admin/settings',
    change,
  );
const allSettings = async () =>
  (await admin.get<AdminSettings>('/api/admin/settings')).body.groups.flatMap((group) => group.settings);
const setting = async (key: string) => (await allSettings()).find((each) => each.key === key)!;

beforeEach(async () => {
  const chosen = (await allSettings()).filter(({ changedAt }) => changedAt !== null);
  if (chosen.length > 0) await patch(Object.fromEntries(chosen.map(({ key }) => [key, null])));
});

const page = async (url: string, language = 'en') =>
  (await desk.shop.visitor().get(url, { cookie: `language=${language}` })).text.replaceAll('&#x27;', "'");
const options = async () => {
  await desk.add(desk.oil, 1);
  return (await desk.visitor.get<CheckoutOptions>('/api/checkout/options')).body;
};
const priceOf = async (method: string) =>
  (await options()).shippingMethods.find((each) => each.method === method)!.price;
const mail = (template: keyof typeof SAMPLE_MAILS, language = 'en') => {
  const { links, config } = desk.shop.shop;
  const data = SAMPLE_MAILS[template] as Record<string, unknown>;
  const row = { id: 1, template, recipient: 'ada@example.com', replyTo: null, language, data };
  const { from, replyTo, text } = composeMail({ ...row, createdAt: new Date() }, config, links);
  return { from, replyTo, text };
};
const order = async (form: object = {}) => {
  await desk.add(desk.oil, 2);
  return desk.checkout(desk.visitor, { ...FORM, ...form });
};
const ACCOUNT = {
  'bank.holder': 'Madia Foods LLC',
  'bank.routingNumber': '021000021',
  'bank.accountNumber': '4421 900 17',
};
const IBAN = { 'bank.holder': 'Madia GmbH', 'bank.iban': 'DE89 3704 0044 0532 0130 00' };
const payTo = async () => (await order()).body.order.payment.payTo;

/** Every key: what is chosen, and where it is said or done from then on. */
const SAID: Record<string, [value: unknown, said: () => Promise<unknown>, expected: unknown][]> = {
  'shop.name': [
    ['Corn & Co', async () => /<title>(.*?)<\/title>/.exec(await page('/'))![1], /^Corn &#38; Co · /],
    ['Corn', async () => mail('password-changed').from, 'Corn <hello@madia.example>'],
    // Nobody's name is read as a number.
    ['1234', async () => mail('password-changed').from, '1234 <hello@madia.example>'],
    ['Corn', async () => (await desk.visitor.get('/manifest.webmanifest')).text, /"name":"Corn"/],
    ['Corn', async () => (await desk.visitor.get('/feeds/products.xml')).text, /<title>Corn<\/title>/],
  ],
  'shop.tagline': [
    ['Good corn', () => page('/', 'de'), /· Good corn<\/title>/],
    [
      { en: 'Good', de: 'Gut', fr: 'Bon', it: 'Buono', es: 'Bueno' },
      () => page('/', 'it'),
      /· Buono<\/title>/,
    ],
  ],
  'shop.email': [
    ['post@corn.example', async () => mail('password-changed').replyTo, 'post@corn.example'],
    ['post@corn.example', () => page('/'), /"email":"post@corn.example"/],
  ],
  'shop.phone': [['+1 555 0100', async () => mail('password-changed').text, /\+1 555 0100/]],
  'shop.address': [
    ['3 Mill Row, Troy, NY 12180', async () => mail('password-changed').text, /3 Mill Row, Troy, NY 12180/],
    ['3 Mill Row, Troy, NY 12180', () => page('/'), /"address":"3 Mill Row, Troy, NY 12180"/],
  ],
  'delivery.standardPrice': [
    [7.5, () => priceOf('standard'), 7.5],
    [7.5, () => page('/shipping'), /\$7\.50 under \$100/],
    [7.5, () => page('/shipping', 'de'), /\$7\.50/],
  ],
  'delivery.freeFrom': [
    [20, () => priceOf('standard'), 0],
    [20, () => page('/faqs'), /\$20/],
    [0, () => page('/'), /"OnlineStore"/],
  ],
  'delivery.expressPrice': [
    [14.5, () => priceOf('express'), 14.5],
    [14.5, () => page('/shipping'), /\$14\.50/],
  ],
  'delivery.priorityPrice': [
    [30, () => priceOf('priority'), 30],
    [30, () => page('/shipping'), /\$30/],
  ],
  'delivery.coldChainPrice': [
    [7, async () => (await options()).coldChain, { offered: false, express: 7, priority: 7 }],
    [7, () => page('/shipping'), /\$7</],
  ],
  'delivery.giftWrapPrice': [
    [6.25, async () => (await options()).giftWrap, 6.25],
    [6.25, () => page('/faqs'), /\$6\.25/],
  ],
  'delivery.countries': [
    [
      ['CA', 'DE'],
      async () => (await order({ shippingAddress: '12 Harbour Street, Portland, ME 04101' })).body.message,
      'We deliver to Canada and Germany only',
    ],
    [['CA', 'DE'], async () => (await order({ shippingAddress: '1 rue X, Lyon, Frankreich' })).status, 400],
    [
      ['CA', 'DE'],
      async () => (await order({ shippingAddress: 'Hauptstr. 1\n10115 Berlin\nGermania' })).status,
      201,
    ],
    [['US', 'CA'], () => page('/shipping', 'fr'), /les 48 États contigus des États-Unis et Canada/],
  ],
  'money.commissionPercent': [
    [12.25, () => page('/faqs'), /12\.25%/],
    [
      12.25,
      async () => {
        const { body } = await order();
        const [part] = await desk.shop.db
          .select()
          .from(orderParts)
          .where(eq(orderParts.orderId, body.orderId));
        // Of 49.98: the producer has 43.86, half up.
        return [part!.commissionBasisPoints, part!.commissionCents];
      },
      [1225, 6_12],
    ],
  ],
  'money.payoutWeeks': [
    [4, () => page('/faqs'), /Payouts are made every 4 weeks/],
    [1, () => page('/faqs', 'de'), /jede Woche/],
    [
      3,
      async () => {
        const timer = (await readTimers(desk.shop.db)).find(({ name }) => name === 'payouts');
        const [first, next] = [Date.UTC(2026, 0, 5), timer!.nextAt.getTime()];
        return Math.floor((next - first) / 86_400_000) % 21;
      },
      0,
    ],
  ],
  'money.payoutAfterHours': [
    [100, async () => (await producer.get<{ available: number }>('/api/producer/payouts')).status, 200],
  ],
  'money.invoiceDays': [
    [
      30,
      async () => {
        const { payment, createdAt } = (await order()).body.order;
        return Math.round((Date.parse(payment.dueOn!) - Date.parse(createdAt.slice(0, 10))) / 86_400_000);
      },
      30,
    ],
  ],
  'money.guestInvoiceLimit': [[250, () => page('/'), /"guestInvoiceLimitCents":25000/]],
  'money.methods': [[['invoice'], async () => (await options()).paymentMethods, ['invoice']]],
  'returns.days': [
    [20, () => page('/returns'), /20 days/],
    [20, () => page('/'), /"merchantReturnDays":20/],
  ],
  'returns.lateDays': [[60, () => page('/returns'), /60 days/]],
  'returns.restockingPercent': [[8, () => page('/returns'), /8%/]],
  'returns.claimHours': [
    [24, () => page('/returns'), /within 24 hours of delivery/],
    [24, () => page('/shipping'), /within 24 hours of delivery/],
  ],
  'orders.changeMinutes': [
    [90, () => page('/shipping'), /within 90 minutes of placing/],
    [180, async () => mail('order-confirmation').text, /within 3 hours/],
    [90, () => page('/faqs', 'es'), /90 minutos/],
  ],
};

const matcherOf = (expected: unknown) =>
  expected instanceof RegExp ? (expect.stringMatching(expected) as unknown) : expected;

describe('every setting changes what it says', () => {
  it.each(
    Object.entries(SAID).flatMap(([key, cases]) =>
      cases.map(([value, said, expected]) => ({ key, value, said, expected })),
    ),
  )('$key = $value', async ({ key, value, said, expected }) => {
    await registerTimer(desk.shop.db, 'payouts', new Date());
    const before = await said();
    const answer = await patch({ [key]: value });
    expect(answer.text).not.toContain('"message"');
    expect(answer.status).toBe(200);
    expect(await setting(key)).toMatchObject({ value, changedBy: 'root-admin' });
    const after = await said();
    expect(after).toEqual(matcherOf(expected));
    await patch({ [key]: null });
    expect(await setting(key)).toMatchObject({ changedAt: null, changedBy: null });
    // What makes a new order each time differs by more than the setting.
    expect(typeof before === 'string' ? await said() : before).toEqual(before);
  });

  it('there is a line here for each, besides the bank account', async () => {
    const keys = (await allSettings()).map(({ key }) => key);
    expect(keys.filter((key) => !key.startsWith('bank.')).toSorted()).toEqual(Object.keys(SAID).toSorted());
  });
});

describe('the answer', () => {
  it('has the groups in order, each setting with its standard', async () => {
    const { body } = await admin.get<AdminSettings>('/api/admin/settings');
    expect(body.storeMode).toBe('open');
    expect(body.groups.map(({ key }) => key)).toEqual([
      'shop',
      'delivery',
      'money',
      'bank',
      'returns',
      'orders',
    ]);
    const standards = Object.fromEntries((await allSettings()).map(({ key, standard }) => [key, standard]));
    expect(standards).toMatchObject({
      'shop.name': 'Madia',
      'shop.address': '14 Granary Lane, Portland, ME 04101',
      'delivery.standardPrice': 9.95,
      'delivery.freeFrom': 100,
      'delivery.countries': ['US'],
      'money.commissionPercent': 15,
      'money.guestInvoiceLimit': 1000,
      'bank.iban': null,
      'returns.claimHours': 48,
      'orders.changeMinutes': 120,
    });
  });

  it('is for administrators who are signed in', async () => {
    expect((await desk.visitor.patch('/api/admin/settings', {})).status).toBe(401);
    expect((await producer.patch('/api/admin/settings', { 'shop.name': 'Mine' })).status).toBe(403);
  });
});

describe('wrong values', () => {
  it.each<[string, unknown]>([
    ['shop.name', ''],
    ['shop.name', 'x'.repeat(41)],
    ['shop.name', 'two\nlines'],
    ['shop.email', 'nobody'],
    ['shop.tagline', { en: 'Only one' }],
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
    expect(await priceOf('standard')).toBe(9.95);
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
    const rows = await desk.shop.db.select().from(auditLog).where(eq(auditLog.action, 'settings.change'));
    const ofIban = rows.findLast(({ entityId }) => entityId === 'bank.iban')!;
    expect(ofIban.detail).toEqual({ from: null, to: '…3000' });
    expect(JSON.stringify(rows)).not.toContain('DE8937');
    const ofHolder = rows.findLast(({ entityId }) => entityId === 'bank.holder')!;
    expect(ofHolder.detail).toEqual({ from: null, to: 'Madia GmbH' });
  });

  it('is told to every owner of the shop, and to no other administrator', async () => {
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
    await patch({ 'bank.iban': null, 'bank.holder': null });
    const before = (await toldOf(id)).length;
    await patch(IBAN);
    // The same once more changes nothing.
    await patch(IBAN);
    expect((await toldOf(id)).slice(before)).toEqual(['…3000']);
    expect(await toldOf(clerk.id)).toEqual([]);
    await patch({ 'bank.iban': null, 'bank.holder': null });
  });
});
