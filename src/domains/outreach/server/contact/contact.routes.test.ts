import { desc } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import { outreachMails } from '#domains/outreach/server/mails/outreach-mails.ts';
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ supportEmail: 'team@shop.example' });
});

const message = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  department: 'partnerships',
  subject: 'A dairy you should know',
  message: 'Dear team,\n\nthere is a dairy in our valley.',
};
const send = (body: object) => test.visitor().post('/api/contact', body);
const lastMail = async () =>
  (await test.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(1))[0];

describe('POST /api/contact', () => {
  it('mails the message to the team, with the visitor as the one to answer', async () => {
    const { status, body } = await send(message);
    expect(status).toBe(201);
    expect(body.message).toBe("We've received your message and will get back to you soon.");
    const mail = await lastMail();
    expect(mail).toMatchObject({
      template: 'contact-message',
      recipient: 'team@shop.example',
      replyTo: 'ada@example.com',
    });
    const content = outreachMails['contact-message'](mail!.data as never, {
      t: translator('en'),
      language: 'en',
      publicUrl: 'https://shop.example',
      links: test.shop.links,
    });
    expect(content.subject).toBe('[Partnerships] A dairy you should know');
    expect(content.blocks).toContainEqual({ kind: 'text', text: 'there is a dairy in our valley.' });
  });

  it('says what is wrong with each field', async () => {
    const { status, body } = await send({
      name: 'A',
      email: 'no',
      department: '',
      subject: 'Hi',
      message: 'Short',
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      name: 'Name must be at least 2 characters.',
      email: 'Please enter a valid email address.',
      department: 'Please select a department.',
      subject: 'Subject must be at least 5 characters.',
      message: 'Message must be at least 10 characters.',
    });
  });

  it.each(['name', 'email', 'subject'] as const)(
    'lets nobody add a mail header through %s',
    async (field) => {
      const before = await lastMail();
      const { status } = await send({
        ...message,
        [field]: `${message[field]}\r\nBcc: everybody@example.com`,
      });
      expect(status).toBe(400);
      expect((await lastMail())?.id).toBe(before?.id);
    },
  );

  it('thanks a machine that fills the hidden field, and mails nothing', async () => {
    const before = await lastMail();
    expect((await send({ ...message, website: 'https://spam.example' })).status).toBe(201);
    expect((await lastMail())?.id).toBe(before?.id);
  });

  it('is limited per visitor', async () => {
    const limited = await openTestApp({ rateLimit: true });
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await limited.visitor().post('/api/contact', message)).status);
    expect(statuses.slice(-2)).toEqual([201, 429]);
  });
});
