import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { serverDomains } from '#app/server/domains.ts';
import { asDomain } from '#domains/extensions/server/as-domain.ts';
import type { OpenExtension } from '#domains/extensions/server/open-extensions.ts';
import { composeDomains } from '#engine/server/domain.ts';
import { chosenOwnMethod } from '#domains/payments/server/payment-settings.ts';
import { doDueJobs } from '#domains/payments/server/do-jobs.ts';
import { expireUnpaid } from '#domains/payments/server/expire-unpaid.ts';
import { openProviders } from '#domains/payments/server/providers.ts';
import { requirePaymentSources } from '#domains/payments/server/source/payment-source.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { addedLabel } from '#engine/model/added-names.ts';
import type { CheckoutPayment } from '#domains/orders/model/payments/order-payment.ts';
import { PAYMENT_WINDOW_MS } from '#domains/orders/model/payments/payment-window.ts';
import { payments } from '#domains/orders/server/payments.schema.ts';
import { rows } from '#engine/server/db/client.ts';
import { FORM, openCheckoutDesk } from '../../../../../tests/support/checkout-desk.ts';
import { withExtensions, writeExtension } from '../../../../../tests/support/extension-desk.ts';
import { readLedger } from '../../../../../tests/support/ledger.ts';
import { anAdmin } from '../../../../../tests/support/people.ts';
import type { Visitor } from '../../../../../tests/support/test-app.ts';

/** A bank on the other side of the extension: what it holds is in the store, and a test says by `mode` what goes wrong. */
const TILL = `
  hosts: ['pay.example.com'],
  payment: {
    start: async ({ payment }, shop) => {
      const mode = await shop.store.get('mode');
      if (mode === 'away') throw new Error('the bank is closed');
      await shop.store.set('asked', payment);
      if (await shop.store.get('p/' + payment.reference) === undefined) {
        await shop.store.add('started', 1);
        await shop.store.set('p/' + payment.reference, { state: 'open' });
      }
      if (mode === 'start lost') throw new Error('the line is dead');
      const host = mode === 'leads away' ? 'evil.example.net' : 'pay.example.com';
      return { id: 's-' + payment.reference, redirectUrl: 'https://' + host + '/' + payment.reference };
    },
    lookUp: ({ payment }, shop) => stateOf(payment, shop),
    cancel: async ({ payment }, shop) => {
      if (await shop.store.get('mode') === 'away') throw new Error('the bank is closed');
      const told = await stateOf(payment, shop);
      if (told.state !== 'open') return told;
      await shop.store.set('p/' + payment.reference, { state: 'closed' });
      return { state: 'closed' };
    },
    refund: async ({ payment, cents, key }, shop) => {
      const mode = await shop.store.get('mode');
      if (mode === 'refuses') throw new Refusal('conflict', 'The account is closed');
      if (await shop.store.get('r/' + key) === undefined) {
        await shop.store.set('r/' + key, cents);
        await shop.store.add('back/' + payment.reference, cents);
      }
      if (mode === 'refund lost') throw new Error('the line is dead');
      return { state: 'made', id: 'refund' };
    },
    fee: async ({ payment }, shop) => (await shop.store.get('mode')) === 'greedy' ? payment.cents + 1 : 99,
  },
  routes: {
    'PUT /set': { who: 'public', summary: 'Says something', handle: async ({ body }, shop) => {
      for (const [key, value] of Object.entries(body)) await shop.store.set(key, value);
    } },
    'GET /get': { who: 'public', summary: 'What is stored', handle: ({ query }, shop) => shop.store.get(query.key) },
    // Anybody may call this and claim anything: the shop asks the provider.
    'POST /webhook': { who: 'public', summary: 'News', handle: ({ body }, shop) => shop.news({ payment: body.reference }) },
  },`;
const STATE_OF = `
  async function stateOf(payment, shop) {
    const held = await shop.store.get('p/' + payment.reference);
    if (held === undefined) return { state: 'closed' };
    return held.state === 'open' ? { state: 'open', redirectUrl: 'https://pay.example.com/' + payment.reference } : held;
  }`;
