import { eq } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LANGUAGES, type Language } from '#engine/model/languages.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { mailOutbox, newsletterSubscribers, waitlist } from '#engine/server/db/operations.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { remindOfApplications } from '#domains/catalogue/server/desk/remind-of-applications.ts';
import { tellOfDeals } from '#domains/cart/server/saved/tell-of-deals.ts';
import { startMailDelivery } from '#engine/server/mail/delivery.ts';
import { aBuyer, anAdmin } from '../support/people.ts';
import { freePort, Postbox } from '../support/postbox.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const MONTH_MS = 30 * 24 * 60 * 60_000;
const PATIENCE = { timeout: 30_000, interval: 50 };
const TITLES: Record<Language, string> = {
  en: 'Harvest',
  de: 'Ernte',
  fr: 'Récolte',
  it: 'Raccolto',
  es: 'Cosecha',
};

/** Queued through the app, delivered over SMTP to a real server, as people in five languages receive them. */
describe('the mails that were promised', () => {
  const postbox = new Postbox();
  let shop: TestApp;
  let delivery: { stop(): Promise<void> };
  const addressOf = (kind: string, language: Language) => `${kind}-${language}@example.com`;

  beforeAll(async () => {
    shop = await openTestApp();
    const { visitor: admin } = await anAdmin(shop);
    await shop.db
      .insert(waitlist)
      .values(
        LANGUAGES.map((language) => ({ email: addressOf('waiting', language), name: 'Ada', language })),
      );
    await admin.post('/api/admin/waitlist/announce');
    await shop.db.insert(newsletterSubscribers).values(
      LANGUAGES.map((language) => ({
        email: addressOf('reader', language),
        language,
        status: 'confirmed' as const,
      })),
    );
    const texts = Object.fromEntries(
      LANGUAGES.map((language) => [language, { subject: TITLES[language], text: 'Olives, at last.' }]),
    );
    const issue = await admin.post<{ id: number }>('/api/admin/newsletter/issues', {
      texts,
      productIds: [1],
    });
    await admin.post(`/api/admin/newsletter/issues/${issue.body.id}/send`);
    for (const language of LANGUAGES) {
      const { id, visitor } = await aBuyer(shop, `buyer-${language}`);
      await shop.db.update(users).set({ language }).where(eq(users.id, id));
      await visitor.put('/api/user/saved-products/1');
    }
    await shop.db.update(products).set({ priceCents: 1_00 }).where(eq(products.id, 1));
    await tellOfDeals(shop.db, new Date());

    await shop.db.insert(producerProfiles).values({
      slug: 'forgotten-farm',
      companyName: 'Forgotten Farm',
      businessType: 'Farm',
      location: 'Maine',
      description: 'Rye, butter and patience.',
      createdAt: new Date(Date.now() - MONTH_MS),
    });
    for (const language of LANGUAGES) {
      const { id } = await anAdmin(shop, `judge-${language}`);
      await shop.db.update(users).set({ language }).where(eq(users.id, id));
    }
    await remindOfApplications(shop.db, new Date());

    const port = await freePort();
    await postbox.open(port);
    const config = { ...shop.shop.config, smtpUrl: `smtp://127.0.0.1:${port}`, bulkMailsPerMinute: 60_000 };
    const log = { warn: vi.fn(), error: vi.fn() };
    delivery = startMailDelivery({ ...shop.shop, config }, log);
    const queued = await shop.db.$count(mailOutbox);
    await vi.waitUntil(() => postbox.received.length === queued, PATIENCE);
  }, 60_000);
  afterAll(async () => {
    await delivery.stop();
    await postbox.close();
  });

  const headerOf = (mail: Email, key: string) => mail.headers.find((header) => header.key === key)?.value;
  const received = (kind: string, language: Language): Email => {
    const mails = postbox.to(addressOf(kind, language));
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(`${mail!.subject} ${mail!.text} ${mail!.html}`).not.toMatch(/mail:|\{\{|undefined/);
    expect(mail!.html).toContain(`<html lang="${language}">`);
    // The mark and products: files of the shop, whose URLs say nothing of the reader.
    for (const [, src] of mail!.html!.matchAll(/<img src="([^"]*)"/gu))
      expect(src!.replace(shop.shop.config.publicUrl, '')).toMatch(
        /^\/(?:icon-192\.png|pictures\/[\w/-]+\.jpg)$/u,
      );
    expect(headerOf(mail!, 'date')).toBeDefined();
    expect(mail!.messageId).toMatch(/^<\d+\.[\w-]{16}@/);
    return mail!;
  };

  test.each(LANGUAGES)('the opening arrives in %s', (language) => {
    const mail = received('waiting', language);
    expect(mail.text).toContain('/shop');
    expect(headerOf(mail, 'list-unsubscribe')).toBeUndefined();
  });

  test.each(LANGUAGES)('an issue of the newsletter arrives in %s, with the way out', (language) => {
    const mail = received('reader', language);
    expect(mail.subject).toBe(TITLES[language]);
    for (const part of ['Olives, at last.', '/product/', '/newsletter/unsubscribe?email=reader'])
      expect(mail.text).toContain(part);
    expect(headerOf(mail, 'list-unsubscribe')).toMatch(/^<http:\/\/localhost:\d+\/newsletter\/unsubscribe\?/);
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  test.each(LANGUAGES)('an application that nobody answered is told to administrators in %s', (language) => {
    const mail = received('judge', language);
    for (const part of ['Forgotten Farm', '/admin?tab=producers']) expect(mail.text).toContain(part);
  });

  test.each(LANGUAGES)('news of a saved product arrives in %s, and one click ends it', async (language) => {
    const mail = received('buyer', language);
    expect(mail.text).toContain('$1.00');
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const url = new URL(/<(.+)>/.exec(headerOf(mail, 'list-unsubscribe')!)![1]!);
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status } = await shop
      .visitor()
      .post(url.pathname + url.search, 'List-Unsubscribe=One-Click', type);
    expect(status).toBe(200);
  });
});
