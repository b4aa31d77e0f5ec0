// Playwright's test, whose pages are laid out, but not drawn: to draw what nobody looks at took a fifth of all its time.
import { type BrowserContext, type Page, test as base } from '@playwright/test';

interface Looking {
  /** For what depends on pixels. Only the first try of `npm test` does without: traces and `--all` show every page. */
  drawn: boolean;
  undrawnPages: void;
}

export const test = base.extend<Looking>({
  drawn: [process.env.TESTS !== 'short', { option: true }],
  undrawnPages: [
    async ({ browser, context, drawn }, provide, { retry }) => {
      if (drawn || retry > 0) return provide();
      await leaveUndrawn(context);
      const { newContext } = browser;
      browser.newContext = async (options) => leaveUndrawn(await newContext.call(browser, options));
      await provide();
      browser.newContext = newContext;
    },
    { auto: true },
  ],
});

/** Chromium draws nothing that is wholly transparent; for everything else, clicks and Playwright included, it is there. */
async function leaveUndrawn(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 !important }');
    document.adoptedStyleSheets = [sheet];
  });
  return context;
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
