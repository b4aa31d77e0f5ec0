// What the browser tests share: a known product, the two screens, a page that listens, a request that waits, axe.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Route } from '@playwright/test';
import { whileDrawn } from './test.ts';

export const OIL = { slug: 'taggiasca-extra-virgin-olive-oil', name: 'Taggiasca Extra Virgin Olive Oil' };
const DESKTOP = ['1280×800', { width: 1280, height: 800 }] as const;
export const PHONE = ['390×844', { width: 390, height: 844 }] as const;
export const SIZES = [DESKTOP, PHONE] as const;

/**
 * For walks whose steps shorter tests show too, one by one, and for what costs more seconds than it shows alone; a line says
 * what shows it otherwise. `npm test` leaves them to `npm test -- --all`.
 */
export const LONG = { tag: '@long' };

/**
 * For what happens the same way on both screens: that of most people who do it. Looks are for `SIZES`.
 * `npm test -- --all` walks everything on both.
 */
const everySize = process.env.TESTS === 'all';
export const ON_PHONES = everySize ? SIZES : [PHONE];
export const ON_DESKTOPS = everySize ? SIZES : [DESKTOP];

/** Everything the browser complains about, hydration mismatches among it. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

/** The page once it listens to clicks: React leaves its mark on the elements when it has taken over. */
export async function visit(page: Page, address: string) {
  const answer = await page.goto(address);
  await touch(page);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root main') ?? {}).some((key) => key.startsWith('__react')),
  );
  return answer;
}

/** Shows a page that somebody is there: most start their scripts only then. */
export const touch = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('touchstart')));

/** On phones the checkout's summary is one bar. */
export async function openSummary(page: Page): Promise<void> {
  const bar = page.getByRole('button', { name: /^Order Summary/u, includeHidden: true });
  await bar.waitFor({ state: 'attached' });
  if (await bar.isVisible()) await bar.click();
}

/** What few people need at the checkout lies under a line that opens it. */
export const unfold = (page: Page, title: 'Choose a delivery date' | 'Is it a gift?') =>
  page.getByRole('button', { name: title }).click();

/** Lets requests wait until the test says go. */
export async function hold(page: Page, glob: string): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(glob, async (route: Route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** Leaves by the link to home in the header, so that the next page is drawn by the browser. */
export const goHome = (page: Page) => page.locator('header a[href="/"]').first().click();

const ofAxe = createRequire(import.meta.resolve('@axe-core/playwright'));
const AXE = readFileSync(ofAxe.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds in the whole page, or within these parts of it. */
export async function barriers(page: Page, ...parts: string[]): Promise<string[]> {
  // The builder would bring the long form of axe, twice for each look; the short one stays until the page is left.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const axe = new AxeBuilder({ page, axeSource: 'void axe' })
    // Without frames (ours is a mail's preview) axe need not open a page of its own to put the parts together.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  for (const part of parts) axe.include(part);
  const { violations } = await whileDrawn(page, () => axe.exclude('#loading-screen').analyze());
  const { pathname } = new URL(page.url());
  return violations.map(({ id, nodes }) => `${pathname} ${id}: ${nodes[0]?.html}`);
}

/** The cards of the shop's list, without the products that are announced below it. */
export const listedCards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