const GOSSIP = `routes: { 'POST /webhook': { who: 'public', summary: 'News', handle: ({ body }, shop) => shop.news({ payment: body.reference }) } },`;

let extensions: readonly OpenExtension[];
beforeAll(async () => {
  extensions = await withExtensions([
    writeExtension('till', {
      code: `import { defineExtension, Refusal } from 'madia/extension'; ${STATE_OF}
             export default defineExtension({ name: 'till', api: 1, ${TILL} });`,
      texts: { payment: { label: 'By Till', text: 'You pay on the page of Till and come back here.' } },
    }),
    writeExtension('gossip', { code: GOSSIP }),
  ]);
});
const desk = openCheckoutDesk({ payments: ['x-till', 'invoice'] });
let admin: Visitor;
beforeAll(async () => {
  admin = (await anAdmin(desk.shop)).visitor;
});

const tell = (values: object) => desk.shop.visitor().put('/api/x/till/set', values);
const told = async <Value>(key: string) =>
  (await desk.shop.visitor().get<Value>(`/api/x/till/get?key=${encodeURIComponent(key)}`)).body;
beforeEach(async () => {
  await tell({ mode: 'right', started: 0 });
});
afterEach(async () => {
  const { faults } = await readLedger(desk.shop.db);
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

const providers = () => openProviders(desk.shop.shop);
async function jobs() {
  while (await doDueJobs(desk.shop.shop, providers(), { now: new Date() }));
}
const expire = () =>
  expireUnpaid(desk.shop.shop, providers(), new Date(Date.now() + PAYMENT_WINDOW_MS + 1_000));
const hear = (reference: string, from = 'till') =>
  desk.shop.visitor().post(`/api/x/${from}/webhook`, { reference, status: 'paid', cents: 59_93 });

/** Two bottles of oil and shipping: 59.93. */
async function order() {
  await desk.add(desk.oil, 2);
  const { status, body } = await desk.checkout(desk.visitor, { ...FORM, paymentMethod: 'x-till' });
  expect(status).toBe(201);
  const { orderId: id, token, payment } = body;
  const [asked] = await desk.shop.db.select().from(payments).where(eq(payments.orderId, id));
  const { reference } = asked!;
  const visitor = desk.visitor;
  return {
    id,
    token,
    payment,
    reference,
    /** What the bank says from now on. */
    becomes: (state: object) => tell({ [`p/${reference}`]: state }),
    pays: (changes: object = {}) =>
      tell({
        [`p/${reference}`]: { state: 'paid', id: `m-${id}`, cents: 59_93, currency: 'USD', ...changes },
      }),
    ask: async () => (await visitor.post<CheckoutPayment>(`/api/orders/${id}/payment?token=${token}`)).body,
    read: async () => (await visitor.get<Order>(`/api/orders/${id}?token=${token}`)).body,
  };
}
async function paidOrder() {
  const placed = await order();
  await placed.pays();
  await hear(placed.reference);
  return placed;
}

describe('an extension that takes payments', () => {
  it('is a way to pay at checkout, leads to its page, and learns the order and its amount', async () => {
    await desk.add(desk.oil, 2);
    const { body } = await desk.visitor.get<CheckoutOptions>('/api/checkout/options');
    expect(body.paymentMethods).toEqual(['x-till', 'invoice']);
    desk.visitor = desk.shop.visitor();
    const placed = await order();
    expect(placed.payment).toMatchObject({
      method: 'x-till',
      status: 'open',
      redirectUrl: `https://pay.example.com/${placed.reference}`,
    });
    expect(await told('asked')).toMatchObject({
      reference: placed.reference,
      orderId: placed.id,
      cents: 59_93,
      currency: 'USD',
      returnUrl: expect.stringContaining(`/order/${placed.id}?token=`),
    });
    expect(await told<object>('asked')).not.toHaveProperty('customerEmail');
    expect(await placed.ask()).toEqual(placed.payment);
    expect(await told('started')).toBe(1);
  });

  it('has the order paid when it says so, not when somebody claims it or the browser comes back', async () => {
    const placed = await order();
    expect((await hear(placed.reference)).status).toBe(200);
    await placed.ask();
    expect((await placed.read()).payment.status).toBe('open');
    await placed.pays();
    await Promise.all([hear(placed.reference), hear(placed.reference), placed.ask()]);
    await hear(placed.reference);
    expect(await placed.read()).toMatchObject({
      status: 'pending',
      payment: { status: 'paid', paid: 59.93 },
    });
    await jobs();
    const [{ cents: fee }] = (await rows<{ cents: number }>(
      desk.shop.db,
      sql`select e.amount_cents::int as cents from ledger_postings p join ledger_entries e on e.posting_id = p.id
           where p.order_id = ${placed.id} and e.account = 'fees'`,
    )) as [{ cents: number }];
    expect(Math.abs(fee)).toBe(99);
  });

  it.each([
    ['of another amount', { cents: 1 }],
    ['in another currency', { currency: 'EUR' }],
    ['of less than nothing', { cents: -59_93 }],
    ['under a name that is none', { id: '' }],
  ])('that speaks of money %s has nothing paid', async (_, changes) => {
    const placed = await order();
    await placed.pays(changes);
    expect((await hear(placed.reference)).status).toBe(503);
    await placed.ask();
    expect((await placed.read()).payment).toMatchObject({ status: 'open', paid: 0 });
    await placed.becomes({ state: 'closed' });
  });

  it('has no second order paid by the same money', async () => {
    const first = await paidOrder();
    desk.visitor = desk.shop.visitor();
    const second = await order();
    await second.pays({ id: `m-${first.id}` });
    expect((await hear(second.reference)).status).toBe(503);
    expect((await second.read()).payment).toMatchObject({ status: 'open', paid: 0 });
    await second.becomes({ state: 'closed' });
  });

  it('is not heard of payments by others', async () => {
    const placed = await order();
    await placed.pays();
    expect((await hear(placed.reference, 'gossip')).status).toBe(200);
    expect((await hear('made-up')).status).toBe(200);
    expect((await placed.read()).payment.status).toBe('open');
  });

  it('closes what nobody paid in half an hour; money that comes later goes back by itself', async () => {
    const placed = await order();
    await expire();
    expect(await told(`p/${placed.reference}`)).toEqual({ state: 'closed' });
    expect(await placed.read()).toMatchObject({ status: 'cancelled' });
    await placed.pays();
    await hear(placed.reference);
    await jobs();
    expect(await told(`back/${placed.reference}`)).toBe(59_93);
    expect((await placed.read()).payment).toMatchObject({ status: 'refunded' });
  });

  it('that says at the end of the half hour that it was paid, is believed', async () => {
    const placed = await order();
    await placed.pays();
    await expire();
    expect(await placed.read()).toMatchObject({ status: 'pending', payment: { status: 'paid' } });
  });

  it('that is away keeps the order, which is led there once it is back, to one payment', async () => {
    await tell({ mode: 'away' });
    const placed = await order();
    expect(placed.payment.redirectUrl).toBeNull();
    await expect(expire()).rejects.toThrow('could not be closed');
    expect((await placed.read()).status).toBe('pending');
    await tell({ mode: 'start lost' });
    await placed.ask();
    await tell({ mode: 'right' });
    expect((await placed.ask()).redirectUrl).toBe(`https://pay.example.com/${placed.reference}`);
    expect(await told('started')).toBe(1);
  });

  it('that was taken away keeps its orders, and closes what was cancelled meanwhile once it is back', async () => {
    const [kept, cancelled, late] = [await order(), await order(), await order()];
    composeDomains(serverDomains);
    await expect(expire()).rejects.toThrow('could not be closed');
    for (const { id, token } of [cancelled, late])
      expect((await desk.visitor.post(`/api/orders/${id}/cancel?token=${token}`)).status).toBe(200);
    await jobs();
    // A customer who still has the page open may pay on it.
    await late.pays();
    composeDomains([...serverDomains, ...extensions.map(asDomain)]);
    await kept.pays();
    await expire();
    await vi.waitFor(async () => {
      await doDueJobs(desk.shop.shop, providers(), { now: new Date(Date.now() + 60_000) });
      expect(await told(`p/${cancelled.reference}`)).toEqual({ state: 'closed' });
      expect(await told(`back/${late.reference}`)).toBe(59_93);
    });
    expect(await kept.read()).toMatchObject({ status: 'pending', payment: { status: 'paid' } });
    expect((await late.read()).payment).toMatchObject({ status: 'refunded' });
  });

  it('sends nobody to a host that it has not named', async () => {
    await tell({ mode: 'leads away' });
    expect((await order()).payment.redirectUrl).toBeNull();
  });

  it('cannot keep more than it was paid as its fee', async () => {
    await tell({ mode: 'greedy' });
    const placed = await paidOrder();
    await jobs();
    expect((await placed.read()).payment.status).toBe('paid');
    await tell({ mode: 'right' });
  });
});

describe('money that goes back by an extension', () => {
  const refund = (id: number, amount: number) =>
    admin.post<Order>(`/api/admin/orders/${id}/refunds`, { amount, reason: 'A bottle leaked' });

  it('goes back once, also where the answer was lost, and the mail says how', async () => {
    const placed = await paidOrder();
    await tell({ mode: 'refund lost' });
    expect((await refund(placed.id, 10)).status).toBe(201);
    await jobs();
    expect((await placed.read()).payment).toMatchObject({ refunded: 0 });
    await tell({ mode: 'right' });
    await vi.waitFor(async () => {
      await doDueJobs(desk.shop.shop, providers(), { now: new Date(Date.now() + 60_000) });
      expect((await placed.read()).payment).toMatchObject({ refunded: 10 });
    });
    expect(await told(`back/${placed.reference}`)).toBe(10_00);
    // The same name for two refunds is no reason to count one of them only.
    await refund(placed.id, 5);
    await jobs();
    expect((await placed.read()).payment).toMatchObject({ refunded: 15 });
  });

  it('is owed again where the extension refuses', async () => {
    const placed = await paidOrder();
    await tell({ mode: 'refuses' });
    await refund(placed.id, 10);
    await jobs();
    expect((await placed.read()).payment).toMatchObject({ refunded: 0 });
    const { text } = await admin.get(`/api/admin/orders/${placed.id}/payments`);
    expect(text).toContain('The account is closed');
  });
});

it('is named on the invoice, and has a name for as long as there are such orders', async () => {
  const placed = await paidOrder();
  const access = `?token=${placed.token}`;
  const { body } = await desk.visitor.get<{ number: string }[]>(
    `/api/orders/${placed.id}/documents${access}`,
  );
  const at = `/api/documents/${body[0]!.number}`;
  expect((await desk.visitor.get(`${at}${access}`)).body).toMatchObject({
    goods: { paymentMethod: 'x-till' },
  });
  expect((await desk.visitor.get(`${at}.pdf${access}`)).text.slice(0, 5)).toBe('%PDF-');
  expect(addedLabel('payment', 'x-till', 'de')).toBe('By Till');
  expect(addedLabel('payment', 'x-gone', 'de')).toBe('gone');
  expect(addedLabel('payment', 'card', 'de')).toBeUndefined();
});

it('is named by the privacy policy, beside what it is called at checkout', async () => {
  const { body } = await desk.shop.visitor().get('/api/payment-provider');
  expect(body).toEqual({ name: null, others: [{ name: 'till', label: 'By Till' }] });
  const { text } = await desk.shop.visitor().get('/privacy');
  expect(text).toContain('if you choose “By Till” at checkout');
});

it('promises no money: places in group buys and standing orders are paid otherwise', async () => {
  expect(chosenOwnMethod(desk.shop.shop.config)).toBe('invoice');
  expect(() => chosenOwnMethod(desk.shop.shop.config, 'x-till')).toThrow();
});

it('stops the start where PAYMENTS names one that takes none', () => {
  expect(() => requirePaymentSources(['invoice', 'x-till'])).not.toThrow();
  for (const name of ['x-gossip', 'x-nobody'] as const)
    expect(() => requirePaymentSources([name])).toThrow(
      /^Setting PAYMENTS is wrong: no extension '\w+' takes payments/,
    );
});
