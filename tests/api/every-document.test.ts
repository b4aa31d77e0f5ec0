// Of every kind of order there is, by both ways of taxing: the page, its data, the PDF, the e-invoice and the books say the same.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppRoot } from '#app/web/app-root.tsx';
import { loadRouter } from '#app/web/load-router.ts';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import type { Document } from '#domains/documents/model/document.ts';
import { totalsOf } from '#domains/documents/model/totals-of.ts';
import { documents } from '#domains/documents/server/documents.schema.ts';
import { ciiOf, ublOf } from '#domains/documents/server/e-invoice/e-invoice-of-document.ts';
import { writeMissingDocuments } from '#domains/documents/server/missing-documents.ts';
import { documentPdf } from '#domains/documents/server/pdf/document-pdf.ts';
import { openCode } from '#domains/gift-cards/server/sealed-codes.ts';
import { giftCards } from '#domains/gift-cards/server/gift-cards.schema.ts';
import type { Opened } from '#domains/group-buys/model/group-view.ts';
import { forgetRates } from '#domains/taxes/server/rates-in-force.ts';
import { taxRates } from '#domains/taxes/server/taxes.schema.ts';
import { documentQuery } from '#domains/documents/web/documents.queries.ts';
import { apiUrl } from '#engine/model/api/api-url.ts';
import { formatAmount } from '#engine/model/money.ts';
import { adoptHome } from '#engine/model/places/shop-home.ts';
import { i18nFor } from '#engine/server/i18n/translations.ts';
import { rows } from '#engine/server/db/client.ts';
import { documentFaults } from '../support/document-faults.ts';
import { textOf } from '../support/e-invoice-faults.ts';
import { readLedger } from '../support/ledger.ts';
import { pdfTexts } from '../support/pdf-text.ts';
import { aBuyer } from '../support/people.ts';
import { aCode } from '../support/promo-codes.ts';
import { SAMPLE_BRAND } from '../support/sample-brand.ts';
import { openReturnsDesk } from '../support/returns-desk.ts';

const desk = openReturnsDesk({ payments: ['invoice', 'test'] });
const t = i18nFor('en').getFixedT('en', 'documents');

/** What the page of a document says, as a browser makes it of what it reads of the API. */
async function pageOf(number: string, token: string): Promise<string> {
  const { router } = await loadRouter({
    url: `/documents/${number}?token=${token}`,
    language: 'en',
    i18n: i18nFor('en'),
    publicUrl: 'http://shop',
    policies: SAMPLE_BRAND.policies,
    settings: { preLaunch: false, guestCheckout: true, placeholderRatings: true },
    fetchApi: async (url, input) => {
      const { status, text } = await desk.visitor.get(apiUrl(url, input));
      return { status, body: text };
    },
  });
  await router.options.context.queryClient.fetchQuery(documentQuery({ number, token }));
  const [sheet = ''] =
    /<article.*<\/article>/su.exec(renderToString(createElement(AppRoot, { router }))) ?? [];
  return plain(sheet);
}

const BERLIN = { name: 'Ada Söhne', line1: 'Allee 1', city: 'Berlin', postalCode: '10115', country: 'DE' };
const VIENNA = { name: 'Berta Gruber', line1: 'Ring 1', city: 'Wien', postalCode: '1010', country: 'AT' };
const NEW_YORK = {
  name: 'Ada Moreau',
  line1: '12 Harbour Street',
  city: 'New York',
  region: 'NY',
  postalCode: '10001',
  country: 'US',
};
const RATES = [
  ['DE', 'food', 7],
  ['DE', 'standard', 19],
  ['AT', 'food', 10],
  ['AT', 'standard', 20],
  ['US', 'food', 4.875],
  ['US', 'standard', 8.875],
] as const;

const SHOPS = [
  {
    mode: 'included',
    home: { currency: 'EUR', country: 'DE' },
    address: BERLIN,
    text: 'Allee 2\n10115 Berlin\nDeutschland',
  },
  {
    mode: 'added',
    home: { currency: 'USD', country: 'US' },
    address: NEW_YORK,
    text: '12 Harbour Street, New York, NY 10001',
  },
] as const;

