// Playwright's test with less work for the browser: its pages are laid out but not drawn, and contexts are used again.
import { type BrowserContext, type Page, test as base } from '@playwright/test';

interface Savings {
  /** For what depends on pixels. Only `npm test` does without: `--all` and a run by hand show every page. */
  drawn: boolean;
  saving: void;
}

export const test = base.extend<Savings>({
  drawn: [process.env.TESTS !== 'short', { option: true }],
  saving: [
    async ({ browser, context, drawn, baseURL, viewport, colorScheme, reducedMotion }, provide) => {
      if (!drawn) await leaveUndrawn(context);
      const { newContext } = browser;
      const lent = new Map<BrowserContext, string>();
      browser.newContext = async (options) => {
        const kind = JSON.stringify([drawn, baseURL, viewport, colorScheme, reducedMotion, options]);
        let another = idle.get(kind)?.pop();
        if (!another) {
          another = await newContext.call(browser, options);
          if (!drawn) await leaveUndrawn(another);
        }
        lent.set(another, kind);
        return another;
      };
      await provide();
      browser.newContext = newContext;
      for (const [another, kind] of lent) await takeBack(another, kind);
    },
    { auto: true },
  ],
});

/** By what they were made with. Their scripts stay compiled, as those of the test's own context do. */
const idle = new Map<string, BrowserContext[]>();

/** Emptied, with all pages closed: they would go on asking the server. */
async function takeBack(context: BrowserContext, kind: string): Promise<void> {
  if (context.isClosed()) return;
  for (const page of context.pages()) await page.close();
  await context.unrouteAll();
  await context.setStorageState({ cookies: [], origins: [] });
  idle.set(kind, [...(idle.get(kind) ?? []), context]);
}

/** Chromium draws nothing that is wholly transparent; for everything else, clicks and Playwright included, it is there. */
async function leaveUndrawn(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** For who asks the browser what people see. */
export async function whileDrawn<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  await setDrawn(page, true);
  const result = await look();
  await setDrawn(page, false);
  return result;
}

const setDrawn = (page: Page, drawn: boolean) =>
  page.evaluate((isDrawn) => {
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = isDrawn;
  }, drawn);
