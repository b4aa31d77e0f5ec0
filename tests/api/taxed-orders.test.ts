// Taxes from the cart to the books: what is charged, frozen, taken back and reported.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import type { Order } from '#domains/orders/model/order.ts';
import type { TaxReportRow } from '#domains/taxes/model/tax-report.ts';
import { taxRates } from '#domains/taxes/server/taxes.schema.ts';
import { forgetRates } from '#domains/taxes/server/rates-in-force.ts';
import { rows } from '#engine/server/db/client.ts';
import { documentFaults } from '../support/document-faults.ts';
import { readLedger } from '../support/ledger.ts';
import { FORM } from '../support/checkout-desk.ts';
import { aCode } from '../support/promo-codes.ts';
import { openReturnsDesk } from '../support/returns-desk.ts';

const desk = openReturnsDesk();
const NEW_YORK = { ...FORM, shippingAddress: '12 Harbour Street, New York, NY 10001' };

const settings = (change: object) => desk.admin.patch('/api/admin/settings', change);
const rate = (given: object) =>
  desk.admin.post('/api/admin/tax-rates', {
    country: 'US',
    category: 'food',
    name: 'Tax',
    percent: 10,
    ...given,
  });
const report = async () => (await desk.admin.get<TaxReportRow[]>('/api/admin/taxes')).body;
const orderOf = async (id: number) => (await desk.admin.get<Order>(`/api/admin/orders/${id}`)).body;
const booked = () =>
  rows<{ account: string; cents: number }>(
    desk.shop.db,
    sql`select account, -sum(amount_cents)::int as cents from ledger_entries where account like 'tax:%' group by 1 order by 1`,
  );

beforeAll(async () => {
  await desk.shop.db.delete(taxRates);
  for (const given of [
    { percent: 4, name: 'Food tax' },
    { region: 'NY', percent: 8.875, name: 'Sales tax' },
    { category: 'standard', percent: 20 },
  ])
    await rate(given);
});
beforeEach(async () => {
  await settings({ 'tax.mode': null, 'tax.shippingCategory': null });
  await desk.change(desk.oil, { taxCategory: 'food' });
  await desk.change(desk.cheese, { taxCategory: 'food' });
});
afterAll(() => settings({ 'tax.mode': null, 'tax.shippingCategory': null }));

/** What report and documents say is what the accounts hold, place by place, and nothing in the books is wrong. */
async function expectSoundBooks() {
  const sums = new Map<string, number>();
  for (const { country, region, tax, refundedTax } of await report()) {
    const account = region === null ? `tax:${country}` : `tax:${country}-${region}`;
    sums.set(account, (sums.get(account) ?? 0) + Math.round((tax - refundedTax) * 100));
  }
  expect([...sums].toSorted()).toEqual((await booked()).map(({ account, cents }) => [account, cents]));
  expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  expect(await documentFaults(desk.shop.db)).toEqual([]);
}

describe('without a choice', () => {
  it('nothing is taxed, whatever rates there are', async () => {
    await desk.add(desk.oil, 2);
    expect(await desk.cartOf()).toMatchObject({
      taxTotal: 0,
      taxes: [],
      taxIncluded: false,
      taxEstimated: false,
      grandTotal: 59.93,
    });
    const { body } = await desk.checkout(undefined, NEW_YORK);
    expect(body.order).toMatchObject({ taxTotal: 0, taxes: [], taxIncluded: false, orderTotal: 59.93 });
    expect(await report()).toEqual([]);
  });
});

describe.each(['added', 'included'])('tax that is %s', (mode) => {
  beforeEach(() => settings({ 'tax.mode': mode, 'tax.shippingCategory': 'standard' }));

  it('goes with pieces that are removed, in steps as at once, and with what is cancelled after them', async () => {
    const code = `PIECES-${mode}`;
    await aCode(desk.shop.db, code);
    const place = async () => {
      await desk.add(desk.oil, 7);
      await desk.add(desk.cheese, 3);
      const { order } = (await desk.checkout(undefined, { ...NEW_YORK, promoCode: code })).body;
      return order;
    };
    const remove = (order: Order, quantities: number[]) =>
      desk.admin.post<Order>(`/api/admin/orders/${order.id}/removals`, {
        items: quantities.map((quantity, index) => ({ itemId: order.items[index]!.id, quantity })),
      });
    const [steps, once] = [await place(), await place()];
    for (const quantities of [[1, 1], [2], [1, 1]])
      expect((await remove(steps, quantities)).status).toBe(201);
    const { body: atOnce } = await remove(once, [4, 2]);
    const inSteps = await orderOf(steps.id);
    expect([inSteps.cancelledTotal, inSteps.payment.open]).toEqual([
      atOnce.cancelledTotal,
      atOnce.payment.open,
    ]);
    expect(atOnce.cancelledTotal + atOnce.payment.open).toBeCloseTo(atOnce.orderTotal, 2);
    await expectSoundBooks();
    await desk.admin.post(`/api/admin/orders/${steps.id}/payments`);
    await remove(steps, [1]);
    await expectSoundBooks();
    for (const { id } of [steps, once])
      await desk.admin.patch(`/api/admin/orders/${id}`, { status: 'cancelled' });
    expect((await orderOf(steps.id)).payment.refunded).toBe(inSteps.payment.open);
    await expectSoundBooks();
  });
});

