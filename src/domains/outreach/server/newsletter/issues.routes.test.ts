import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { IssueDetail, NewsletterIssue } from '#domains/outreach/model/newsletter/issue.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { mailBatches, refusedAddresses } from '#engine/server/mail/mails.schema.ts';
import { newsletterIssues } from '#domains/outreach/server/newsletter.schema.ts';
import { mailOutbox, newsletterSubscribers } from '#engine/server/db/operations.schema.ts';
import { MAILS_AT_ONCE } from '#engine/server/mail/outbox.queries.ts';
import { leaveSubject } from './newsletter-links.ts';
import { anAdmin } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';
import { composeIssue } from './compose-issue.ts';

const URL = '/api/admin/newsletter/issues';
const EN = { subject: 'New honey', text: 'The bees were busy.\n\nSo were we.' };
const DE = { subject: 'Neuer Honig', text: 'Die Bienen waren fleißig.' };
const ISSUE = { texts: { en: EN, de: DE }, productIds: [1, 2] };

let test: TestApp;
let admin: Visitor;
let colleague: Visitor;
beforeAll(async () => {
  test = await openTestApp();
  admin = (await anAdmin(test)).visitor;
  colleague = (await anAdmin(test, 'colleague')).visitor;
});
beforeEach(async () => {
  for (const table of [mailOutbox, mailBatches, newsletterIssues, newsletterSubscribers, refusedAddresses])
    await test.db.delete(table);
  await test.db
    .insert(newsletterSubscribers)
    .values([
      { email: 'en@example.com', status: 'confirmed' },
      { email: 'de@example.com', status: 'confirmed', language: 'de' },
      { email: 'fr@example.com', status: 'confirmed', language: 'fr' },
      { email: 'pending@example.com' },
      { email: 'left@example.com', status: 'unsubscribed' },
    ]);
});

const write = async (issue: object = ISSUE) => (await admin.post<{ id: number }>(URL, issue)).body.id;
const send = (id: number, visitor = admin) => visitor.post<IssueDetail>(`${URL}/${id}/send`);
const mails = () => test.db.select().from(mailOutbox).orderBy(mailOutbox.recipient);

