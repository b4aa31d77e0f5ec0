import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import { shopDay } from '#engine/model/dates.ts';
import { readTimers, registerTimer } from '#engine/server/scheduler/timers.queries.ts';
import { aProducer } from '../../../../../tests/support/people.ts';
import { openSettingsDesk } from '../../../../../tests/support/settings-desk.ts';
import type { Visitor } from '../../../../../tests/support/test-app.ts';

const { desk, patch, settings, allSettings, setting, mail, order } = openSettingsDesk();
let producer: Visitor;

beforeAll(async () => {
  ({ visitor: producer } = await aProducer(desk.shop, 'frantoio-ripalunga'));
});

const page = async (url: string, language = 'en') =>
  (await desk.shop.visitor().get(url, { cookie: `language=${language}` })).text.replaceAll('&#x27;', "'");
const options = async () => {
  await desk.add(desk.oil, 1);
  return (await desk.visitor.get<CheckoutOptions>('/api/checkout/options')).body;
};
const priceOf = async (method: string) =>
  (await options()).shippingMethods.find((each) => each.method === method)!.price;

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
  'brand.accentLight': [
    ['#7a1e35', () => page('/'), /--accent:light-dark\(#7a1e35,#cbdb62\)/],
    ['#7a1e35', () => page('/'), /--on-accent:light-dark\(#ffffff,/],
    ['#7a1e35', async () => mail('password-changed').html, /background:#7a1e35;color:#ffffff/],
  ],
  'brand.accentDark': [
    ['#8fd0ff', () => page('/'), /--accent:light-dark\(#2a4720,#8fd0ff\)/],
    ['#8fd0ff', async () => mail('password-changed').html, /\.button\{background:#8fd0ff!important/],
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
        // Both are days of the shop: at night UTC is a day ahead of it.
        const placedOn = shopDay(new Date(createdAt));
        return Math.round((Date.parse(payment.dueOn!) - Date.parse(placedOn)) / 86_400_000);
      },
      30,
    ],
  ],
  'money.guestInvoiceLimit': [[250, () => page('/'), /"guestInvoiceLimitCents":25000/]],
  'money.invoiceMaximum': [
    [400, async () => (await options()).invoiceMaximum, 400],
    [0, () => page('/'), /"invoiceMaximumCents":0/],
  ],
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

  it('there is a line here for each, besides the bank account, taxes and staff, which have tests of their own', async () => {
    const keys = (await allSettings()).map(({ key }) => key);
    expect(keys.filter((key) => !/^(?:bank|tax|staff)\./u.test(key)).toSorted()).toEqual(
      Object.keys(SAID).toSorted(),
    );
  });
});

describe('the answer', () => {
  it('has the groups in order, each setting with its standard', async () => {
    const body = await settings();
    expect(body.storeMode).toBe('open');
    expect(body.groups.map(({ key }) => key)).toEqual([
      'shop',
      'brand',
      'delivery',
      'money',
      'tax',
      'bank',
      'returns',
      'orders',
      'staff',
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
      'money.invoiceMaximum': null,
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
