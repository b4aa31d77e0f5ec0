// Taxes by Stripe: no order without its calculation, nothing reported twice, and what is taken back to the cent.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { providerJobs } from '#domains/orders/server/provider-jobs.schema.ts';
import { doDueJobs } from '#domains/payments/server/do-jobs.ts';
import { openProviders } from '#domains/payments/server/providers.ts';
import { taxReports } from '#domains/taxes/server/tax-reports.schema.ts';
import { rows } from '#engine/server/db/client.ts';
import { adoptHome } from '#engine/model/places/shop-home.ts';
import { documentFaults } from '../../../../../tests/support/document-faults.ts';
import { readLedger } from '../../../../../tests/support/ledger.ts';
import { aBuyer } from '../../../../../tests/support/people.ts';
import { aCode } from '../../../../../tests/support/promo-codes.ts';
import { openReturnsDesk } from '../../../../../tests/support/returns-desk.ts';
import { SECRET_KEY, StripeStandIn } from '../../../../../tests/support/stripe-stand-in.ts';

const stripe = await StripeStandIn.open();
const desk = openReturnsDesk({
  payments: ['invoice'],
  stripeTax: { secretKey: SECRET_KEY, apiUrl: stripe.url },
});
const BERLIN = { name: 'Ada Moreau', line1: 'Allee 1', city: 'Berlin', postalCode: '10115', country: 'DE' };
const VIENNA = { ...BERLIN, line1: 'Ring 1', city: 'Wien', postalCode: '1010', country: 'AT' };
const FORM = { customerName: 'Ada Moreau', customerEmail: 'ada@example.com', address: BERLIN };
const CALCULATE = 'POST /v1/tax/calculations';
const REPORT = 'POST /v1/tax/transactions/create_from_calculation';
const REVERSE = 'POST /v1/tax/transactions/create_reversal';
const HOUR_MS = 60 * 60_000;

/** What has passed since on the clock of the process. */
let later = 0;
const realClock = performance.now.bind(performance);

const called = (call: string) => stripe.calls.filter((each) => each === call).length;
const setMode = (mode: string | null) => desk.admin.patch('/api/admin/settings', { 'tax.mode': mode });
/** What is still to be told, however often it was tried. */
const tell = (hours = 0) =>
  doDueJobs(desk.shop.shop, openProviders(desk.shop.shop), { now: new Date(Date.now() + hours * HOUR_MS) });
const openJobs = () => desk.shop.db.$count(providerJobs, sql`done_at is null`);

beforeAll(async () => {
  adoptHome({ currency: 'EUR', country: 'DE' });
  await desk.admin.patch('/api/admin/settings', {
    'tax.mode': 'included',
    'delivery.countries': ['DE', 'AT', 'US'],
  });
});
beforeEach(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => realClock() + later);
  stripe.faultOf = () => undefined;
  stripe.calls.length = 0;
  await desk.change(desk.oil, { taxCategory: 'food' });
  await desk.change(desk.cheese, { taxCategory: 'standard', perishable: false });
});
afterAll(async () => {
  await desk.admin.patch('/api/admin/settings', { 'tax.mode': null, 'delivery.countries': null });
  adoptHome();
  await stripe.close();
});

/** What Stripe holds of what was sold is what the books hold. */
async function expectSameBooks() {
  for (let hours = 0; (await openJobs()) > 0 && hours < 10; hours += 2) await tell(hours);
  const [books] = await rows<{ base: number; tax: number }>(
    desk.shop.db,
    sql`select coalesce(sum(x.base_cents), 0)::int as base, coalesce(sum(x.tax_cents), 0)::int as tax
          from ledger_taxes x join ledger_postings p on p.id = x.posting_id join orders o on o.id = p.order_id
         where o.tax_calculation is not null`,
  );
  expect(stripe.books.taxes.left()).toEqual(books);
  expect(await openJobs()).toBe(0);
  expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  expect(await documentFaults(desk.shop.db)).toEqual([]);
}

