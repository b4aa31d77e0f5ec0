import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine/model/languages.ts';
import { RETURN_REASONS } from '#domains/catalogue/model/return-reasons.ts';
import { RETURN_STATUSES } from '#domains/orders/model/return-status.ts';
import { LinkSigner } from '#engine/server/http/link-signer.ts';
import { composeMail } from './compose-mail.ts';
import type { ReturnNewsData } from '#domains/returns/server/mails/return-news.ts';

const CONFIG = {
  mailFrom: 'Madia <hello@madia.example>',
  publicUrl: 'https://shop.example',
};
const LINKS = new LinkSigner('secret');

const NEWS: ReturnNewsData = {
  orderId: 42,
  number: 'RA-3479ACDE',
  customerName: 'Ada Moreau',
  kind: 'refund',
  perishable: false,
  hasPhotos: true,
  lines: [{ name: 'Olive Oil', quantity: 2 }],
  refundCents: 52_43,
  feeCents: 7_50,
  shippingCents: 9_95,
  isOwed: false,
  note: 'I looked at your photos myself.',
  dueAt: null,
  exchangeOrderId: 43,
};

const compose = (template: string, data: object, language: string = 'en') =>
  composeMail(
    {
      id: 7,
      template,
      recipient: 'ada@example.com',
      replyTo: null,
      language,
      data: { ...data },
      createdAt: new Date('2026-11-16T12:00:00Z'),
    },
    CONFIG,
    LINKS,
  );
const TOKEN = LINKS.sign('order', 42);

describe.each(LANGUAGES)('news of a return in %s', (language) => {
  it.each(RETURN_STATUSES)('%s names number, pieces and what was said, and leads to the order', (status) => {
    const { subject, text } = compose(`return-${status}`, NEWS, language);
    expect(subject).toContain('RA-3479ACDE');
    for (const part of ['2 × Olive Oil', NEWS.note!, `https://shop.example/order/42?token=${TOKEN}`])
      expect(text).toContain(part);
    expect(text).not.toMatch(/\{\{|mail:|return(?:Common|Requested|Authorized)\./u);
  });

  it.each(RETURN_REASONS)('to a producer, because of %s', (reason) => {
    const { subject, text } = compose(
      'return-to-producer',
      { ...NEWS, companyName: 'The Mill', reason, details: 'It leaks' },
      language,
    );
    expect(`${subject} ${text}`).not.toMatch(/\{\{|mail:|returnToProducer\.|returnCommon\./u);
    for (const part of ['The Mill', 'It leaks', 'https://shop.example/dashboard?tab=returns'])
      expect(text).toContain(part);
  });
});

describe('the mail about a return', () => {
  it('authorized holds the label, and for perishables says that nothing is sent back', () => {
    const label = `https://shop.example/order/42/return/RA-3479ACDE/label?token=${TOKEN}`;
    expect(compose('return-authorized', NEWS).text).toContain(label);
    const keep = compose('return-authorized', { ...NEWS, perishable: true }).text;
    expect(keep).toContain('You do not need to send anything back.');
    expect(keep).not.toContain(label);
  });

  it('refunded adds up, to the cent', () => {
    const { text } = compose('return-refunded', NEWS);
    for (const row of [
      'What these items cost: $49.98',
      'Restocking fee: -$7.50',
      'Shipping: $9.95',
      'Refund: $52.43',
    ])
      expect(text).toContain(row);
    expect(compose('return-refunded', { ...NEWS, isOwed: true }).text).toContain('off what you owe');
    const partly = compose('return-refunded', { ...NEWS, offBillCents: 5_00 }).text;
    expect(partly).toContain('your bill is that much lower');
    expect(partly).toContain('You had not paid $5.00 yet');
  });

  it('requested says by when a claim for perishables is decided', () => {
    const { text } = compose('return-requested', { ...NEWS, dueAt: '2026-11-17T20:30:00Z' });
    expect(text).toContain('by Nov 17, 2026, 3:30 PM ET');
  });

  it('exchanged leads to the new order', () => {
    expect(compose('return-exchanged', NEWS).text).toContain(
      `https://shop.example/order/43?token=${LINKS.sign('order', 43)}`,
    );
  });
});