describe('an issue of the newsletter', () => {
  it('is written, read, changed and deleted', async () => {
    const id = await write();
    expect((await admin.get(`${URL}/${id}`)).body).toMatchObject({
      ...ISSUE,
      sentAt: null,
      progress: null,
      subscribers: 3,
      bounced: [],
    });
    expect((await admin.put(`${URL}/${id}`, { ...ISSUE, productIds: [3] })).status).toBe(200);
    const { body } = await admin.get<NewsletterIssue[]>(URL);
    expect(body.map(({ productIds }) => productIds)).toEqual([[3]]);
    expect((await admin.delete(`${URL}/${id}`)).status).toBe(200);
    expect((await admin.get(`${URL}/${id}`)).status).toBe(404);
  });

  it.each([
    ['a subject with a line break', { texts: { en: { ...EN, subject: 'Hello\r\nBcc: eve@example.com' } } }],
    ['no English', { texts: { de: DE } }],
    ['half a language', { texts: { en: EN, fr: { subject: 'Bonjour', text: ' ' } } }],
    ['seven products', { texts: { en: EN }, productIds: [1, 2, 3, 4, 5, 6, 7] }],
    ['a product that does not exist', { texts: { en: EN }, productIds: [999_999] }],
  ])('is refused with %s', async (_, body) => {
    expect((await admin.post(URL, body)).status).toBe(400);
  });

  it('says that a subject is one line', async () => {
    const { body } = await admin.post(URL, { texts: { en: { ...EN, subject: 'a\nb' } } });
    expect(body.fields).toEqual({ 'texts.en.subject': 'The subject must be a single line' });
  });

  it('is seen before it is sent, light and dark, without what cannot be bought', async () => {
    const id = await write();
    const preview = async (query: string) =>
      (await admin.get<{ subject: string; html: string; text: string }>(`${URL}/${id}/preview?${query}`))
        .body;
    const names = async () =>
      (await admin.get<IssueDetail>(`${URL}/${id}`)).body.products.map(({ name }) => name);
    const [first, second] = await names();
    const light = await preview('language=en&theme=light');
    expect(light).toMatchObject({ subject: 'New honey' });
    for (const part of ['The bees were busy.', 'So were we.', first!, second!])
      expect(light.text).toContain(part);
    expect(light.html).toContain('@media not all{');
    expect((await preview('language=de&theme=dark')).html).toContain('@media all{');
    expect((await preview('language=de')).subject).toBe('Neuer Honig');
    expect((await preview('language=it')).subject).toBe('New honey');
    await test.db.update(products).set({ quantityAvailable: 0 }).where(eq(products.id, 1));
    expect((await preview('language=en')).text).not.toContain(first);
    await test.db.update(products).set({ quantityAvailable: 50 }).where(eq(products.id, 1));
  });

  it('goes to one address as a trial, and stays unsent', async () => {
    const id = await write();
    expect((await admin.post(`${URL}/${id}/trial`, { email: 'me@example.com', language: 'de' })).status).toBe(
      202,
    );
    const [trial] = await mails();
    expect(trial).toMatchObject({ recipient: 'me@example.com', language: 'de', bulk: false });
    expect(await composeIssue(test.shop, trial!)).toMatchObject({ subject: 'Neuer Honig' });
    expect((await admin.get(`${URL}/${id}`)).body.sentAt).toBeNull();
  });

  it('goes to everyone who confirmed, in their language or in English', async () => {
    const { status, body } = await send(await write());
    expect(status).toBe(200);
    expect(body.progress).toEqual({ recipients: 3, sent: 0, failed: 0, dropped: 0 });
    expect((await mails()).map(({ recipient, language, bulk }) => [recipient, language, bulk])).toEqual([
      ['de@example.com', 'de', true],
      ['en@example.com', 'en', true],
      ['fr@example.com', 'en', true],
    ]);
  });

  it('goes to more readers than one statement queues, to each of them once', async () => {
    await test.db.execute(sql`
      insert into newsletter_subscribers (email, status)
      select 'reader-' || n || '@example.com', 'confirmed' from generate_series(1, ${MAILS_AT_ONCE}::int) n`);
    const { body } = await send(await write());
    expect(body.progress).toMatchObject({ recipients: MAILS_AT_ONCE + 3 });
    expect(new Set((await mails()).map(({ recipient }) => recipient)).size).toBe(MAILS_AT_ONCE + 3);
  });

  it('is sent once, also when two administrators press at the same moment', async () => {
    const id = await write();
    const answers = await Promise.all([send(id), send(id, colleague), send(id), send(id, colleague)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await mails()).toHaveLength(3);
    expect((await admin.put(`${URL}/${id}`, ISSUE)).status).toBe(409);
    expect((await admin.delete(`${URL}/${id}`)).status).toBe(409);
  });

  it('is not spent where nobody would get it', async () => {
    await test.db.delete(newsletterSubscribers);
    const id = await write();
    expect((await send(id)).status).toBe(409);
    expect((await admin.get(`${URL}/${id}`)).body.sentAt).toBeNull();
  });

  it('passes by addresses that bounced, and readers who left while it was being sent', async () => {
    await test.db.insert(refusedAddresses).values({ email: 'fr@example.com', reason: 'Gone' });
    await send(await write());
    const queued = await mails();
    expect(queued.map(({ recipient }) => recipient)).toEqual(['de@example.com', 'en@example.com']);
    const email = 'de@example.com';
    const token = test.shop.links.sign(...leaveSubject(email));
    const url = `/newsletter/unsubscribe?email=${email}&token=${token}`;
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await test.visitor().post(url, 'List-Unsubscribe=One-Click', type)).status).toBe(200);
    expect(await composeIssue(test.shop, queued[0]!)).toBeUndefined();
    expect(await composeIssue(test.shop, queued[1]!)).toMatchObject({ subject: 'New honey' });
  });
});