describe('a cart', () => {
  it('is estimated by what is taxed at home, asked once for everybody', async () => {
    await desk.add(desk.oil, 1);
    await vi.waitFor(async () => expect((await desk.cartOf()).taxTotal).toBe(2.28));
    const cart = await desk.cartOf();
    expect(cart).toMatchObject({ taxEstimated: true, taxIncluded: true, taxUnknown: false });
    stripe.calls.length = 0;
    for (let visits = 0; visits < 20; visits += 1) {
      const stranger = desk.shop.visitor();
      await desk.add(desk.cheese, 1 + visits, stranger);
      await stranger.get('/api/checkout/options');
    }
    expect(stripe.calls).toEqual([]);
  });

  it('is asked about once at a place, and the order is taxed as it was shown', async () => {
    await desk.add(desk.oil, 2);
    await desk.add(desk.cheese, 3);
    await vi.waitFor(async () => expect((await desk.cartOf()).taxUnknown).toBe(false));
    stripe.calls.length = 0;
    const url = '/api/checkout/options?country=AT&postalCode=1010';
    const ask = async () => (await desk.visitor.get<CheckoutOptions>(url)).body;
    const shown = await ask();
    expect(shown).toMatchObject({ taxEstimated: false, taxUnknown: false });
    expect(await ask()).toEqual(shown);
    const { status, body } = await desk.checkout(desk.visitor, { ...FORM, address: VIENNA });
    expect(status).toBe(201);
    expect(called(CALCULATE)).toBe(1);
    expect(body.order).toMatchObject({ taxTotal: shown.taxTotal, taxes: shown.taxes, taxIncluded: true });
    // 10 % of food, 20 % of the rest and of the shipping.
    expect(shown.taxTotal).toBe(Number((4.54 + 5 + 1.66).toFixed(2)));
    await expectSameBooks();
  });
});

describe('an order', () => {
  it('is refused with a 503 while Stripe does not answer, and placed once it does', async () => {
    await desk.add(desk.oil, 1);
    const before = await desk.shop.db.$count(orders);
    stripe.faultOf = (call) => (call === CALCULATE ? 'lost' : undefined);
    const refused = await desk.checkout(desk.visitor, FORM, 'once');
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable', reason: 'taxes_away' } });
    expect(refused.body.message).toContain('Taxes cannot be calculated right now');
    // The next customer hears so at once, and can still choose.
    const options = await desk.visitor.get<CheckoutOptions>(
      '/api/checkout/options?country=DE&postalCode=10115',
    );
    expect([options.status, options.body.taxEstimated]).toEqual([200, true]);
    expect(called(CALCULATE)).toBe(0);
    expect(await desk.shop.db.$count(orders)).toBe(before);
    stripe.faultOf = () => undefined;
    later += 60_000;
    expect((await desk.checkout(desk.visitor, FORM, 'once')).status).toBe(201);
    await expectSameBooks();
  });

  it('is refused where Stripe cannot tell the place, never taxed by nothing', async () => {
    await desk.add(desk.oil, 1);
    const texan = {
      customerName: 'Ada',
      customerEmail: 'ada@example.com',
      shippingAddress: 'Somewhere\nUSA',
    };
    stripe.calls.length = 0;
    const { status, body } = await desk.checkout(desk.visitor, texan);
    expect(status).toBe(409);
    expect(body).toMatchObject({ reason: 'tax_unknown' });
  });

  it('adds up what several authorities take, in a shop that adds the tax', async () => {
    await setMode('added');
    await desk.add(desk.oil, 1);
    await desk.add(desk.cheese, 1);
    const newYork = {
      ...BERLIN,
      line1: '1 Main St',
      city: 'New York',
      region: 'NY',
      postalCode: '10001',
      country: 'US',
    };
    const { status, body } = await desk.checkout(desk.visitor, { ...FORM, address: newYork });
    await setMode('included');
    expect(status).toBe(201);
    // The food is free of it: 8.875 % of cheese and shipping.
    expect(body.order.taxes).toEqual([
      { name: 'Sales Tax', percent: 8.875, base: 19.95, amount: 1.78, country: 'US', region: 'NY' },
      { name: 'Tax', percent: 0, base: 24.99, amount: 0, country: 'US', region: null },
    ]);
    expect(body.order.orderTotal).toBe(Number((24.99 + 19.95 + 1.78).toFixed(2)));
    await expectSameBooks();
  });

  it('of a business in another country is calculated without what prices hold', async () => {
    const business = await aBuyer(desk.shop, 'firm');
    await business.visitor.put('/api/profile/buyer', {
      firstName: 'Berta',
      lastName: 'Gruber',
      vatId: 'ATU13585627',
    });
    await desk.admin.patch(`/api/admin/users/${business.id}/business`, {
      isBusiness: true,
      vatId: 'ATU13585627',
    });
    await desk.add(desk.cheese, 3, business.visitor);
    const { body } = await desk.checkout(business.visitor, { ...FORM, address: VIENNA });
    expect(body.order).toMatchObject({ taxReason: 'reverse_charge', taxTotal: 0, orderTotal: 33.29 });
    expect(called(CALCULATE)).toBe(2);
    expect([...stripe.books.taxes.calculations.values()].at(-1)!.customer_details.taxability_override).toBe(
      'reverse_charge',
    );
    await expectSameBooks();
  });

  it('has a calculation of its own, however many are placed at once', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const visitor = desk.shop.visitor();
        await desk.add(desk.oil, 1, visitor);
        return visitor;
      }),
    );
    const placed = await Promise.all(buyers.map((visitor) => desk.checkout(visitor, FORM)));
    expect(placed.map(({ status }) => status)).toEqual(buyers.map(() => 201));
    const found = await desk.shop.db.select().from(orders);
    const calculations = found.flatMap(({ taxCalculation }) => taxCalculation ?? []);
    expect(new Set(calculations).size).toBe(calculations.length);
    // The same submission twice at once is one order, and what it was calculated by is reported once.
    await desk.add(desk.cheese, 1);
    const twice = await Promise.all([1, 2].map(() => desk.checkout(desk.visitor, FORM, 'twice')));
    expect(new Set(twice.map(({ body }) => body.orderId)).size).toBe(1);
    await expectSameBooks();
  });
});

