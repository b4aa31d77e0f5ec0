// A business in another country of the union pays without tax: from the account to the books.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import type { AdminUser } from '#domains/accounts/model/desk.ts';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import type { Document, ListedDocument } from '#domains/documents/model/document.ts';
import type { Order } from '#domains/orders/model/order.ts';
import type { TaxReportRow } from '#domains/taxes/model/tax-report.ts';
import { taxRates } from '#domains/taxes/server/taxes.schema.ts';
import type { CurrentUser } from '#engine/model/current-user.ts';
import { adoptHome } from '#engine/model/places/shop-home.ts';
import { auditLog, mailOutbox } from '#engine/server/db/operations.schema.ts';
import { composeMail } from '#engine/server/mail/compose-mail.ts';
import { documentFaults } from '../support/document-faults.ts';
import { readLedger } from '../support/ledger.ts';
import { aBuyer } from '../support/people.ts';
import { openReturnsDesk } from '../support/returns-desk.ts';
import { aCode } from '../support/promo-codes.ts';
import type { Visitor } from '../support/test-app.ts';

const desk = openReturnsDesk();
const VAT_ID = 'ATU13585627';
const OTHER = 'FR40303265045';
const VIENNA = { line1: 'Ring 1', city: 'Wien', postalCode: '1010', country: 'AT' };
const BERLIN = { line1: 'Allee 1', city: 'Berlin', postalCode: '10115', country: 'DE' };
const PROFILE = { firstName: 'Berta', lastName: 'Gruber' };

let business: Awaited<ReturnType<typeof aBuyer>>;
let buyer: Visitor;
let people = 0;
const mark = (isBusiness: boolean, vatId = VAT_ID, who = desk.admin) =>
  who.patch<{ message: string }>(`/api/admin/users/${business.id}/business`, { isBusiness, vatId });
const type = (vatId: string | null) => buyer.put<CurrentUser>('/api/profile/buyer', { ...PROFILE, vatId });
const order = (change: object = {}) =>
  desk.checkout(buyer, {
    customerName: 'Berta Gruber',
    customerEmail: 'berta@example.com',
    address: { name: 'Berta Gruber', ...VIENNA },
    ...change,
  });
const listed = async () =>
  (await desk.admin.get<AdminUser[]>('/api/admin/users')).body.find(({ id }) => id === business.id)!;
const options = async (query = 'country=AT') =>
  (await buyer.get<CheckoutOptions>(`/api/checkout/options?${query}`)).body;

beforeAll(async () => {
  adoptHome({ currency: 'EUR', country: 'DE' });
  await desk.shop.db.delete(taxRates);
  for (const [country, percent] of [
    ['DE', 7],
    ['AT', 10],
  ])
    await desk.admin.post('/api/admin/tax-rates', { country, percent, category: 'food', name: 'VAT' });
  await desk.admin.patch('/api/admin/settings', {
    'tax.mode': 'included',
    'tax.shippingCategory': 'food',
    'delivery.countries': ['DE', 'AT', 'FR'],
  });
});
beforeEach(async () => {
  people += 1;
  business = await aBuyer(desk.shop, `business-${people}`);
  buyer = business.visitor;
  await desk.change(desk.oil, { taxCategory: 'food' });
});
afterAll(async () => {
  await desk.admin.patch('/api/admin/settings', {
    'tax.mode': null,
    'tax.shippingCategory': null,
    'delivery.countries': null,
  });
  adoptHome();
});

describe('a VAT id', () => {
  it('is taken as it is typed, and a wrong one is refused beside its field', async () => {
    expect((await type('atu 1358-5627')).body.profile).toMatchObject({ vatId: VAT_ID, isBusiness: false });
    const { status, body } = await buyer.put<{ fields: object }>('/api/profile/buyer', {
      ...PROFILE,
      vatId: 'ATU13585628',
    });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['vatId']]);
    await desk.add(desk.oil, 1, buyer);
    expect((await order({ vatId: 'DE12' })).status).toBe(400);
    expect((await buyer.get('/api/checkout/options?vatId=DE12')).status).toBe(400);
    // Who does not speak of it leaves it as it is.
    await buyer.put('/api/profile/buyer', PROFILE);
    expect((await listed()).vatId).toBe(VAT_ID);
  });

  it('gives nothing by itself, in the account or at the checkout; it stands on the invoice', async () => {
    await type(VAT_ID);
    await desk.add(desk.oil, 2, buyer);
    expect(await options(`country=AT&vatId=${VAT_ID}`)).toMatchObject({ taxReason: null, taxRelief: 0 });
    const { body } = await order({ vatId: OTHER });
    expect(body.order).toMatchObject({ taxReason: null, taxTotal: 5.44, orderTotal: 59.93 });
    const { number } = (await buyer.get<ListedDocument[]>(`/api/user/orders/${body.orderId}/documents`))
      .body[0]!;
    expect((await buyer.get<Document>(`/api/documents/${number}`)).body.recipient).toMatchObject({
      vatId: OTHER,
    });
  });

  it('is marked by an administrator who has looked up this very one, in the log; another one is not marked', async () => {
    expect((await mark(true)).status).toBe(409);
    await type(OTHER);
    expect((await mark(true)).body.message).toContain(OTHER);
    await type(VAT_ID);
    expect((await mark(true)).status).toBe(200);
    expect((await mark(true)).status).toBe(200);
    expect((await mark(true, VAT_ID, buyer)).status).toBe(403);
    expect(await listed()).toMatchObject({ vatId: VAT_ID, isBusiness: true });
    const logged = await desk.shop.db
      .select()
      .from(auditLog)
      .where(sql`${auditLog.entityType} = 'user' and ${auditLog.entityId} = ${String(business.id)}`);
    expect(logged).toMatchObject([{ action: 'user.business', detail: { vatId: VAT_ID } }]);
    // Saved again it stays marked, changed and changed back it does not.
    expect((await type(VAT_ID)).body.profile).toMatchObject({ isBusiness: true });
    expect((await type(OTHER)).body.profile).toMatchObject({ isBusiness: false });
    expect((await type(VAT_ID)).body.profile).toMatchObject({ isBusiness: false });
    const found = async (business: string) =>
      (await desk.admin.get<AdminUser[]>(`/api/admin/users?business=${business}`)).body.map(({ id }) => id);
    expect(await found('open')).toContain(business.id);
    expect(await found('marked')).not.toContain(business.id);
  });
});

