import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine/model/languages.ts';
import { mailOutbox, newsletterSubscribers } from '#engine/server/db/operations.schema.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import { outreachMails } from '#domains/outreach/server/mails/outreach-mails.ts';
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';

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
  data: { email: string; confirmed: boolean; round: number },
  language: (typeof LANGUAGES)[number] = 'en',
) =>
  outreachMails['newsletter-confirm'](data, {
    t: translator(language),
    language,
    publicUrl: 'https://shop.example',
    links: test.shop.links,
  });
interface Links {
  confirm: { email: string; token: string };
  unsubscribe: { email: string; token: string };
}
/** Both links of the first mail to an address, unless another round is named. */
const linksTo = (email: string, round = 0): Links => {
  const mail = JSON.stringify(contentFor({ email, confirmed: false, round }));
  const parts = (action: keyof Links) => {
    const [, query] = new RegExp(`/newsletter/${action}\\?([^"\\s]+)`).exec(mail)!;
    return Object.fromEntries(new URLSearchParams(query)) as Links['confirm'];
  };
  return { confirm: parts('confirm'), unsubscribe: parts('unsubscribe') };
};
const newestLinksTo = async (email: string) =>
  linksTo(email, (await mailsTo(email)).at(-1)!.data['round'] as number);

describe('POST /api/newsletter', () => {
  it('answers the same whether the address is new, waiting or confirmed, in any letter case', async () => {
    const answers = [
      await post('', { email: 'eve@example.com' }),
      await post('', { email: 'EVE@example.com' }),
    ];
    await post('/confirm', linksTo('eve@example.com').confirm);
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

  it('sends an address no more than three mails an hour, no matter who asks', async () => {
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
    const { confirm, unsubscribe } = await newestLinksTo(email);
    for (let n = 0; n < 2; n += 1) expect((await post('/confirm', confirm)).status).toBe(200);
    expect(await statusOf(email)).toBe('confirmed');
    for (let n = 0; n < 2; n += 1) expect((await post('/unsubscribe', unsubscribe)).status).toBe(200);
    expect(await statusOf(email)).toBe('unsubscribed');
  });

  it('confirm nothing after unsubscribing, even when somebody asks for the address again', async () => {
    const email = 'gone@example.com';
    await post('', { email });
    const old = await newestLinksTo(email);
    await post('/confirm', old.confirm);
    await post('/unsubscribe', old.unsubscribe);
    expect([(await post('/confirm', old.confirm)).status, await statusOf(email)]).toEqual([
      400,
      'unsubscribed',
    ]);
    await post('', { email });
    expect([(await post('/confirm', old.confirm)).status, await statusOf(email)]).toEqual([400, 'pending']);
    expect((await post('/confirm', (await newestLinksTo(email)).confirm)).status).toBe(200);
    expect((await post('/unsubscribe', old.unsubscribe)).status).toBe(200);
    expect(await statusOf(email)).toBe('unsubscribed');
  });

  it('do one thing each', async () => {
    await post('', { email: 'one@example.com' });
    const { confirm, unsubscribe } = await newestLinksTo('one@example.com');
    expect((await post('/confirm', unsubscribe)).status).toBe(400);
    expect((await post('/unsubscribe', confirm)).status).toBe(400);
    expect(await statusOf('one@example.com')).toBe('pending');
  });

  it.each(['confirm', 'unsubscribe'] as const)('%s refuses a token of another address', async (action) => {
    await post('', { email: 'victim@example.com' });
    const { token } = linksTo('thief@example.com')[action];
    const { status } = await post(`/${action}`, { email: 'victim@example.com', token });
    expect([status, await statusOf('victim@example.com')]).toEqual([400, 'pending']);
  });

  it('confirm nothing for an address that never asked', async () => {
    expect((await post('/confirm', linksTo('nobody@example.com').confirm)).status).toBe(400);
  });
});

it.each(LANGUAGES)('writes the mail in %s, always with the way out', (language) => {
  for (const confirmed of [true, false]) {
    const mail = JSON.stringify(contentFor({ email: 'eve@example.com', confirmed, round: 0 }, language));
    expect(mail).not.toMatch(/mail:|\{\{/);
    expect(mail).toContain('https://shop.example/newsletter/unsubscribe?email=eve%40example.com&token=');
  }
});
