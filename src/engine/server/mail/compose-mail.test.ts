import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '#engine/model/languages.ts';
import { LinkSigner } from '#engine/server/http/link-signer.ts';
import { composeMail } from './compose-mail.ts';
import type { OutboxMail } from './mail-content.ts';
import type { OrderConfirmationData } from '#domains/orders/server/mails/order-confirmation.ts';

const CONFIG = {
  mailFrom: 'Madia <hello@madia.example>',
  publicUrl: 'https://shop.example',
};
const LINKS = new LinkSigner('secret');

const ORDER: OrderConfirmationData = {
  orderId: 42,
  customerName: 'Ada Moreau',
  shippingAddress: '12 Harbour Street\nPortland',
  lines: [
    { name: 'Olive Oil', quantity: 5, priceCents: 24_99, discountPercentage: 5, finalCents: 118_70 },
    { name: 'Cheese', quantity: 1, priceCents: 10_00, discountPercentage: 0, finalCents: 10_00 },
  ],
  subtotalCents: 134_95,
  discountCents: 6_25,
  shippingCents: 0,
  totalCents: 128_70,
};

function compose(change: Partial<OutboxMail> = {}) {
  const mail: OutboxMail = {
    id: 7,
    template: 'order-confirmation',
    recipient: 'ada@example.com',
    replyTo: null,
    language: 'en',
    data: { ...ORDER },
    createdAt: new Date('2025-03-01T12:00:00Z'),
    ...change,
  };
  return composeMail(mail, CONFIG, LINKS);
}

describe('pictures', () => {
  const lines = [
    { ...ORDER.lines[0]!, picture: '/pictures/products/oil-1.jpg' },
    { ...ORDER.lines[1]!, picture: 'https://elsewhere.example/pixel.jpg' },
  ];
  const { html, text } = compose({ data: { ...ORDER, lines } });

  it('stand beside what is spoken of, by the URL that everybody gets, small', () => {
    expect(html).toContain(
      '<img src="https://shop.example/pictures/products/oil-1.jpg" width="56" height="56" alt=""',
    );
    expect(html).toContain('<img src="https://shop.example/icon-192.png" width="28"');
  });

  it('from elsewhere are not shown: their server would learn who reads', () => {
    expect(html).not.toContain('elsewhere.example');
    for (const picture of [
      '/pictures/../x.jpg?who=1',
      '/pictures/a".jpg',
      '/api/x.jpg',
      '//evil.example/x.jpg',
    ])
      expect(
        compose({ data: { ...ORDER, lines: [{ ...ORDER.lines[0]!, picture }] } }).html.match(/<img/gu),
        picture,
      ).toHaveLength(1);
  });

  it('change nothing of the text', () => {
    expect(text).toBe(compose().text);
  });

  it('are left out of mails that an older version queued', () => {
    expect(compose().html.match(/<img/gu)).toHaveLength(1);
  });
});

describe('the confirmation of an order', () => {
  const { subject, text, html } = compose();

  it('names the order, its lines and its totals to the cent', () => {
    expect(subject).toBe('Order #42 confirmed');
    for (const part of [
      'Thank You for Your Order!',
      '5 × Olive Oil at $24.99, 5% bulk discount: $118.70',
      '1 × Cheese at $10.00: $10.00',
      'Subtotal: $134.95',
      'Bulk Discount: -$6.25',
      'Shipping: FREE',
      'Total: $128.70',
      'bulk orders need 1-2 additional days of processing',
      '12 Harbour Street\nPortland',
    ]) {
      expect(text).toContain(part);
    }
    for (const part of ['$118.70', '$128.70', '12 Harbour Street<br>Portland', '1-2 additional days'])
      expect(html).toContain(part);
  });

  it('holds the link that opens the order', () => {
    const address = `https://shop.example/order/42?token=${LINKS.sign('order', 42)}`;
    expect(text).toContain(address);
    expect(html).toContain(`href="${address}"`);
  });

  it('shows a shipping amount and no discount where there is none', () => {
    const plain = compose({ data: { ...ORDER, discountCents: 0, shippingCents: 9_95 } }).text;
    expect(plain).toContain('Shipping: $9.95');
    expect(plain).not.toContain('Bulk Discount');
  });
});

