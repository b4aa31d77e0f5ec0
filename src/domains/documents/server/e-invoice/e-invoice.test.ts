// Invoices for programs: what EN 16931 asks of them, of every kind of document that a shop with included tax writes.
import { inflateSync } from 'node:zlib';
import { Profile, validateXsd } from '@stackforge-eu/factur-x';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Document, ListedDocument } from '#domains/documents/model/document.ts';
import type { Opened } from '#domains/group-buys/model/group-view.ts';
import { documents } from '#domains/documents/server/documents.schema.ts';
import { writeMissingDocuments } from '#domains/documents/server/missing-documents.ts';
import { documentPdf } from '#domains/documents/server/pdf/document-pdf.ts';
import { taxRates } from '#domains/taxes/server/taxes.schema.ts';
import { adoptHome } from '#engine/model/places/shop-home.ts';
import { eInvoiceFaults, textOf } from '../../../../../tests/support/e-invoice-faults.ts';
import {
  brokenAsserts,
  hasOfficialFile,
  officialFile,
  readSchematron,
  schematronFile,
} from '../../../../../tests/support/official-rules.ts';
import { aBuyer } from '../../../../../tests/support/people.ts';
import { aCode } from '../../../../../tests/support/promo-codes.ts';
import { openReturnsDesk } from '../../../../../tests/support/returns-desk.ts';
import { ciiOf, ublOf } from './e-invoice-of-document.ts';

const desk = openReturnsDesk({ payments: ['invoice', 'test'] });
const BERLIN = {
  name: 'Ada & Söhne',
  line1: 'Allee <b> & 1',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
};
const VIENNA = { name: 'Berta Gruber', line1: 'Ring 1', city: 'Wien', postalCode: '1010', country: 'AT' };
const HOME = { address: BERLIN, shippingAddress: undefined };

beforeAll(async () => {
  adoptHome({ currency: 'EUR', country: 'DE' });
  await desk.shop.db.delete(taxRates);
  for (const [country, category, percent] of [
    ['DE', 'food', 7],
    ['DE', 'standard', 19],
    ['DE', 'zero', 0],
    ['AT', 'food', 10],
    ['AT', 'standard', 20],
  ])
    await desk.admin.post('/api/admin/tax-rates', { country, percent, category, name: 'VAT' });
  await desk.admin.patch('/api/admin/settings', {
    'tax.mode': 'included',
    'tax.shippingCategory': 'standard',
    'tax.sellerId': 'DE 136 695 976',
    'delivery.countries': ['DE', 'AT'],
  });
});
afterAll(async () => {
  await desk.admin.patch('/api/admin/settings', {
    'tax.mode': null,
    'tax.shippingCategory': null,
    'tax.sellerId': null,
    'delivery.countries': null,
  });
  adoptHome();
});

