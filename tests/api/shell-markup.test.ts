// The server writes header, footer and cards from a cache, the browser renders them: every page must be what it is without it.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiUrl } from '#engine/model/api/api-url.ts';
import type { Language } from '#engine/model/languages.ts';
import { i18nFor } from '#engine/server/i18n/translations.ts';
import { AppRoot } from '#app/web/app-root.tsx';
import { loadPage } from '#app/web/entry-server.tsx';
import { loadResult } from '#engine/web/rendering/load-result.ts';
import { loadRouter } from '#app/web/load-router.ts';
import { partWriter } from '#app/web/part-markup.tsx';
import type { PageRequest } from '#engine/server/ssr/site-pages.ts';
import { pagePaths } from '../support/page-paths.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const PAGES = pagePaths();

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});

function requestOf(url: string, language: Language, preLaunch: boolean): PageRequest {
  return {
    url,
    language,
    i18n: i18nFor(language),
    publicUrl: 'http://shop',
    policies: {},
    settings: { preLaunch, guestCheckout: true, placeholderRatings: true },
    fetchApi: async (path, input) => {
      const { statusCode, body } = await test.app.inject({
        url: apiUrl(path, input),
        headers: { cookie: `language=${language}` },
      });
      return { status: statusCode, body };
    },
  };
}

type Outcome = { redirect: string } | { html: string };

/** As the server writes it. */
async function written(request: PageRequest): Promise<Outcome> {
  const page = await loadPage(request);
  return 'redirect' in page ? page : { html: page.render().html };
}

/** As the browser renders it. */
async function rendered(request: PageRequest): Promise<Outcome> {
  const { router } = await loadRouter(request);
  const result = loadResult(router);
  return 'redirect' in result ? result : { html: renderToString(createElement(AppRoot, { router })) };
}

describe.each([
  { language: 'en', preLaunch: false },
  { language: 'en', preLaunch: true },
] as const)('in $language, before launch: $preLaunch', ({ language, preLaunch }) => {
  it.each(PAGES)('$route is the same with and without the cache', async ({ paths }) => {
    const [first, second] = paths.map((path) => requestOf(path, language, preLaunch));
    // Leaves its header, footer and cards in the cache for the second.
    await written(first!);
    expect(await written(second!)).toEqual(await rendered(second!));
  });
});

it('renders a part once, and anew where anything of it differs', async () => {
  const writerIn = async (language: Language) =>
    partWriter((await loadRouter(requestOf('/shop', language, false))).router);
  const [english, german] = [await writerIn('en'), await writerIn('de')];
  const times: number[] = [];
  function Part({ n }: { n: number }) {
    times.push(n);
    return createElement('b', null, n);
  }
  const part = (n: number) => createElement(Part, { n });
  expect([english({ n: 1 }, part(1)), english({ n: 1 }, part(1))]).toEqual(['<b>1</b>', '<b>1</b>']);
  expect([english({ n: 2 }, part(2)), german({ n: 1 }, part(1))]).toEqual(['<b>2</b>', '<b>1</b>']);
  expect(times).toEqual([1, 2, 1]);
});

it('compares every page of the shop', () => {
  expect(PAGES.length).toBeGreaterThan(25);
});