describe('what was sold', () => {
  it('is reported once, wherever a call or a process breaks off', async () => {
    const order = await desk.buy({ oil: 2, cheese: 1, form: FORM });
    const before = stripe.books.taxes.transactions.size;
    // The call arrives and its answer does not; the worker tries again, once even after Stripe has forgotten the key.
    stripe.faultOf = (call) => (call === REPORT ? 'unanswered' : undefined);
    await tell();
    expect(called(REPORT)).toBeGreaterThan(0);
    expect(await openJobs()).toBe(1);
    stripe.faultOf = (call) => (call === REPORT ? 'lost' : undefined);
    await tell(2);
    // Two workers at once, as after a lease that ran out.
    stripe.faultOf = () => undefined;
    await desk.shop.db
      .update(providerJobs)
      .set({ lockedUntil: null })
      .where(sql`done_at is null`);
    await Promise.all([tell(4), tell(4)]);
    expect(stripe.books.taxes.transactions.size).toBe(before + 1);
    expect(await desk.shop.db.$count(taxReports, sql`order_id = ${order.id}`)).toBe(1);
    await expectSameBooks();
    await expect(desk.shop.db.execute(sql`update tax_reports set provider_id = 'other'`)).rejects.toThrow();
  });

  it('is taken back with pieces that are removed before they are sent, and with the rest', async () => {
    await desk.add(desk.oil, 5);
    await desk.add(desk.cheese, 2);
    const { order } = (await desk.checkout(desk.visitor, FORM)).body;
    const [oil, cheese] = order.items.map(({ id }) => id);
    for (const items of [
      [{ itemId: oil, quantity: 2 }],
      [
        { itemId: oil, quantity: 1 },
        { itemId: cheese, quantity: 1 },
      ],
    ])
      expect((await desk.admin.post(`/api/admin/orders/${order.id}/removals`, { items })).status).toBe(201);
    await expectSameBooks();
    await desk.admin.patch(`/api/admin/orders/${order.id}`, { status: 'cancelled' });
    await expectSameBooks();
  });

  it('is taken back piece by piece as the books say: refunds, returns, cancelled parts, with code, wrap and shipping', async () => {
    await aCode(desk.shop.db, 'TAXED');
    const order = await desk.buy({
      oil: 7,
      cheese: 3,
      form: { ...FORM, promoCode: 'TAXED', giftWrap: true, shippingMethod: 'express' },
    });
    await desk.admin.post(`/api/admin/orders/${order.id}/payments`);
    // The first reversal is due before its sale was reported: it waits.
    for (const amount of [7.77, 0.01, 3.33])
      await desk.admin.post(`/api/admin/orders/${order.id}/refunds`, { amount, reason: 'late' });
    const { id } = (await desk.request(order)).body;
    await desk.walk(id, 'authorized', 'received', 'inspected', 'refunded');
    await expectSameBooks();
    // The rest of it, so that nothing is left to the cent.
    const [open] = await rows<{ cents: number }>(
      desk.shop.db,
      sql`select -sum(e.amount_cents)::int as cents from ledger_postings p join ledger_entries e on e.posting_id = p.id
           where p.order_id = ${order.id} and e.account not in ('cash', 'receivable', 'fees', 'refunds_due', 'disputes')`,
    );
    await desk.admin.post(`/api/admin/orders/${order.id}/refunds`, {
      amount: open!.cents / 100,
      reason: 'all of it',
    });
    await expectSameBooks();
    const sale = [...stripe.books.taxes.transactions.values()].findLast(
      ({ type }) => type === 'transaction',
    )!;
    const back = [...stripe.books.taxes.transactions.values()].filter(
      ({ reversal }) => reversal?.original_transaction === sale.id,
    );
    expect(back.length).toBe(5);
    expect(called(REVERSE)).toBeGreaterThanOrEqual(5);
  });

  it('of a cancelled order is taken back whole', async () => {
    await desk.add(desk.oil, 3);
    const { body } = await desk.checkout(desk.visitor, FORM);
    await expectSameBooks();
    const before = stripe.books.taxes.left();
    await desk.visitor.post(`/api/orders/${body.orderId}/cancel?token=${body.token}`);
    await expectSameBooks();
    const after = stripe.books.taxes.left();
    expect(before.base + before.tax - after.base - after.tax).toBe(Math.round(body.order.orderTotal * 100));
  });
});
