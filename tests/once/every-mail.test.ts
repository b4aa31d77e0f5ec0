// Every mail of the shop, queued as ever, delivered over SMTP to a real server, in five languages.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Email } from 'postal-mime';
import { LANGUAGES, type Language } from '#engine/model/languages.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { composeDomains, domains } from '#engine/server/domain.ts';
import { startMailDelivery } from '#engine/server/mail/delivery.ts';
import type { MailTemplateName } from '#engine/server/mail/templates.ts';
import { freePort, Postbox } from '../support/postbox.ts';
import { SAMPLE_MAIL_NAMES, SAMPLE_MAILS } from '#domains/desk/server/mail-samples/sample-mails.ts';
import { openTestApp } from '../support/test-app.ts';

const PATIENCE = { timeout: 60_000, interval: 50 };

describe('every mail over SMTP', () => {
  const postbox = new Postbox();
  let delivery: { stop(): Promise<void> };
  let publicUrl: string;
  const addressOf = (template: string, language: Language) => `${template}.${language}@example.com`;

  beforeAll(async () => {
    const { db, shop } = await openTestApp();
    ({ publicUrl } = shop.config);
    await db.insert(mailOutbox).values(
      SAMPLE_MAIL_NAMES.flatMap((template) =>
        LANGUAGES.map((language) => ({
          template,
          language,
          recipient: addressOf(template, language),
          data: { ...SAMPLE_MAILS[template] },
        })),
      ),
    );
    const port = await freePort();
    await postbox.open(port);
    const config = { ...shop.config, smtpUrl: `smtp://127.0.0.1:${port}` };
    // Those that are written when they leave have been written already.
    composeDomains(domains().map(({ lateMails: _late, ...domain }) => domain));
    delivery = startMailDelivery({ ...shop, config }, { warn: vi.fn(), error: vi.fn() });
    const all = SAMPLE_MAIL_NAMES.length * LANGUAGES.length;
    await vi.waitUntil(() => postbox.received.length === all, PATIENCE);
  }, 90_000);
  afterAll(async () => {
    await delivery.stop();
    await postbox.close();
  });

  const received = (template: MailTemplateName, language: Language): Email => {
    const [mail, ...others] = postbox.to(addressOf(template, language));
    expect(others).toEqual([]);
    return mail!;
  };

  describe.each(LANGUAGES)('in %s', (language) => {
    it.each(SAMPLE_MAIL_NAMES)('%s', (template) => {
      const mail = received(template, language);
      expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(
        /\{\{|undefined|NaN|(?<![-\w])mail:|\[object|Invalid Date/u,
      );
      expect(mail.html).toContain(`<html lang="${language}">`);
      // No pixel tells when it was opened: pictures are files of the shop, the same for everybody, and can be seen.
      expect(mail.html).not.toMatch(/url\(|srcset/u);
      for (const [, src, width] of mail.html!.matchAll(/<img src="([^"]*)" width="(\d+)"/gu)) {
        expect(src!.slice(publicUrl.length)).toMatch(
          /^\/(?:icon-192\.png|(?:pictures|uploads)\/[\w/-]+\.jpg)$/u,
        );
        expect(src!.startsWith(publicUrl)).toBe(true);
        expect(Number(width)).toBeGreaterThanOrEqual(28);
      }
      expect(mail.html!.match(/<img /gu)!.length).toBe(
        mail.html!.match(/<img src="[^"]*" width="\d+"/gu)!.length,
      );
      // Gmail cuts off what is longer; what a mail to many weighs is sent thousands of times.
      expect(Buffer.byteLength(mail.html!)).toBeLessThan(16_000);
      expect(mail.text!.length).toBeGreaterThan(80);
      expect(mail.messageId).toMatch(/^<\d+\.[\w-]{16}@/u);
      expect(Date.parse(mail.date!)).toBeGreaterThan(0);
    });
  });

  /** The words of the shop: what somebody else wrote stays as it was written. */
  const ownWords = SAMPLE_MAIL_NAMES.filter((template) => template !== 'newsletter-issue');
  it.each(ownWords)('%s speaks another language to each of them', (template) => {
    const mails = LANGUAGES.map((language) => received(template, language));
    for (const words of [mails.map(({ subject }) => subject), mails.map(({ text }) => text)])
      expect(new Set(words).size).toBe(LANGUAGES.length);
  });
});