/** One of every kind: with a code, wrapped, express, paid by card, for nothing, refunded, returned, cancelled, exchanged, reversed. */
async function buyEverything() {
  await desk.change(desk.oil, { taxCategory: 'food' });
  await desk.change(desk.cheese, { taxCategory: 'standard' });
  await aCode(desk.shop.db, 'TENTH');
  const order = await desk.buy({
    oil: 7,
    cheese: 3,
    form: { ...HOME, promoCode: 'TENTH', giftWrap: true, shippingMethod: 'express' },
  });
  await desk.admin.post(`/api/admin/orders/${order.id}/payments`);
  await desk.admin.post(`/api/admin/orders/${order.id}/refunds`, { amount: 7.77, reason: 'late' });
  for (const kind of ['refund', 'exchange']) {
    const { id } = (await desk.request(order, { kind })).body;
    await desk.walk(id, 'authorized', 'received', 'inspected', kind === 'refund' ? 'refunded' : 'exchanged');
  }
  await desk.add(desk.oil, 1);
  const cancelled = (await desk.checkout(desk.visitor, FORM)).body;
  await desk.visitor.post(`/api/orders/${cancelled.orderId}/cancel?token=${cancelled.token}`);
  await desk.change(desk.oil, { taxCategory: 'zero' });
  await desk.add(desk.oil, 2);
  const paid = (await desk.checkout(desk.visitor, { ...FORM, paymentMethod: 'test' })).body;
  await desk.visitor.post(`/api/payments/test/${paid.payment.redirectUrl!.split('/').at(-1)}`, {
    outcome: 'paid',
  });
  await desk.change(desk.oil, { taxCategory: 'food' });
  // Cold, on ice; and together with others.
  await desk.change(desk.cheese, { perishable: true });
  await desk.buy({ cheese: 2, form: { ...HOME, shippingMethod: 'express', coldChain: true } });
  const organizer = await aBuyer(desk.shop, 'organizer');
  const together = await organizer.visitor.post<Opened>('/api/group-buys', {
    productId: desk.oil,
    quantity: 6,
    closesAt: new Date(Date.now() + 60 * 60 * 1000).toISOString(),
    delivery: 'separate',
    customerName: 'Olga Braun',
    customerEmail: 'olga@example.com',
    shippingAddress: 'Allee 2\n10115 Berlin\nDeutschland',
  });
  await organizer.visitor.post(`/api/group-buys/${together.body.slug}/close`);
  const business = await aBuyer(desk.shop, 'business');
  const profile = { firstName: 'Berta', lastName: 'Gruber', vatId: 'ATU13585627' };
  await business.visitor.put('/api/profile/buyer', profile);
  const mark = { isBusiness: true, vatId: 'ATU13585627' };
  await desk.admin.patch(`/api/admin/users/${business.id}/business`, mark);
  await desk.add(desk.oil, 3, business.visitor);
  const reversed = (await desk.checkout(business.visitor, { ...FORM, address: VIENNA })).body;
  await desk.admin.patch(`/api/admin/orders/${reversed.orderId}`, { status: 'cancelled' });
  await writeMissingDocuments(desk.shop.db, new Date());
  return order;
}

const FORM = { customerName: 'Ada & Söhne', customerEmail: 'ada@example.com', address: BERLIN };

