import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Document } from '#domains/documents/model/document.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { LANGUAGES } from '#engine/model/languages.ts';
import { formatAmount } from '#engine/model/money.ts';
import { withInvoice } from '#domains/orders/server/mails/with-invoice.ts';
import { composeMail } from '#engine/server/mail/compose-mail.ts';
import { FORM } from '../../../../../tests/support/checkout-desk.ts';
import { pdfTexts } from '../../../../../tests/support/pdf-text.ts';
import { openReturnsDesk } from '../../../../../tests/support/returns-desk.ts';
import { drawSheet } from './draw-sheet.ts';
import { toPrintout } from './to-printout.ts';

const desk = openReturnsDesk();
const pdfOf = async (number: string, token: string) => {
  const url = `/api/documents/${number}.pdf?token=${token}`;
  const {
    rawPayload: bytes,
    statusCode: status,
    headers,
  } = await desk.shop.app.inject({ method: 'GET', url });
  return { bytes, status, headers };
};
const read = async (number: string, token: string) =>
  (await desk.visitor.get<Document>(`/api/documents/${number}?token=${token}`)).body;

describe('a document as PDF', () => {
  it('says the amounts that its page says, of invoices and credit notes alike', async () => {
    const order = await desk.buy({ oil: 6, cheese: 2, form: { shippingMethod: 'express', giftWrap: true } });
    await desk.admin.post(`/api/admin/orders/${order.id}/payments`);
    await desk.admin.post(`/api/admin/orders/${order.id}/refunds`, { amount: 5, reason: 'late' });
    const { body } = await desk.visitor.get<{ number: string }[]>(
      `/api/orders/${order.id}/documents?token=${order.token}`,
    );
    expect(body).toHaveLength(2);
    for (const { number } of body) {
      const document = await read(number, order.token);
      const { bytes, headers } = await pdfOf(number, order.token);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${number}.pdf"`,
        'cache-control': 'no-store',
      });
      const texts = pdfTexts(bytes);
      const goods = document.goods!;
      const amounts = [
        document.total,
        goods.subtotal,
        goods.shipping,
        goods.giftWrap,
        ...goods.lines.map(({ amount }) => amount),
      ];
      for (const amount of amounts.filter((each) => each !== 0))
        expect(texts).toContain(formatAmount(amount));
      for (const text of [number, FORM.customerName, `#${order.id}`]) expect(texts).toContain(text);
    }
  });

  it('is for those who may see it', async () => {
    const order = await desk.buy({ oil: 1 });
    const { body } = await desk.visitor.get<{ number: string }[]>(
      `/api/orders/${order.id}/documents?token=${order.token}`,
    );
    expect((await pdfOf(body[0]!.number, 'made-up')).status).toBe(404);
    expect((await pdfOf('M-1999-000001', order.token)).status).toBe(404);
  });

  it('carries its fonts, is tagged, and repeats the head of its table on every page, in five languages', async () => {
    const order = await desk.buy({ oil: 1 });
    const { body } = await desk.visitor.get<{ number: string }[]>(
      `/api/orders/${order.id}/documents?token=${order.token}`,
    );
    const document = await read(body[0]!.number, order.token);
    const name =
      'Langgereifter Bergkäse der Sennerei am Fuße des höchsten Bergs, Œuvre d’Ελένη и Мария '.repeat(2);
    const line = { ...document.goods!.lines[0]!, name };
    const long = {
      ...document,
      goods: { ...document.goods!, lines: Array.from({ length: 60 }, () => line) },
    };
    for (const language of LANGUAGES) {
      const printout = toPrintout({ ...long, language }, new Date('2026-11-18T12:00:00Z'));
      const pdf = await drawSheet(printout);
      const file = Buffer.from(pdf).toString('latin1');
      for (const wanted of ['/StructTreeRoot', '/Marked true', '/FontFile2', `/Lang (${language})`, '/S /TH'])
        expect(file).toContain(wanted);
      const pages = file.match(/\/Type \/Page\n/gu)!.length;
      expect(pages).toBeGreaterThan(3);
      const texts = pdfTexts(pdf);
      expect(texts.join('')).not.toContain('\ufffd');
      expect(
        texts.filter((text) => text === printout.table!.columns[3]!.header).length,
      ).toBeGreaterThanOrEqual(pages - 1);
      expect(texts).toContain(printout.pageOf.replace('{page}', '2').replace('{pages}', String(pages)));
      expect(Buffer.from(await drawSheet(printout)).equals(pdf)).toBe(true);
    }
  }, 120_000);

  it('is Letter in the United States and Canada, and A4 elsewhere', async () => {
    const order = await desk.buy({ oil: 1 });
    const { body } = await desk.visitor.get<{ number: string }[]>(
      `/api/orders/${order.id}/documents?token=${order.token}`,
    );
    const document = await read(body[0]!.number, order.token);
    const paper = (country: string) =>
      toPrintout({ ...document, seller: { ...document.seller, country } }, new Date()).paper;
    expect(['US', 'CA', 'DE', 'FR'].map(paper)).toEqual(['LETTER', 'LETTER', 'A4', 'A4']);
  });
});

describe('the confirmation', () => {
  it('carries the invoice, with its number', async () => {
    await desk.add(desk.oil, 1);
    const { order } = (await desk.checkout()).body;
    const [mail] = await desk.shop.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.template, 'order-confirmation'))
      .orderBy(mailOutbox.id)
      .then((all) => all.slice(-1));
    const { shop } = desk.shop;
    const data = (await withInvoice(shop, mail!)) as Record<string, unknown>;
    const composed = composeMail({ ...mail!, data }, shop.config, shop.links);
    const number = order.payment.invoiceNumber!;
    expect(composed.text).toContain(number);
    expect(composed.attachments).toMatchObject([
      { filename: `${number}.pdf`, contentType: 'application/pdf' },
    ]);
    expect(pdfTexts(composed.attachments[0]!.content)).toContain(number);
  });
});
