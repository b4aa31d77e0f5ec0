import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine/model/languages.ts';
import { mailOutbox, waitlist } from '#engine/server/db/operations.schema.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import { outreachMails } from '#domains/outreach/server/mails/outreach-mails.ts';
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});

const someone = { email: 'ada@example.com', name: 'Ada', role: 'BUYER' };
const join = (body: object, language = 'en') =>
  test.visitor().post('/api/waitlist', body, { cookie: `language=${language}` });
const entryOf = async (email: string) =>
  (await test.db.select().from(waitlist)).find((entry) => entry.email === email);

describe('POST /api/waitlist', () => {
  it('puts the visitor on the list and confirms it by mail in their language', async () => {
    const { status, body } = await join({ ...someone, message: 'More cheese, please' }, 'de');
    expect(status).toBe(201);
    expect(body.message).toBe(translator('de')('waitlist:joined.text'));
    expect(await entryOf(someone.email)).toMatchObject({
      name: 'Ada',
      role: 'BUYER',
      companyName: null,
      message: 'More cheese, please',
      language: 'de',
    });
    const mails = await test.db.select().from(mailOutbox);
    expect(mails.filter((mail) => mail.recipient === someone.email)).toMatchObject([
      { template: 'waitlist-joined', language: 'de', data: { role: 'BUYER' } },
    ]);
  });

  it.each(['dup@example.com', 'DUP@Example.COM'])(
    'answers 409 for an address that is on the list already: %s',
    async (email) => {
      await join({ ...someone, email: 'dup@example.com' });
      const { status, body } = await join({ ...someone, email });
      expect(status).toBe(409);
      expect(body).toEqual({
        code: 'conflict',
        message: "We already have your email. We'll notify you when we launch!",
      });
    },
  );

  it('keeps a company name of producers only', async () => {
    const companyName = 'Hilltop Dairy';
    await join({ ...someone, email: 'maker@example.com', role: 'PRODUCER', companyName });
    await join({ ...someone, email: 'eater@example.com', role: 'BUYER', companyName });
    expect((await entryOf('maker@example.com'))?.companyName).toBe(companyName);
    expect((await entryOf('eater@example.com'))?.companyName).toBeNull();
  });

  it('accepts a message of exactly 500 characters, and not one more', async () => {
    const email = 'long@example.com';
    const tooLong = await join({ ...someone, email, message: 'x'.repeat(501) });
    expect(tooLong.status).toBe(400);
    expect(tooLong.body.fields).toEqual({ message: 'Message must be less than 500 characters' });
    expect((await join({ ...someone, email, message: 'x'.repeat(500) })).status).toBe(201);
  });

  it('says what is wrong with each field', async () => {
    const { status, body } = await join({ email: 'no', name: 'A', role: 'ADMIN' });
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      email: 'Please enter a valid email address',
      name: 'Name must be at least 2 characters',
      role: 'Please select a valid role',
    });
  });

  it('refuses line breaks in names and addresses', async () => {
    const { body } = await join({ ...someone, email: 'a@b.co\nBcc: x@y.co', name: 'Ada\r\nBcc: x@y.co' });
    expect(Object.keys(body.fields as object).sort()).toEqual(['email', 'name']);
  });

  it('thanks a machine that fills the hidden field, and forgets it', async () => {
    const { status } = await join({ ...someone, email: 'bot@example.com', website: 'https://spam.example' });
    expect(status).toBe(201);
    expect(await entryOf('bot@example.com')).toBeUndefined();
  });

  it('is limited per visitor', async () => {
    const limited = await openTestApp({ rateLimit: true });
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      const body = { ...someone, email: `n${n}@example.com` };
      statuses.push((await limited.visitor().post('/api/waitlist', body)).status);
    }
    expect(statuses.slice(-2)).toEqual([201, 429]);
  });
});

it.each(LANGUAGES)('writes the confirmation in %s, with nothing the sender chose', (language) => {
  for (const role of ['BUYER', 'PRODUCER'] as const) {
    const mail = outreachMails['waitlist-joined'](
      { role },
      { t: translator(language), language, publicUrl: 'https://shop.example', links: test.shop.links },
    );
    expect(JSON.stringify(mail)).not.toMatch(/mail:|\{\{/);
  }
});
