import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine/model/languages.ts';
import { LinkSigner } from '#engine/server/http/link-signer.ts';
import { SAMPLE_MAILS } from '#domains/desk/server/mail-samples/sample-mails.ts';
import { composeMail, type ComposedMail } from './compose-mail.ts';
import { messageOf } from './transport.ts';

const LETTERHEAD = {
  mailFrom: 'Madia <hello@madia.example>',
  publicUrl: 'https://shop.example',
};
const LINKS = new LinkSigner('secret');

function compose(template: string, language: string): ComposedMail {
  const data = { ...SAMPLE_MAILS[template as keyof typeof SAMPLE_MAILS] };
  const createdAt = new Date('2026-11-20T15:04:05Z');
  const recipient = 'ada@example.com';
  return composeMail(
    { id: 7, template, recipient, replyTo: null, language, data, createdAt },
    LETTERHEAD,
    LINKS,
  );
}

const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
const write = async (mail: ComposedMail) => (await writer.sendMail(messageOf(mail))).message as Buffer;
const read = async (mail: ComposedMail) => PostalMime.parse(await write(mail));
const plain = compose('password-changed', 'en');

describe('a written message', () => {
  it.each(LANGUAGES)('says what was composed, whichever mail it is (%s)', async (language) => {
    for (const template of Object.keys(SAMPLE_MAILS)) {
      const mail = compose(template, language);
      const found = await read(mail);
      expect(found).toMatchObject({
        messageId: mail.messageId,
        subject: mail.subject,
        from: { name: 'Madia', address: 'hello@madia.example' },
        to: [{ address: mail.to }],
        replyTo: [{ address: mail.replyTo }],
        date: '2026-11-20T15:04:05.000Z',
      });
      expect(found.text!.trimEnd()).toBe(mail.text.trimEnd());
      expect(found.html!.trimEnd()).toBe(mail.html.trimEnd());
    }
  });

  it('is made of short lines of ASCII that end as SMTP wants it', async () => {
    const text = (await write(compose('order-confirmation', 'de'))).toString();
    for (const line of text.split('\r\n')) {
      expect(line).toMatch(/^[\t\x20-\x7e]*$/);
      expect(line.length).toBeLessThanOrEqual(78);
    }
  });

  it('is the same when it is written again', async () => {
    expect(await write(plain)).toEqual(await write(plain));
  });

  it('keeps spaces, dots and anything like a boundary where they were', async () => {
    const text = `a \n.\n..\n--${plain.messageId}\n=_7.\n=20\t\nü€🫒 ${'long '.repeat(50)}end`;
    expect((await read({ ...plain, text })).text!.trimEnd()).toBe(text);
  });

  it.each([
    ['Madia', 'Madia'],
    ['Käserei Grünberg & Söhne', 'Käserei Grünberg & Söhne'],
    ['"Oil, Vinegar; \\"Best\\""', 'Oil, Vinegar; "Best"'],
  ])('is sent by %s', async (name, shown) => {
    const found = await read({ ...plain, from: `${name} <hello@madia.example>` });
    expect(found.from).toMatchObject({ name: shown, address: 'hello@madia.example' });
  });

  it('carries the way out of a list in its head', async () => {
    const mail = compose('newsletter-issue', 'en');
    const head = new Map((await read(mail)).headers.map(({ key, value }) => [key, value]));
    expect(head.get('list-unsubscribe')).toBe(mail.headers['List-Unsubscribe']);
    expect(head.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(head.get('auto-submitted')).toBe('auto-generated');
  });

  it('has a long subject in any language whole', async () => {
    const subject = `Größe „süß“ ${'Überraschung '.repeat(12)}🫒`;
    expect((await read({ ...plain, subject })).subject).toBe(subject);
  });
});
