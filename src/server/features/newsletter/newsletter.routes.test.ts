import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/languages.ts';
import { mailOutbox, newsletterSubscribers } from '#server/db/schema/operations.ts';
import { translator } from '#server/i18n/translations.ts';
import { mailTemplates } from '#server/mail/templates.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});

const post = (path: string, body: object) => test.visitor().post(`/api/newsletter${path}`, body);
const statusOf = async (email: string) =>
  (await test.db.select().from(newsletterSubscribers)).find((row) => row.email === email)?.status;
const mailsTo = async (email: string) =>
  (await test.db.select().from(mailOutbox)).filter((mail) => mail.recipient === email);
const contentFor = (
  data: { email: string; confirmed: boolean },
  language: (typeof LANGUAGES)[number] = 'en',
) =>
  mailTemplates['newsletter-confirm'](data, {
    t: translator(language),
    language,
    publicUrl: 'https://shop.example',
    links: test.shop.links,
  });
const linkIn = (email: string): { email: string; token: string } => {
  const button = contentFor({ email, confirmed: false }).blocks.find((block) => block.kind === 'button');
  const { pathname, searchParams } = new URL(button!.href);
  expect(pathname).toBe('/newsletter/confirm');
  return { email: searchParams.get('email')!, token: searchParams.get('token')! };
};

describe('POST /api/newsletter', () => {
  it('answers the same whether the address is new, waiting or confirmed, in any letter case', async () => {
    const answers = [
      await post('', { email: 'eve@example.com' }),
      await post('', { email: 'EVE@example.com' }),
    ];
    await post('/confirm', linkIn('eve@example.com'));
    answers.push(await post('', { email: 'eve@example.com' }));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    const mails = await mailsTo('eve@example.com');
    expect(mails.map(({ data }) => data.confirmed)).toEqual([false, false, true]);
  });

  it('refuses what is no address', async () => {
    const { status, body } = await post('', { email: 'eve' });
    expect([status, body.message]).toEqual([400, 'Please enter a valid email address']);
  });

  it('thanks a machine that fills the hidden field, and mails nothing', async () => {
    expect((await post('', { email: 'bot@example.com', website: 'x' })).status).toBe(201);
    expect(await mailsTo('bot@example.com')).toEqual([]);
  });

  it('sends an address no more than three mails an hour, whoever asks', async () => {
    const limited = await openTestApp({ rateLimit: true });
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      statuses.push((await limited.visitor().post('/api/newsletter', { email: 'eve@example.com' })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
  });
});

describe('the links in the mail', () => {
  it('confirm, unsubscribe, and may be followed twice', async () => {
    const email = 'Jo+food@example.com';
    await post('', { email });
    expect(await statusOf(email)).toBe('pending');
    const link = linkIn(email);
    for (let n = 0; n < 2; n += 1) expect((await post('/confirm', link)).status).toBe(200);
    expect(await statusOf(email)).toBe('confirmed');
    for (let n = 0; n < 2; n += 1) expect((await post('/unsubscribe', link)).status).toBe(200);
    expect(await statusOf(email)).toBe('unsubscribed');
  });

  it.each(['/confirm', '/unsubscribe'])('%s refuses a token of another address', async (path) => {
    await post('', { email: 'victim@example.com' });
    const { token } = linkIn('thief@example.com');
    const { status } = await post(path, { email: 'victim@example.com', token });
    expect([status, await statusOf('victim@example.com')]).toEqual([400, 'pending']);
  });

  it('confirm nothing for an address that never asked', async () => {
    expect((await post('/confirm', linkIn('nobody@example.com'))).status).toBe(400);
  });
});

it.each(LANGUAGES)('writes the mail in %s, always with the way out', (language) => {
  for (const confirmed of [true, false]) {
    const mail = JSON.stringify(contentFor({ email: 'eve@example.com', confirmed }, language));
    expect(mail).not.toMatch(/mail:|\{\{/);
    expect(mail).toContain('https://shop.example/newsletter/unsubscribe?email=eve%40example.com&token=');
  }
});
