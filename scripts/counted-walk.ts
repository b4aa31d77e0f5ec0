// npm run walk: from a product to 'Thank You for Your Order!' with one thumb on a slow phone, as a guest and as somebody who is
// signed in with an address: taps, characters, seconds, as a table for docs/measurements/slow-phones.md.
//   --url https://shop.example (a shop that runs already)   --path /product/… (a product it sells)
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type APIRequestContext, type Browser, type Locator, type Page } from '@playwright/test';
import { startShop } from '../bench/servers.ts';
import { CHROMIUM_MISSING, findChromium } from './find-chromium.ts';
import { OIL } from './public-pages.ts';

/** Lighthouse's slow phone. */
const SLOWED = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** Somebody looks before the thumb goes down. */
const LOOKS_FOR_MS = 1000;
/** Five characters a second: a practised thumb. */
const KEY_MS = 200;
const PATIENCE_MS = 60_000;

const GUEST = {
  'Full Name': 'Grace Lindqvist',
  'Email Address': 'grace@example.com',
  'Shipping Address': '12 Harbour Street\nPortland, ME 04101',
};

/** By the link under the button that was pressed, or by the cart's panel. */
type Way = 'straight' | 'through the cart';

interface Walk {
  who: string;
  taps: number;
  characters: number;
  /** What the shop let the buyer wait, of all seconds. */
  waitedMs: number;
  tookMs: number;
}

const { values } = parseArgs({
  options: { url: { type: 'string' }, path: { type: 'string', default: OIL } },
});
const executablePath = findChromium();
if (executablePath === undefined) throw new Error(CHROMIUM_MISSING);
const dataDir = mkdtempSync(path.join(tmpdir(), 'madia-walk-'));
const shop = values.url === undefined ? await startShop({ dataDir }) : undefined;
const baseURL = values.url ?? shop!.url;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const walks: Walk[] = [];
  for (const way of ['straight', 'through the cart'] as const) {
    walks.push(await walk(browser, `a guest, ${way}`, way));
    walks.push(await walk(browser, `signed in with an address, ${way}`, way, signUp));
  }
  const rows = walks.map(
    ({ who, taps, characters, waitedMs, tookMs }) =>
      `| ${who} | ${taps} | ${characters} | ${inSeconds(waitedMs)} | ${inSeconds(tookMs)} |`,
  );
  const head = '| buyer | taps | characters | waited for the shop | all in all |\n|---|---:|---:|---:|---:|';
  process.stdout.write(`${head}\n${rows.join('\n')}\n`);
} finally {
  await browser.close();
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** An account of a buyer with one address, as cookies of the requests. */
async function signUp(request: APIRequestContext): Promise<void> {
  const name = `walker${Date.now()}`;
  const account = {
    username: name,
    email: `${name}@example.com`,
    password: 'A-long-walk-7',
    confirmPassword: 'A-long-walk-7',
    firstName: 'Grace',
    lastName: 'Lindqvist',
  };
  const address = {
    name: 'Grace Lindqvist',
    line1: '12 Harbour Street',
    city: 'Portland',
    region: 'ME',
    postalCode: '04101',
    country: 'US',
  };
  await expectOk(request.post('/api/auth/register/buyer', { data: account }));
  await expectOk(request.post('/api/auth/login', { data: { username: name, password: account.password } }));
  await expectOk(request.post('/api/user/addresses', { data: address }));
}

async function expectOk(asked: ReturnType<APIRequestContext['post']>): Promise<void> {
  const response = await asked;
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
}

async function walk(
  from: Browser,
  who: string,
  way: Way,
  prepare?: (request: APIRequestContext) => Promise<void>,
): Promise<Walk> {
  const context = await from.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    extraHTTPHeaders: { Origin: baseURL },
  });
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    await prepare?.(context.request);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await session.send('Network.emulateNetworkConditions', LINE);
    await page.goto(values.path);
    return { who, ...(await buy(page, way, prepare === undefined ? GUEST : {})) };
  } finally {
    await context.close();
  }
}

/** The clock runs from the product, as it can be read, until the order is confirmed. */
async function buy(page: Page, way: Way, fields: Record<string, string>): Promise<Omit<Walk, 'who'>> {
  const started = performance.now();
  let taps = 0;
  let characters = 0;
  let waitedMs = 0;
  const wait = async (target: Locator) => {
    const since = performance.now();
    await target.waitFor();
    waitedMs += performance.now() - since;
  };
  const tap = async (target: Locator) => {
    await wait(target);
    await page.waitForTimeout(LOOKS_FOR_MS);
    await target.tap();
    taps += 1;
  };
  const main = page.getByRole('main');
  await tap(main.getByRole('button', { name: 'ADD TO CART' }).first());
  if (way === 'straight') await tap(main.getByRole('link', { name: 'Go to checkout' }).first());
  else {
    await tap(page.getByRole('button', { name: /^Open cart, 1/u }));
    await tap(page.getByRole('dialog').getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
  }
  const order = main.getByRole('button', { name: 'COMPLETE ORDER' });
  await wait(order);
  for (const [label, text] of Object.entries(fields)) {
    const field = main.getByLabel(label);
    await tap(field);
    await field.pressSequentially(text, { delay: KEY_MS });
    characters += text.length;
  }
  await tap(order);
  await wait(page.getByRole('heading', { name: 'Thank You for Your Order!' }));
  return { taps, characters, waitedMs, tookMs: performance.now() - started };
}