describe('an e-invoice', () => {
  let bought: Awaited<ReturnType<typeof buyEverything>>;
  beforeAll(async () => {
    desk.visitor = desk.shop.visitor();
    bought = await buyEverything();
  });

  it('of every document keeps the rules, in both formats, and says its total', async () => {
    const invoices = await eInvoices();
    for (const { number, totalCents, UBL, CII } of invoices) {
      const total = (totalCents / 100).toFixed(2);
      expect(textOf(UBL, 'cbc:TaxInclusiveAmount')).toBe(total);
      expect(textOf(CII, 'ram:GrandTotalAmount')).toBe(total);
      expect(eInvoiceFaults(UBL), number).toEqual([]);
      expect(await validateXsd(CII, Profile.EN16931), number).toEqual({ valid: true, errors: [] });
    }
    const said = invoices.map(({ UBL }) => UBL);
    // Invoices and credit notes of each way, reversed ones among them.
    expect(said.filter((ubl) => ubl.includes('<CreditNote ')).length).toBeGreaterThanOrEqual(4);
    expect(said.filter((ubl) => ubl.includes('>AE<')).length).toBe(2);
    expect(said.some((ubl) => textOf(ubl, 'cbc:PrepaidAmount') !== '0.00')).toBe(true);
    expect(said.some((ubl) => ubl.includes('<cbc:ID>Z</cbc:ID>'))).toBe(true);
  });

  it('that is falsified breaks the schema', async () => {
    const [{ CII }] = (await eInvoices()) as [EInvoice];
    const falsified = CII.replace(/<ram:GrandTotalAmount>[^<]*/u, '<ram:GrandTotalAmount>much');
    expect((await validateXsd(falsified, Profile.EN16931)).valid).toBe(false);
  });

  describe.each(['UBL', 'CII'] as const)('as %s', (format) => {
    it.skipIf(!hasOfficialFile(schematronFile(format)))(
      'keeps the official rules, and a falsified one does not',
      async () => {
        const rules = readSchematron(officialFile(schematronFile(format)));
        const invoices = await eInvoices();
        for (const { number, [format]: xml } of invoices)
          expect([number, brokenAsserts(rules, xml)]).toEqual([number, []]);
        for (const [written, falsified, broken] of FALSIFIED[format]) {
          const xml = invoices[0]![format].replace(written, falsified);
          expect(brokenAsserts(rules, xml)).toEqual(expect.arrayContaining([...broken]));
        }
      },
      120_000,
    );
  });

  it('is handed to those who may see the document, as XML and inside its PDF', async () => {
    const [invoice] = (
      await desk.visitor.get<ListedDocument[]>(`/api/orders/${bought.id}/documents?token=${bought.token}`)
    ).body;
    const url = `/api/documents/${invoice!.number}.xml`;
    const answer = await desk.visitor.get(`${url}?token=${bought.token}`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(answer.text).toContain('<cbc:StreetName>Allee &#60;b&#62; &#38; 1</cbc:StreetName>');
    expect(answer.text).toContain('<cbc:CompanyID>DE136695976</cbc:CompanyID>');
    expect((await desk.shop.visitor().get(url)).status).toBe(404);
    const record = (await desk.shop.db.select().from(documents)).find(
      (each) => each.number === invoice!.number,
    )!;
    const pdf = Buffer.from(await documentPdf(record)).toString('latin1');
    for (const wanted of [
      '/AFRelationship /Alternative',
      '(factur-x.xml)',
      '<pdfaid:part>3</pdfaid:part>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      '/S /GTS_PDFA1',
    ])
      expect(pdf).toContain(wanted);
    expect(attached(pdf)).toBe(ciiOf(record));
  });

  it('does not exist of sales without tax in their prices', async () => {
    await desk.admin.patch('/api/admin/settings', { 'tax.mode': 'none' });
    await desk.add(desk.oil, 1);
    const { order, token } = (await desk.checkout(desk.visitor, FORM)).body;
    const number = order.payment.invoiceNumber!;
    expect((await desk.visitor.get(`/api/documents/${number}.xml?token=${token}`)).status).toBe(404);
    const { body } = await desk.visitor.get<Document>(`/api/documents/${number}?token=${token}`);
    expect(body.goods!.taxIncluded).toBe(false);
    await desk.admin.patch('/api/admin/settings', { 'tax.mode': 'included' });
  });
});

interface EInvoice {
  number: string;
  totalCents: number;
  UBL: string;
  CII: string;
}

async function eInvoices(): Promise<EInvoice[]> {
  const written = await desk.shop.db.select().from(documents);
  return written.flatMap((record) => {
    const [UBL, CII] = [ublOf(record), ciiOf(record)];
    if (UBL === undefined || CII === null) return [];
    return [{ number: record.number, totalCents: record.totalCents, UBL, CII }];
  });
}

/** What is written, what a forger would write instead, and which of the official rules that breaks. */
const FALSIFIED = {
  UBL: [
    [/(<cbc:TaxInclusiveAmount [^>]*>)[^<]*/u, '$10.01', ['BR-CO-15']],
    [/<cbc:DocumentCurrencyCode>EUR/u, '<cbc:DocumentCurrencyCode>EUX', ['BR-CL-04']],
    [/<cbc:IssueDate>[^<]*<\/cbc:IssueDate>/u, '', ['BR-03']],
  ],
  CII: [
    [/<ram:GrandTotalAmount>[^<]*/u, '<ram:GrandTotalAmount>0.01', ['BR-CO-15']],
    [/<ram:InvoiceCurrencyCode>EUR/u, '<ram:InvoiceCurrencyCode>EUX', ['BR-CL-04']],
    [/<ram:TypeCode>380/u, '<ram:TypeCode>000', ['BR-CL-01']],
  ],
} as const;

/** The file in the PDF. */
function attached(pdf: string): string {
  const [, packed] = /\/Type \/EmbeddedFile[\s\S]*?\nstream\n([\s\S]*?)\nendstream/u.exec(pdf)!;
  return inflateSync(Buffer.from(packed!, 'latin1')).toString();
}
