// How long somebody with a slow phone waits for the first answer: 390×844, touch, a processor slowed down four times, a page
// that was loaded four seconds ago. From the finger on the glass until the answer is painted.
import { chromium, type Browser, type BrowserContext } from '@playwright/test';

const SLOWED = 4;
const READ_FOR_MS = 4000;
const PATIENCE_MS = 15_000;

interface Tap {
  page: string;
  path: string;
  /** What is pressed. */
  press: string;
  /** What then is on the screen. */
  shows: string;
}

const OIL = '/product/taggiasca-extra-virgin-olive-oil';

const TAPS: readonly Tap[] = [
  {
    page: 'home',
    path: '/',
    press: 'header button[aria-haspopup=dialog].lg\\:hidden',
    shows: '[role=dialog]',
  },
  { page: 'home: cart', path: '/', press: 'header button[aria-label*="cart" i]', shows: '[role=dialog]' },
  { page: 'product', path: OIL, press: 'main button.button-lg:visible', shows: '[data-testid=cart-count]' },
  { page: 'shop', path: '/shop', press: 'main article [data-quick-add]', shows: '[data-testid=cart-count]' },
];

interface TapTimes {
  page: string;
  /** As the very first thing on the page. */
  firstMs: number;
  /** After the page was touched and scrolled. */
  laterMs: number;
}

/** The median of `runs` for each tap. */
export async function measureTaps(
  shopUrl: string,
  executablePath: string,
  runs: number,
): Promise<TapTimes[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const measured: TapTimes[] = [];
    for (const tap of TAPS) {
      const first: number[] = [];
      const later: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        first.push(await timeOf(browser, shopUrl, tap, false));
        later.push(await timeOf(browser, shopUrl, tap, true));
      }
      measured.push({ page: tap.page, firstMs: medianOf(first), laterMs: medianOf(later) });
    }
    return measured;
  } finally {
    await browser.close();
  }
}

export function tapTable(taps: readonly TapTimes[]): string {
  const rows = taps.map(({ page, firstMs, laterMs }) => `| ${page} | ${firstMs} ms | ${laterMs} ms |`);
  return ['| press | as the first thing | later |', '| --- | --- | --- |', ...rows, ''].join('\n');
}

const medianOf = (times: number[]) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!);

async function timeOf(browser: Browser, shopUrl: string, tap: Tap, isLater: boolean): Promise<number> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.goto(shopUrl + tap.path);
    await page.waitForTimeout(READ_FOR_MS);
    if (isLater) {
      await page.mouse.wheel(0, 40);
      await page.waitForTimeout(READ_FOR_MS);
    }
    // As somebody who scrolls there with the thumb that then presses.
    await page
      .locator(tap.press)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await page.locator(tap.press).first().boundingBox({ timeout: PATIENCE_MS });
    if (box === null) throw new Error(`${tap.page}: ${tap.press} is not on the page`);
    await page.evaluate(watch, tap.shows);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    return await page.evaluate(
      (patience) =>
        Promise.race([
          window.painted!,
          new Promise<number>((done) => setTimeout(done, patience, Number.NaN)),
        ]),
      PATIENCE_MS,
    );
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    painted?: Promise<number>;
  }
}

/** Runs in the page. */
function watch(selector: string): void {
  window.painted = new Promise((resolve) => {
    window.addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
    function look(since: number): void {
      const isThere = [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
      if (!isThere) requestAnimationFrame(() => look(since));
      else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)));
    }
  });
}
