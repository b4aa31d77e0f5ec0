// What the storefront's browser tests share: a known product, the two screens, a page that listens, a request that waits.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Route } from '@playwright/test';

export const OIL = { slug: 'taggiasca-extra-virgin-olive-oil', name: 'Taggiasca Extra Virgin Olive Oil' };
export const SIZES = [
  ['1280×800', { width: 1280, height: 800 }],
  ['390×844', { width: 390, height: 844 }],
] as const;

/** Everything the browser complains about, hydration mismatches among it. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

/** The page once it listens to clicks. */
export async function visit(page: Page, address: string) {
  const answer = await page.goto(address);
  await page.waitForLoadState('networkidle');
  // A quiet network does not mean that React has taken over: it leaves its mark on the elements when it has.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root main') ?? {}).some((key) => key.startsWith('__react')),
  );
  return answer;
}

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

export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).exclude('#loading-screen').analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${new URL(page.url()).pathname} ${id}: ${nodes[0]?.html}`);
}