describe('the confirmation of an order with everything that can be chosen', () => {
  const CHOSEN: OrderConfirmationData = {
    ...ORDER,
    invoiceNumber: 'M-2026-000042',
    promo: { code: 'SPRING', cents: 12_87 },
    shippingCents: 17_95,
    delivery: { method: 'express', coldChain: true, earliest: '2026-11-24', latest: '2026-11-26' },
    giftWrapCents: 5_00,
    giftMessage: 'Happy birthday,\ndear Bo!',
    paymentMethod: 'invoice',
    placedAt: '2026-11-20T15:00:00.000Z',
    totalCents: 138_78,
  };

  it('has a row for each, and the days', () => {
    const { text, html } = compose({ data: { ...CHOSEN } });
    for (const part of [
      'Subtotal: $134.95',
      'Bulk Discount: -$6.25',
      'Promo code SPRING: -$12.87',
      'Shipping (Express, cold chain): $17.95',
      'Gift wrap: $5.00',
      'Total: $138.78',
      'Arrives: Tue, Nov 24 – Thu, Nov 26',
      'Invoice number: M-2026-000042',
      'Please pay by: December 4, 2026',
      'Your gift message:\nHappy birthday,\ndear Bo!',
    ])
      expect(text).toContain(part);
    for (const part of ['Promo code SPRING', '-$12.87', '$17.95', 'Tue, Nov 24 – Thu, Nov 26', 'dear Bo!'])
      expect(html).toContain(part);
  });

  it('has a space before the colon in French', () => {
    const { text } = compose({ language: 'fr', data: { ...CHOSEN } });
    expect(text).toContain('Total\u{A0}: $138.78');
  });

  it('asks for nothing where nothing is left to pay', () => {
    for (const change of [{ paymentMethod: 'card' }, { totalCents: 0 }]) {
      const { text } = compose({ data: { ...CHOSEN, ...change } });
      expect(text).toContain('Invoice number: M-2026-000042');
      expect(text).not.toContain('Please pay by');
    }
  });

  test.each(LANGUAGES)('is complete in %s', (language) => {
    const { text, html } = compose({ language, data: { ...CHOSEN } });
    expect(`${text} ${html}`).not.toMatch(/mail:|orders:|orderConfirmation\.|methods\.|\{\{|undefined/);
    expect(text).toContain('SPRING');
  });

  it('keeps what the giver wrote as text', () => {
    const { html } = compose({ data: { ...CHOSEN, giftMessage: '<img src=x onerror=alert(1)>' } });
    expect(html).not.toContain('<img src=x');
  });
});

describe('the mail about a changed order', () => {
  const changes = [
    { field: 'shippingAddress', value: '14 Harbour Street\nPortland' },
    { field: 'deliveryDate', value: '2026-11-21' },
    { field: 'giftMessage', value: null },
  ];
  const data = { orderId: 42, customerName: 'Ada Moreau', changes };

  it('says what holds now', () => {
    const { subject, text } = compose({ template: 'order-changed', data });
    expect(subject).toBe('Order #42 changed');
    for (const part of ['14 Harbour Street\nPortland', 'Delivery date: November 21, 2026', 'No gift message'])
      expect(text).toContain(part);
    expect(text).toContain(`/order/42?token=${LINKS.sign('order', 42)}`);
  });

  test.each(LANGUAGES)('is complete in %s', (language) => {
    const all = ['customerPhone', 'giftMessage', 'deliveryDate'].map((field) => ({ field, value: null }));
    const { subject, text, html } = compose({
      template: 'order-changed',
      language,
      data: { ...data, changes: [...changes, ...all, { field: 'customerPhone', value: '123' }] },
    });
    expect(`${subject} ${text} ${html}`).not.toMatch(/mail:|orderChanged\.|\{\{|undefined/);
  });
});

describe('the mail about money that goes back', () => {
  const data = { orderId: 42, customerName: 'Ada', refund: { cents: 59_93, way: 'card' }, isLate: false };

  it('says how much, where to and how long it takes', () => {
    const { subject, text } = compose({ template: 'order-refunded', data });
    expect(subject).toBe('Refund of $59.93 for order #42');
    expect(text).toContain('refunding $59.93 for your order #42');
    expect(text).toContain('refunding $59.93 to the card you paid with');
    const late = compose({ template: 'order-refunded', data: { ...data, isLate: true } });
    expect(late.text).toContain('reached us after the order had been cancelled');
  });

  it('is part of the mail about a paid order that was cancelled, which asks for nothing', () => {
    const refund = { cents: 59_93, way: 'transfer' };
    const { text } = compose({ template: 'order-cancelled', data: { ...ORDER, isWhole: true, refund } });
    expect(text).toContain('transferring $59.93 back to the account you paid from');
    expect(text).not.toContain('nothing left to pay');
  });

  test.each(LANGUAGES.flatMap((language) => ['card', 'transfer', 'test'].map((way) => [language, way])))(
    'is complete in %s by %s',
    (language, way) => {
      const refund = { cents: 59_93, way };
      for (const isLate of [true, false]) {
        const mail = compose({ template: 'order-refunded', language, data: { ...data, refund, isLate } });
        expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(
          /mail:|orderRefunded\.|givenBack\.|\{\{|undefined/,
        );
      }
    },
  );
});

test('a long value takes several lines, so that the short word beside it keeps its own', () => {
  const declared = { order: '42', name: 'Ada', email: 'ada@example.com', receivedAt: '2026-11-19T18:15:00Z' };
  const nothing = { orderId: null, number: null, goesBack: [], perishable: [], notSent: [], late: [] };
  const { html } = compose({
    template: 'withdrawal-receipt',
    language: 'de',
    data: { ...declared, ...nothing },
  });
  const cellOf = (text: string) => new RegExp(`<td [^>]*>${text}`, 'u').exec(html)![0];
  expect(cellOf('Ich widerrufe den Vertrag')).not.toContain('nowrap');
  expect(cellOf('Eingegangen')).toContain('white-space:nowrap');
  expect(cellOf('19.11.2026')).toContain('white-space:nowrap');
});

test.each(LANGUAGES)('what was cancelled of an exchange is a return that waits again, in %s', (language) => {
  const data = { ...ORDER, isWhole: false, totalCents: 0, cancelledCents: 0, openReturn: 'RA-3479ACDE' };
  const { text } = compose({ template: 'order-cancelled', language, data });
  expect(text).toContain('RA-3479ACDE');
  // Nothing is said of money: there was none.
  expect(text).not.toContain('$0.00');
});

describe('every mail', () => {
  test.each(
    LANGUAGES.flatMap((language) =>
      ['order-confirmation', 'order-cancelled', 'order-shipped'].map((template) => [template, language]),
    ),
  )('%s is complete in %s', (template, language) => {
    const { subject, text, html } = compose({ template, language });
    expect(subject).toContain('42');
    expect(`${subject} ${text} ${html}`).not.toMatch(
      /mail:|order(Confirmation|Cancelled|Shipped)\.|\{\{|undefined/,
    );
    expect(html).toContain(`<html lang="${language}">`);
  });

  it('shows what customers typed as text, never as markup', () => {
    const { html, text } = compose({ data: { ...ORDER, customerName: '<script>alert("x")</script>' } });
    expect(html).not.toContain('<script');
    expect(html).toContain('&#60;script&#62;');
    expect(text).toContain('<script>alert("x")</script>');
  });

  it('keeps line breaks out of the headers', () => {
    const mail = compose({
      recipient: 'ada@example.com\r\nBcc: eve@example.com',
      replyTo: 'x@example.com\nX-Evil: 1',
      data: { ...ORDER, orderId: '1\r\nBcc: eve@example.com' },
    });
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.to).not.toMatch(/[\r\n]/);
    expect(mail.replyTo).not.toMatch(/[\r\n]/);
  });

  it('has the same Message-ID however often it is composed, and no other mail has it', () => {
    expect(compose().messageId).toMatch(/^<7\.[\w-]{16}@madia\.example>$/);
    expect(compose().messageId).toBe(compose().messageId);
    expect(compose({ id: 8 }).messageId).not.toBe(compose().messageId);
  });

  it('must have a template', () => {
    expect(() => compose({ template: 'nothing' })).toThrow("There is no mail template 'nothing'");
  });
});
