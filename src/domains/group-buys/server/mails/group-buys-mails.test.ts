import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#engine/model/languages.ts';
import { LinkSigner } from '#engine/server/http/link-signer.ts';
import { composeMail } from '#engine/server/mail/compose-mail.ts';

const LINKS = new LinkSigner('secret');
const COMMON = {
  slug: 'abcdefgh2345',
  memberId: 7,
  name: 'Ada',
  product: 'Olive Oil',
  quantity: 3,
  closesAt: '2026-11-20T17:00:00.000Z',
  picture: '/pictures/products/oil-1.jpg',
};
const MAILS: Record<string, object> = {
  'group-opened': {},
  'group-joined': { nowCents: 71_22, atMostCents: 74_97, shippingCents: 9_95 },
  'group-tier': { pooled: 10, percentage: 10, nowCents: 67_47 },
  'group-tomorrow': { pooled: 10, next: { missing: 15, percentage: 15 } },
  'group-settled': { orderId: 42, pooled: 10, percentage: 10, goodsCents: 67_47, savedCents: 7_50 },
  'group-expired': { orderId: 42, pooled: 9, minimum: 10 },
  'group-cancelled': { reason: 'withdrawn' },
  'group-dropped': {},
  'group-lapsed': {},
  'group-to-confirm': { confirmBy: '2026-11-19T13:00:00.000Z' },
};

function compose(template: string, language = 'en', more: object = MAILS[template]!) {
  return composeMail(
    {
      id: 7,
      template,
      recipient: 'ada@example.com',
      replyTo: null,
      language,
      data: { ...COMMON, ...more },
      createdAt: new Date('2026-11-16T12:00:00Z'),
    },
    {
      mailFrom: 'Madia <hello@madia.example>',
      publicUrl: 'https://shop.example',
    },
    LINKS,
  );
}

describe('the mails about group buys', () => {
  test.each(Object.keys(MAILS).flatMap((template) => LANGUAGES.map((language) => [template, language])))(
    '%s is complete in %s, with the way to the own place',
    (template, language) => {
      const { subject, text, html } = compose(template, language);
      expect(`${subject} ${text} ${html}`).not.toMatch(/mail:|groupBuys\.|\{\{|undefined/);
      const token = LINKS.sign('group-member', 7);
      expect(text).toContain(`https://shop.example/group/abcdefgh2345?member=7&token=${token}`);
      expect(html).toContain('<img src="https://shop.example/pictures/products/oil-1.jpg"');
    },
  );

  test('name what was saved and lead to the order', () => {
    const { text } = compose('group-settled');
    for (const part of ['Together you bought 10', '10% off', '$67.47', '$7.50 more', '/order/42?token='])
      expect(text).toContain(part);
  });

  test('hold a text to send on', () => {
    expect(compose('group-opened').text).toContain('https://shop.example/group/abcdefgh2345');
  });

  test.each(['organizer', 'withdrawn', 'organizerGone'])('know why it was cancelled: %s', (reason) => {
    for (const language of LANGUAGES)
      expect(compose('group-cancelled', language, { reason }).text).not.toMatch(/why\./);
  });
});