describe.each(SHOPS)('where tax is $mode', ({ mode, home, address, text }) => {
  const form = { address, shippingAddress: undefined };
  const guest = { customerName: 'Ada Moreau', customerEmail: 'ada@example.com', ...form };
  /** What each kind of order ended as. */
  const bought = new Map<string, number>();

  const pay = (orderId: number) => desk.admin.post(`/api/admin/orders/${orderId}/payments`);
  const checkOut = async (kind: string, more: object = {}, who = desk.visitor) => {
    const { status, body } = await desk.checkout(who, { ...guest, ...more });
    expect([kind, status]).toEqual([kind, 201]);
    bought.set(kind, body.orderId);
    return body;
  };

  /** Every way there is. */
  async function buyEverything() {
    desk.visitor = desk.shop.visitor();
    await aCode(desk.shop.db, `TENTH-${mode}`);
    await desk.add(desk.oil, 3);
    await desk.add(desk.cheese, 1);
    await checkOut('plain');
    await desk.add(desk.oil, 7);
    await checkOut('code', { promoCode: `TENTH-${mode}` });
    await desk.add(desk.oil, 1);
    await checkOut('gift', { giftWrap: true, giftMessage: 'Enjoy!' });
    await desk.add(desk.oil, 1);
    await checkOut('express', { shippingMethod: 'express' });
    await desk.add(desk.cheese, 3);
    await checkOut('cold', { shippingMethod: 'express', coldChain: true });
    await desk.add(desk.oil, 2);
    const card = await checkOut('by card', { paymentMethod: 'test' });
    await payByTest(card.payment.redirectUrl!);
    await buyTogether();
    for (const kind of ['returned', 'exchanged'] as const) {
      const order = await desk.buy({ oil: 5, cheese: 2, form });
      bought.set(kind, order.id);
      await pay(order.id);
      const asked = { kind: kind === 'returned' ? 'refund' : 'exchange' };
      const { id } = (await desk.request(order, asked)).body;
      await desk.walk(
        id,
        'authorized',
        'received',
        'inspected',
        kind === 'returned' ? 'refunded' : 'exchanged',
      );
    }
    await desk.add(desk.oil, 4);
    const refunded = await checkOut('refunded in part', { giftWrap: true });
    await pay(refunded.orderId);
    for (const amount of [7.77, 3.33])
      await desk.admin.post(`/api/admin/orders/${refunded.orderId}/refunds`, { amount, reason: 'late' });
    for (const kind of ['reduced', 'reduced, then cancelled']) {
      await desk.add(desk.oil, 5);
      await desk.add(desk.cheese, 2);
      const { orderId, order } = await checkOut(kind, { promoCode: `TENTH-${mode}` });
      if (kind === 'reduced') await pay(orderId);
      for (const { id: itemId } of order.items)
        await desk.admin.post(`/api/admin/orders/${orderId}/removals`, { items: [{ itemId, quantity: 1 }] });
      if (kind !== 'reduced') await desk.admin.patch(`/api/admin/orders/${orderId}`, { status: 'cancelled' });
    }
    await desk.add(desk.oil, 2);
    const cancelled = await checkOut('cancelled');
    await desk.visitor.post(`/api/orders/${cancelled.orderId}/cancel?token=${cancelled.token}`);
    await payWithGiftCard();
    if (mode === 'included') await buyAsBusiness();
    await buySizes();
    await writeMissingDocuments(desk.shop.db, new Date());
  }

  async function payByTest(redirectUrl: string) {
    await desk.visitor.post(`/api/payments/test/${redirectUrl.split('/').at(-1)}`, { outcome: 'paid' });
  }

  async function buyTogether() {
    const organizer = await aBuyer(desk.shop, `organizer-${mode}`);
    const opened = await organizer.visitor.post<Opened>('/api/group-buys', {
      customerName: 'Olga Braun',
      customerEmail: 'olga@example.com',
      shippingAddress: text,
      productId: desk.oil,
      quantity: 6,
      closesAt: new Date(Date.now() + 60 * 60 * 1000).toISOString(),
      delivery: 'separate',
    });
    expect(opened.status).toBe(201);
    await organizer.visitor.post(`/api/group-buys/${opened.body.slug}/close`);
    const [order] = await rows<{ id: number }>(desk.shop.db, sql`select max(id)::int as id from orders`);
    bought.set('group', order!.id);
  }

  async function payWithGiftCard() {
    const { body } = await desk.visitor.post<{ orderId: number; payment: { redirectUrl: string } }>(
      '/api/gift-cards',
      { amount: 30, customerName: 'Ada Moreau', customerEmail: 'ada@example.com', paymentMethod: 'test' },
    );
    bought.set('a gift card', body.orderId);
    await payByTest(body.payment.redirectUrl);
    const { codeHash, sealedCode } = (await desk.shop.db.select().from(giftCards)).at(-1)!;
    await desk.add(desk.oil, 3);
    const code = openCode(desk.shop.shop.keys, codeHash, sealedCode!)!;
    const { orderId } = await checkOut('with gift card', { giftCards: [code] });
    await pay(orderId);
    await desk.admin.post(`/api/admin/orders/${orderId}/refunds`, { amount: 41.03, reason: 'late' });
  }

  /** Sizes that are taxed differently, on a ladder with half per cents; one of them comes back, and one stays. */
  async function buySizes() {
    const [oil] = await desk.shop.db.select().from(products).where(eq(products.id, desk.oil));
    const { producerId, discountTiers } = oil!;
    const others = and(
      eq(products.producerId, producerId!),
      notInArray(products.id, [desk.oil, desk.cheese]),
    );
    const [size] = await desk.shop.db.select().from(products).where(others).orderBy(products.id);
    const box = { priceCents: 133_33, taxCategory: 'standard', perishable: false, quantityAvailable: 50 };
    await desk.shop.db.update(products).set({ familyId: null, countsAs: 1, size: null }).where(others);
    await desk.change(size!.id, { ...box, discountTiers });
    const { body } = await desk.admin.post<{ id: number }>('/api/producer/families', {
      producerId,
      name: 'Oil',
      discountTiers: [{ minQuantity: 9, discountPercentage: 12.5 }],
      members: [
        { productId: desk.oil, label: 'Bottle' },
        { productId: size!.id, label: 'Case', countsAs: 6 },
      ],
    });
    for (const kind of ['sizes', 'sizes, one returned'] as const) {
      await desk.add(desk.oil, 3);
      await desk.add(size!.id, 1);
      const order = await desk.buy({ form });
      bought.set(kind, order.id);
      await pay(order.id);
      if (kind === 'sizes') continue;
      const back = { reason: 'unopened', items: [{ itemId: order.itemIds[1], quantity: 1 }] };
      const { id } = (await desk.request(order, back)).body;
      const { body: settled } = await desk.walk(id, 'authorized', 'received', 'inspected', 'refunded');
      // 133.33 less 12.5 %, and where tax is added, 8.875 % of that.
      expect(settled.refundAmount).toBe(mode === 'included' ? 116.66 : 127.01);
    }
    await desk.admin.delete(`/api/producer/families/${body.id}`);
  }

  async function buyAsBusiness() {
    const { visitor, id } = await aBuyer(desk.shop, 'business');
    const profile = { firstName: 'Berta', lastName: 'Gruber', vatId: 'ATU13585627' };
    await visitor.put('/api/profile/buyer', profile);
    await desk.admin.patch(`/api/admin/users/${id}/business`, { isBusiness: true, vatId: profile.vatId });
    await desk.add(desk.oil, 3, visitor);
    const { orderId } = await checkOut('reverse charge', { address: VIENNA }, visitor);
    await pay(orderId);
    await desk.admin.post(`/api/admin/orders/${orderId}/refunds`, { amount: 5, reason: 'late' });
  }

  beforeAll(async () => {
    adoptHome(home);
    await desk.shop.db.delete(taxRates);
    for (const [country, category, percent] of RATES)
      await desk.admin.post('/api/admin/tax-rates', { country, category, percent, name: 'VAT' });
    forgetRates(desk.shop.db);
    await desk.admin.patch('/api/admin/settings', {
      'tax.mode': mode,
      'tax.shippingCategory': 'standard',
      'tax.sellerId': 'DE 136 695 976',
      'delivery.countries': ['DE', 'AT', 'US'],
    });
    await desk.change(desk.oil, { taxCategory: 'food', quantityAvailable: 200 });
    await desk.change(desk.cheese, { taxCategory: 'standard', quantityAvailable: 80, perishable: true });
    await buyEverything();
  }, 120_000);
  afterAll(async () => {
    const keys = ['tax.mode', 'tax.shippingCategory', 'tax.sellerId', 'delivery.countries'];
    await desk.admin.patch('/api/admin/settings', Object.fromEntries(keys.map((key) => [key, null])));
    adoptHome();
  });

  it('each document says one total and one tax, wherever it is read', async () => {
    const written = await desk.shop.db
      .select()
      .from(documents)
      .where(
        sql`${documents.orderId} >= ${Math.min(...bought.values())} and ${documents.currency} = ${home.currency}`,
      );
    const kinds = [...bought].filter(([, id]) => !written.some(({ orderId }) => orderId === id));
    expect(kinds).toEqual([]);
    const corrected = new Set(
      written.flatMap(({ kind, orderId }) => (kind === 'credit_note' ? [orderId] : [])),
    );
    expect(
      [...bought]
        .filter(([, id]) => corrected.has(id))
        .map(([kind]) => kind)
        .toSorted(),
    ).toEqual([
      'cancelled',
      'reduced',
      'reduced, then cancelled',
      'refunded in part',
      'returned',
      ...(mode === 'included' ? ['reverse charge'] : []),
      'sizes, one returned',
      'with gift card',
    ]);
    for (const record of written) {
      const token = desk.shop.shop.links.sign('order', record.orderId!);
      const at = `${record.number}?token=${token}`;
      const document = (await desk.visitor.get<Document>(`/api/documents/${at}`)).body;
      const taxes = document.goods!.taxReason === null ? document.goods!.taxes : [];
      const taxCents = taxes.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
      expect([record.number, Math.round(document.total * 100), taxCents]).toEqual([
        record.number,
        ...(await booked(record.cause)),
      ]);
      const rowsOfTotals = totalsOf(
        document,
        (key, values) => t(key, { ...values }),
        (method) => t(`orders:methods.${method}`),
      );
      const page = await pageOf(record.number, token);
      const texts = pdfTexts(await documentPdf(record));
      for (const { label, amount } of rowsOfTotals) {
        expect(page, record.number).toContain(`${label} ${amount}`);
        // The label may be broken over lines; its amount stands in a cell of its own.
        expect(texts, `${record.number}: ${label}`).toContain(amount);
      }
      const total = rowsOfTotals.find(({ key }) => key === 'total')!;
      expect(texts[texts.indexOf(total.label) + 1], record.number).toBe(formatAmount(document.total));
      const [ubl, cii] = [ublOf(record), ciiOf(record)];
      expect([record.number, ubl !== undefined]).toEqual([record.number, document.goods!.taxIncluded]);
      if (ubl === undefined || cii === null) continue;
      const [sum, tax] = [document.total.toFixed(2), (taxCents / 100).toFixed(2)];
      expect([textOf(ubl, 'cbc:TaxInclusiveAmount'), textOf(ubl, 'cbc:TaxAmount')]).toEqual([sum, tax]);
      expect([textOf(cii, 'ram:GrandTotalAmount'), textOf(cii, 'ram:TaxTotalAmount')]).toEqual([sum, tax]);
    }
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
    expect(await documentFaults(desk.shop.db)).toEqual([]);
  }, 120_000);
});

/** What the books hold for what a document is about: what it costs, and the tax in it, in cents. */
async function booked(cause: string): Promise<[total: number, tax: number]> {
  const [found] = await rows<{ total: number; tax: number }>(
    desk.shop.db,
    sql`select abs(coalesce(sum(e.amount_cents), 0))::int as total,
               abs(coalesce(sum(e.amount_cents) filter (where e.account like 'tax:%'), 0))::int as tax
          from ledger_postings p join ledger_entries e on e.posting_id = p.id
         where p.source = ${cause}
           and e.account not in ('cash', 'receivable', 'fees', 'refunds_due', 'disputes')
           and not (e.part_id is null and (e.account = 'gift_cards' or e.account like 'credit:%'))`,
  );
  return [found!.total, found!.tax];
}

/** What a page says, without its markup. */
function plain(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/&(?:amp|#38|#x26);/gu, '&')
    .replaceAll(/&(?:#39|#x27);/gu, "'")
    .replaceAll(/\s+/gu, ' ');
}