describe('a marked business', () => {
  beforeEach(async () => {
    await type(VAT_ID);
    await mark(true);
    await desk.add(desk.oil, 2, buyer);
  });

  it('sees in cart and options what it will pay, and what for', async () => {
    // 49.98 and 9.95 of shipping; the cart takes off the tax at home, the options that of the place.
    expect(await desk.cartOf(buyer)).toMatchObject({
      taxReason: 'reverse_charge',
      taxTotal: 0,
      taxRelief: 3.92,
      grandTotal: 56.01,
    });
    expect(await options()).toMatchObject({
      taxReason: 'reverse_charge',
      taxRelief: 5.44,
      taxes: [{ percent: 0, amount: 0, base: 54.49, country: 'AT' }],
    });
    expect(await options('country=DE')).toMatchObject({ taxReason: null, taxTotal: 3.92 });
    expect(await options(`country=AT&vatId=${OTHER}`)).toMatchObject({ taxReason: null });
    expect(await options('country=AT&vatId=')).toMatchObject({ taxReason: null });
  });

  it('pays no tax abroad: order, mail, document, books and report say so', async () => {
    const { body } = await order();
    expect(body.order).toMatchObject({
      taxReason: 'reverse_charge',
      taxTotal: 0,
      orderTotal: 54.49,
      taxes: [{ name: 'VAT', percent: 0, base: 54.49, amount: 0 }],
    });
    const [mail] = await desk.shop.db.select().from(mailOutbox).where(eq(mailOutbox.orderId, body.orderId));
    const { text } = composeMail(mail!, desk.shop.shop.config, desk.shop.shop.links);
    expect(text).toContain('VAT not charged (reverse charge)');
    expect(text).toContain('5.44');
    const [invoice] = (await buyer.get<ListedDocument[]>(`/api/user/orders/${body.orderId}/documents`)).body;
    expect((await buyer.get<Document>(`/api/documents/${invoice!.number}`)).body).toMatchObject({
      total: 54.49,
      recipient: { vatId: VAT_ID },
      goods: { taxReason: 'reverse_charge', taxRelief: 5.44 },
    });
    const report = (await desk.admin.get<TaxReportRow[]>('/api/admin/taxes')).body;
    expect(report).toContainEqual(
      expect.objectContaining({ country: 'AT', percent: 0, base: 54.49, tax: 0 }),
    );
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
    expect(await documentFaults(desk.shop.db)).toEqual([]);
    // Losing the mark afterwards changes nothing of it, and the parcel stays where it was sent.
    await mark(false);
    const stands = (await desk.admin.get<Order>(`/api/admin/orders/${body.orderId}`)).body;
    expect(stands).toMatchObject({ orderTotal: 54.49, vatId: VAT_ID });
    const moved = await buyer.patch(`/api/user/orders/${body.orderId}`, {
      address: { name: 'Berta Gruber', ...BERLIN },
    });
    expect(moved.status).toBe(409);
  });

  it('pays it like everybody else where the parcel stays in the shop’s country, or for another purpose', async () => {
    const home = await order({ address: { name: 'Berta Gruber', ...BERLIN } });
    expect(home.body.order).toMatchObject({ taxReason: null, taxTotal: 3.92, orderTotal: 59.93 });
    await desk.add(desk.oil, 2, buyer);
    expect((await order({ vatId: '' })).body.order).toMatchObject({ taxReason: null, orderTotal: 59.93 });
  });

  it('gets back what it paid: by pieces, by an amount, and with a code', async () => {
    await aCode(desk.shop.db, `RC${people}`);
    const { body } = await order({ promoCode: `RC${people}`, giftWrap: true });
    const { id, items } = body.order;
    const before = body.order.orderTotal;
    await desk.admin.post(`/api/admin/orders/${id}/payments`, { amount: before });
    for (const status of ['processing', 'shipped', 'completed'])
      await desk.admin.patch(`/api/admin/orders/${id}`, { status });
    await desk.arrive(id, new Date(Date.now() - 3_600_000));
    const token = desk.shop.shop.links.sign('order', id);
    const delivered = { id, token, itemIds: items.map((item) => item.id) };
    await desk.admin.post(`/api/admin/orders/${id}/refunds`, { amount: 3.33, reason: 'late' });
    for (const _ of [1, 2]) {
      const { body: asked } = await desk.request(delivered);
      await desk.walk(asked.id, 'authorized', 'received', 'inspected', 'refunded');
    }
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
    expect(await documentFaults(desk.shop.db)).toEqual([]);
    const { payment } = (await desk.admin.get<Order>(`/api/admin/orders/${id}`)).body;
    expect(payment.open).toBe(0);
    expect(payment.refunded).toBeLessThanOrEqual(before);
  });

  it('gets one order or none where the mark goes while it is on its way, and the books are sound', async () => {
    const [{ status }] = await Promise.all([order(), mark(false)]);
    expect(status).toBe(201);
    expect(await documentFaults(desk.shop.db)).toEqual([]);
  });
});
