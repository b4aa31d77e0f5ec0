import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { outreachMails } from '#domains/outreach/server/mails/outreach-mails.ts';
import { stockAlerts } from '#domains/outreach/server/stock-alerts.schema.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import type { OutboxMail } from '#engine/server/mail/mail-content.ts';
import { aBuyer } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';
import { forgetStockAlerts, ownStockAlerts } from './ask-for-alert.ts';
import { tellOfReturn, writeBackInStock } from './tell-of-return.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

let test: TestApp;
let productId: number;
beforeAll(async () => {
  test = await openTestApp();
  const [row] = await test.db.select({ id: products.id }).from(products).where(eq(products.listed, true));
  productId = row!.id;
  await setStock(0);
});

const setStock = (quantityAvailable: number) =>
  test.db.update(products).set({ quantityAvailable }).where(eq(products.id, productId));
const ask = (body: object, path = '') => test.visitor().post(`/api/stock-alerts${path}`, body);
const mailsTo = async (email: string) =>
  (await test.db.select().from(mailOutbox)).filter(({ recipient }) => recipient === email);
const alertsOf = async (email: string) =>
  (await test.db.select().from(stockAlerts)).filter((row) => row.email === email);
/** The link in the question that an address was sent last. */
const linkTo = async (email: string) => {
  const data = (await mailsTo(email)).at(-1)!.data as { alertId: number; product: string; slug: string };
  const context = { t: translator('en'), language: 'en' as const, publicUrl: 'https://shop.example' };
  const mail = outreachMails['stock-alert-confirm'](data, { ...context, links: test.shop.links });
  const [, id, token] = /#tell-me=(\d+)\.([\w-]+)/u.exec(JSON.stringify(mail))!;
  return { id: Number(id), token };
};
const written = async (mail: object) => writeBackInStock(test.shop, mail as OutboxMail);

describe('a guest', () => {
  it('is asked by mail, and told once when it is back', async () => {
    const email = 'wait@example.com';
    expect(await ask({ productId, email })).toMatchObject({ status: 201, body: { state: 'asked' } });
    await setStock(4);
    await tellOfReturn(test.db, NOW);
    const [question, ...others] = await mailsTo(email);
    expect([question!.template, others]).toEqual(['stock-alert-confirm', []]);
    expect(question!.data).toMatchObject({ picture: expect.stringMatching(/^\/pictures\//u) });
    await setStock(0);

    expect((await ask(await linkTo(email), '/confirm')).status).toBe(200);
    expect((await ask(await linkTo(email), '/confirm')).status).toBe(200);
    await tellOfReturn(test.db, NOW);
    expect(await mailsTo(email)).toHaveLength(1);

    await setStock(4);
    await Promise.all([tellOfReturn(test.db, NOW), tellOfReturn(test.db, NOW)]);
    await tellOfReturn(test.db, later(1));
    const mails = await mailsTo(email);
    expect(mails.map(({ template }) => template)).toEqual(['stock-alert-confirm', 'back-in-stock']);
    expect(await written(mails[1]!)).toMatchObject({ quantityAvailable: 4 });

    await setStock(0);
    expect(await written(mails[1]!)).toBeUndefined();
    await setStock(2);
    await tellOfReturn(test.db, NOW);
    expect(await mailsTo(email)).toHaveLength(3);
    await tellOfReturn(test.db, later(8));
    expect(await alertsOf(email)).toEqual([]);
    await setStock(0);
  });

  it('is told when the season begins, in words that do not claim that it was there before', async () => {
    const email = 'season@example.com';
    const season = (values: Partial<typeof products.$inferInsert>) =>
      test.db.update(products).set(values).where(eq(products.id, productId));
    await season({ quantityAvailable: 5, availableFrom: '2026-11-18', season: 'before' });
    await ask({ productId, email });
    await ask(await linkTo(email), '/confirm');
    await tellOfReturn(test.db, NOW);
    expect(await mailsTo(email)).toHaveLength(1);
    await season({ season: 'open' });
    await tellOfReturn(test.db, NOW);
    const data = (await written((await mailsTo(email))[1]!))!;
    const context = { t: translator('en'), language: 'en' as const, publicUrl: 'https://shop.example' };
    const { subject } = outreachMails['back-in-stock'](data, { ...context, links: test.shop.links });
    expect(subject).toMatch(/ is in season$/u);
    await season({ quantityAvailable: 0, availableFrom: null });
  });

  it('asks twice and has one wish; what was confirmed is not asked about again, and the response does not tell', async () => {
    const email = 'twice@example.com';
    const answers = [await ask({ productId, email }), await ask({ productId, email: 'TWICE@example.com' })];
    await ask(await linkTo(email), '/confirm');
    answers.push(await ask({ productId, email }));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await alertsOf(email)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('ends the wish by the same link, and never anybody else’s', async () => {
    const email = 'no@example.com';
    await ask({ productId, email });
    const link = await linkTo(email);
    expect((await ask({ ...link, id: link.id - 1 }, '/cancel')).status).toBe(400);
    expect((await ask(link, '/cancel')).status).toBe(200);
    expect((await ask(link, '/confirm')).status).toBe(400);
    expect(await alertsOf(email)).toEqual([]);
  });

  it('is forgotten where the question is not answered', async () => {
    await ask({ productId, email: 'silent@example.com' });
    await tellOfReturn(test.db, new Date(Date.now() + 4 * 86_400_000));
    expect(await alertsOf('silent@example.com')).toEqual([]);
  });

  it.each([
    ['without an address', () => ({ productId }), 400],
    ['of an unknown product', () => ({ productId: 999_999, email: 'a@example.com' }), 404],
    ['with what is no address', () => ({ productId, email: 'a' }), 400],
  ])('is refused %s', async (_, body, status) => {
    expect((await ask(body())).status).toBe(status);
  });

  it('is refused where it can be bought', async () => {
    const [other] = await test.db.select().from(products).where(eq(products.inStock, true));
    expect((await ask({ productId: other!.id, email: 'a@example.com' })).status).toBe(409);
  });

  it('mails nothing to a machine that fills the hidden field', async () => {
    expect((await ask({ productId, email: 'bot@example.com', website: 'x' })).status).toBe(201);
    expect(await mailsTo('bot@example.com')).toEqual([]);
  });
});

describe('somebody with an account', () => {
  it('need not confirm, finds it in the data download, and is forgotten with it', async () => {
    const { id, visitor } = await aBuyer(test);
    const answer = await visitor.post('/api/stock-alerts', { productId });
    expect(answer).toMatchObject({ body: { state: 'waiting' } });
    const mine = (await test.db.select().from(stockAlerts)).filter(({ userId }) => userId === id);
    expect(mine.map(({ confirmedAt }) => confirmedAt !== null)).toEqual([true]);
    expect((await ownStockAlerts(test.db, { id })).stockAlerts).toHaveLength(1);
    await forgetStockAlerts(test.db, { id });
    expect((await ownStockAlerts(test.db, { id })).stockAlerts).toEqual([]);
  });
});
