// npm run screenshots: every page of the built shop, on a desk and on a phone, into .cache/screenshots/.
//   --theme dark   --language de   --only shop,product
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext } from '@playwright/test';
import { startShop } from '../bench/servers.ts';
import { findChromium } from './find-chromium.ts';

const { values } = parseArgs({
  options: {
    theme: { type: 'string', default: 'light' },
    language: { type: 'string', default: 'en' },
    only: { type: 'string' },
  },
});
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const OIL = '/product/taggiasca-extra-virgin-olive-oil';
const PASSWORD = 'screenshots-only';

const PUBLIC_PAGES: Record<string, string> = {
  home: '/',
  shop: '/shop',
  category: '/shop/cheese',
  product: OIL,
  modal: '/shop?product=taggiasca-extra-virgin-olive-oil',
  producers: '/producers',
  producer: '/producers/frantoio-ripalunga',
  search: '/search?q=honey',
  'search-empty': '/search?q=zzzz',
  checkout: '/checkout',
  login: '/login',
  register: '/register',
  about: '/about',
  discounts: '/discounts',
  'group-buying': '/group-buying',
  'gift-sets': '/gift-sets',
  shipping: '/shipping',
  returns: '/returns',
  privacy: '/privacy',
  faqs: '/faqs',
  contact: '/contact',
  waitlist: '/waitlist',
  'not-found': '/nowhere',
};

const folder = path.join(import.meta.dirname, '../.cache/screenshots');
const dataDir = mkdtempSync(path.join(tmpdir(), 'madia-screenshots-'));
mkdirSync(folder, { recursive: true });
const shop = await startShop({ dataDir });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const visitor = await newContext();
  await fillCart(visitor);
  await take(visitor, PUBLIC_PAGES);
  const buyer = await newContext();
  await becomeBuyer(buyer);
  await take(buyer, { 'buyer-dashboard': '/user-dashboard', profile: '/profile' });
  const admin = await newContext();
  await post(admin, '/api/auth/login', { username: 'admin', password: 'bench-admin-password' });
  await take(admin, { admin: '/admin' });
} finally {
  await browser.close();
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function newContext(): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: shop.url,
    locale: values.language,
    colorScheme: values.theme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
}

async function post(context: BrowserContext, address: string, data: object): Promise<void> {
  const answer = await context.request.post(address, { data });
  if (!answer.ok()) throw new Error(`${address}: ${answer.status()} ${await answer.text()}`);
}

async function fillCart(context: BrowserContext): Promise<void> {
  await post(context, '/api/cart', { productId: 1, quantity: 10 });
  await post(context, '/api/cart', { productId: 5, quantity: 1 });
}

async function becomeBuyer(context: BrowserContext): Promise<void> {
  const account = { username: 'screenshots', password: PASSWORD };
  await post(context, '/api/auth/register/buyer', {
    ...account,
    confirmPassword: PASSWORD,
    email: 'screenshots@example.com',
    firstName: 'Ada',
    lastName: 'Moreau',
  });
  await post(context, '/api/auth/login', account);
  await fillCart(context);
  await post(context, '/api/checkout', {
    customerName: 'Ada Moreau',
    customerEmail: 'screenshots@example.com',
    shippingAddress: '7 Orchard Row, Bath, ME 04530',
  });
}

async function take(context: BrowserContext, pages: Record<string, string>): Promise<void> {
  const wanted = values.only?.split(',');
  const page = await context.newPage();
  for (const [name, address] of Object.entries(pages)) {
    if (wanted !== undefined && !wanted.includes(name)) continue;
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.goto(address, { waitUntil: 'networkidle' });
      // Pictures load as they come into view: walk down once before the whole page is taken.
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          window.scrollTo(0, y);
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
        window.scrollTo(0, 0);
      });
      await page.waitForTimeout(300);
      const file = path.join(folder, `${name}-${size}-${values.theme}-${values.language}.png`);
      await page.screenshot({ path: file, fullPage: name !== 'modal' });
    }
    process.stdout.write(`${name}\n`);
  }
  await page.close();
}
