// Before launch every storefront page shows the waitlist; what must stay reachable does.
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine/model/languages.ts';
import { saveSetting } from '#engine/server/db/settings.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import { signedIn } from '../support/sign-in.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const STOREFRONT = [
  '/',
  '/home',
  '/shop',
  '/shop/cheese',
  '/product/gift-set-1',
  '/product/not-a-product',
  '/producers',
  '/search?q=oil',
  '/checkout',
  '/register',
  '/discounts',
  '/group-buying',
  '/gift-sets',
];
const REACHABLE = {
  '/login': 'accounts:signIn.title',
  '/about': 'help-about:title',
  '/privacy': 'help-privacy:title',
  '/shipping': 'help-shipping:title',
  '/returns': 'help-returns:title',
  '/faqs': 'help-faqs:title',
  '/contact': 'contact:title',
  '/newsletter/confirm?email=a@b.co&token=x': 'newsletter:confirm.promptTitle',
  '/newsletter/unsubscribe?email=a@b.co&token=x': 'newsletter:unsubscribe.promptTitle',
};

/** The text of the only h1, entities resolved. */
const headingOf = (html: string) => {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/su.exec(html) ?? [];
  return heading
    .replaceAll(/<[^>]+>/gu, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
};
const open = (test: TestApp, url: string, language: string) =>
  test.visitor().get(url, { cookie: `language=${language}` });

let closed: TestApp;
let opened: TestApp;
beforeAll(async () => {
  closed = await openTestApp({ storeMode: 'prelaunch' });
  opened = await openTestApp();
});

describe.each(LANGUAGES)('before launch, in %s', (language) => {
  const t = translator(language);

  it.each(STOREFRONT)('%s shows the waitlist', async (url) => {
    const { status, text } = await open(closed, url, language);
    expect(status).toBe(200);
    expect(headingOf(text)).toBe(t('waitlist:hero.title'));
    expect(text).toContain(`<html lang="${language}"`);
    expect(text).toContain('<body data-pre-launch>');
    expect(text).toContain(`<title>${t('waitlist:metaTitle')}`);
  });

  it.each(Object.entries(REACHABLE))('%s stays reachable', async (url, key) => {
    const { status, text } = await open(closed, url, language);
    expect(status).toBe(200);
    expect(headingOf(text)).toBe(t(key));
    expect(text).toContain('<body data-pre-launch>');
  });
});

describe('before launch', () => {
  it('administrators reach their dashboard', async () => {
    const admin = await signedIn(closed, { username: 'opener', role: 'ADMIN' });
    const { status, text } = await admin.get('/admin');
    expect(status).toBe(200);
    expect(text).not.toContain(translator('en')('waitlist:hero.title'));
  });

  it('an unknown address is unknown all the same', async () => {
    expect((await open(closed, '/no-such-page', 'en')).status).toBe(404);
  });

  it('the API goes on serving those who prepare the opening', async () => {
    expect((await closed.visitor().get('/api/products/featured')).status).toBe(200);
  });

  describe('cart and checkout', () => {
    const REFUSAL = {
      code: 'forbidden',
      reason: 'before_launch',
      message: 'The shop is not open yet. Join the waitlist and we’ll write to you on the day we open.',
    };
    /** Every call that buys, with an address that fits its pattern. */
    const calls = () =>
      closed.app.routeTable
        .filter(({ url }) => /^\/api\/(cart|checkout)\b|\/reorder$/.test(url))
        .map(({ method, url }) => [method as 'GET' | 'POST', url.replaceAll(/:\w+/g, '1')] as const);

    it.each(['nobody', 'BUYER', 'PRODUCER'] as const)('are closed to %s', async (caller) => {
      const visitor =
        caller === 'nobody'
          ? closed.visitor()
          : await signedIn(closed, { username: `early-${caller}`, role: caller });
      expect(calls().length).toBeGreaterThan(6);
      for (const [method, url] of calls()) {
        // Who may not reorder at all hears that first.
        if (url.startsWith('/api/user/') && caller !== 'BUYER') continue;
        const { status, body } = await visitor.request(method, url, method === 'GET' ? undefined : {});
        expect([method, url, status, body]).toEqual([method, url, 403, REFUSAL]);
      }
      expect(visitor.cookies.size).toBe(caller === 'nobody' ? 0 : 1);
    });

    it('are open to administrators, who try everything out', async () => {
      const admin = await signedIn(closed, { username: 'taster', role: 'ADMIN' });
      expect((await admin.post('/api/cart', { productId: 1 })).status).toBe(200);
      const order = {
        customerName: 'Ada Moreau',
        customerEmail: 'ada@example.com',
        shippingAddress: '12 Harbour Street, Portland',
      };
      expect((await admin.post('/api/checkout', order)).status).toBe(201);
    });
  });

  it('the switch of an administrator wins over the setting', async () => {
    const shop = await openTestApp({ storeMode: 'prelaunch' });
    await saveSetting(shop.db, 'storeMode', 'open');
    shop.shop.settings = { ...shop.shop.settings, storeMode: 'open' };
    expect(headingOf((await open(shop, '/shop', 'en')).text)).not.toBe(
      translator('en')('waitlist:hero.title'),
    );
    expect((await shop.visitor().post('/api/cart', { productId: 1 })).status).toBe(200);
  });
});

describe('in the open shop', () => {
  it('/waitlist shows the waitlist with the marker', async () => {
    const { status, text } = await open(opened, '/waitlist', 'fr');
    expect(status).toBe(200);
    expect(headingOf(text)).toBe(translator('fr')('waitlist:hero.title'));
    expect(text).toContain('<body data-pre-launch>');
  });

  it.each(['/', '/gift-sets', '/about'])('%s is itself, without the marker', async (url) => {
    const { status, text } = await open(opened, url, 'en');
    expect(status).toBe(200);
    expect(headingOf(text)).not.toBe(translator('en')('waitlist:hero.title'));
    expect(text).not.toContain('data-pre-launch');
  });
});