describe('tax that is added', () => {
  beforeEach(() => settings({ 'tax.mode': 'added', 'tax.shippingCategory': 'standard' }));

  it('is estimated in the cart, computed for the place, and frozen line by line', async () => {
    await desk.add(desk.oil, 2);
    // 49.98 and 9.95 of shipping, by the rates of the country.
    expect(await desk.cartOf()).toMatchObject({
      taxTotal: 3.99,
      taxEstimated: true,
      taxIncluded: false,
      taxes: [
        { name: 'Food tax', percent: 4, base: 49.98, amount: 2, country: 'US', region: null },
        { name: 'Tax', percent: 20, base: 9.95, amount: 1.99, country: 'US', region: null },
      ],
      grandTotal: 63.92,
    });
    const asked = '/api/checkout/options?country=us&region=NY&postalCode=10001&giftWrap=true';
    const { body: options } = await desk.visitor.get<CheckoutOptions>(asked);
    expect(options).toMatchObject({ taxTotal: 7.43, taxEstimated: false, taxUnknown: false });
    const { body, status } = await desk.checkout(undefined, { ...NEW_YORK, giftWrap: true });
    expect(status).toBe(201);
    expect(body.order).toMatchObject({
      orderTotal: 72.36,
      taxTotal: 7.43,
      taxes: [
        { name: 'Sales tax', percent: 8.875, base: 49.98, amount: 4.44, region: 'NY' },
        { name: 'Tax', percent: 20, base: 14.95, amount: 2.99, region: null },
      ],
      items: [{ taxes: [{ name: 'Sales tax', base: 49.98, amount: 4.44 }], lineTotal: 49.98 }],
      payment: { open: 72.36 },
    });
    // Later rates do not touch it.
    await desk.shop.db.update(taxRates).set({ percent: 50 });
    forgetRates(desk.shop.db);
    expect(await orderOf(body.order.id)).toMatchObject({ taxTotal: 7.43, orderTotal: 72.36 });
    await desk.shop.db.update(taxRates).set({
      percent: sql`case when region is null and category = 'food' then 4 when category = 'food' then 8.875 else 20 end`,
    });
    forgetRates(desk.shop.db);
    await expectSoundBooks();
  });

  it('is refused where a category has no rate, and nothing is written', async () => {
    await desk.change(desk.oil, { taxCategory: 'zero' });
    await desk.add(desk.oil, 2);
    expect(await desk.cartOf()).toMatchObject({ taxUnknown: true });
    const { status, body } = await desk.checkout(undefined, NEW_YORK);
    expect([status, (body as { reason?: string }).reason]).toEqual([409, 'tax_unknown']);
    expect(await desk.cartOf()).toMatchObject({ cartCount: 2 });
  });

  it('is computed after a code, and goes back piece by piece as it would at once', async () => {
    const code = 'TAXED10';
    await aCode(desk.shop.db, code);
    const order = await desk.buy({ oil: 4, form: { ...NEW_YORK, promoCode: code } });
    // 99.96 less 10.00 is 89.96, taxed by 7.98; standard shipping is 9.95 and its tax 1.99.
    expect(await orderOf(order.id)).toMatchObject({ taxTotal: 9.97, orderTotal: 109.88 });
    for (const quantity of [1, 3]) {
      const { body } = await desk.request(order, { items: [{ itemId: order.itemIds[0], quantity }] });
      await desk.walk(body.id, 'authorized', 'received', 'inspected', 'refunded');
    }
    await expectSoundBooks();
    const { payment } = await orderOf(order.id);
    expect(payment).toMatchObject({ open: 0 });
  });

  it('goes with what is cancelled or given back by an administrator', async () => {
    const order = await desk.buy({ oil: 3, form: NEW_YORK });
    const { body: owing } = await desk.admin.get<Order>(`/api/admin/orders/${order.id}`);
    await desk.admin.post(`/api/admin/orders/${order.id}/payments`, { amount: owing.payment.open });
    for (const amount of [10.01, 20.02])
      expect(
        (await desk.admin.post(`/api/admin/orders/${order.id}/refunds`, { amount, reason: 'sorry' })).status,
      ).toBeLessThan(300);
    await expectSoundBooks();
    await desk.add(desk.oil, 1);
    const { body } = await desk.checkout(undefined, NEW_YORK);
    expect(
      (await desk.admin.patch(`/api/admin/orders/${body.order.id}`, { status: 'cancelled' })).status,
    ).toBe(200);
    expect(await orderOf(body.order.id)).toMatchObject({
      payment: { open: 0 },
      cancelledTotal: body.order.orderTotal,
    });
    await expectSoundBooks();
  });
});

describe('tax that is included', () => {
  beforeEach(() => settings({ 'tax.mode': 'included' }));

  it('changes no price, is taken out of the goods, and commission is of the rest', async () => {
    const order = await desk.buy({ oil: 5, form: NEW_YORK });
    // 124.95 less 5 % is 118.70, of which 9.68 is tax; shipping is free from 100.
    expect(await orderOf(order.id)).toMatchObject({
      orderTotal: 118.7,
      taxTotal: 9.68,
      taxIncluded: true,
      taxes: [{ percent: 8.875, base: 109.02, amount: 9.68, region: 'NY' }],
    });
    const [part] = await rows<{ commission: number; earned: number }>(
      desk.shop.db,
      sql`select t.commission_cents as commission, (select -sum(e.amount_cents)::int from ledger_entries e where e.part_id = t.id and e.account like 'producer:%') as earned
            from order_parts t where t.order_id = ${order.id}`,
    );
    expect(part!.commission).toBe(16_35);
    expect(part!.earned).toBe(109_02 - 16_35);
    const { body } = await desk.request(order, { items: [{ itemId: order.itemIds[0], quantity: 2 }] });
    await desk.walk(body.id, 'authorized', 'received', 'inspected', 'refunded');
    await expectSoundBooks();
    expect((await report()).find(({ region }) => region === 'NY')!.refundedTax).toBeGreaterThan(0);
  });
});
