// The server writes header and footer from a cache, the browser renders them: every page must be what it is without it.
import { createMemoryHistory, createRouter, type AnyRoute } from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiUrl } from '#shared/api/api-url.ts';
import type { Language } from '#shared/languages.ts';
import { i18nFor } from '#server/i18n/translations.ts';
import { AppRoot } from '#web/app-root.tsx';
import { loadPage } from '#web/rendering/entry-server.tsx';
import { loadRouter, type PageRequest } from '#web/rendering/load-router.ts';
import { routeTreeOf } from '#web/router.tsx';
import { openTestApp, type TestApp } from '../support/test-app.ts';

/** What stands for a parameter on two pages of the same route. */
const PARAMETERS: Record<string, [first: string, second: string]> = {
  '/product/$slug': ['taggiasca-extra-virgin-olive-oil', 'gift-set-1'],
  '/products/$slug': ['taggiasca-extra-virgin-olive-oil', 'gift-set-1'],
  '/producers/$slug': ['frantoio-ripalunga', 'nobody'],
  '/shop/$category': ['cheese', 'gift-sets'],
  '/order/$id': ['1', '2'],
  '/$': ['nowhere', 'shop/cheese/nowhere'],
};

/** From the router itself: a new route is compared from its first day. */
const { routesByPath } = createRouter({
  routeTree: routeTreeOf(false) as AnyRoute,
  history: createMemoryHistory(),
});
const PAGES = Object.keys(routesByPath).map((route) => ({
  route,
  urls: [0, 1].map((which) => route.replace(/\$\w*$/u, () => PARAMETERS[route]![which]!)),
}));

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

/** As the server writes it; undefined where the route leads elsewhere. */
async function written(request: PageRequest): Promise<string | undefined> {
  const page = await loadPage(request);
  return 'redirect' in page ? undefined : page.render().html;
}

/** As the browser renders it. */
async function rendered(request: PageRequest): Promise<string> {
  const { router } = await loadRouter(request);
  return renderToString(createElement(AppRoot, { router }));
}

describe.each([
  { language: 'en', preLaunch: false },
  { language: 'en', preLaunch: true },
] as const)('in $language, before launch: $preLaunch', ({ language, preLaunch }) => {
  it.each(PAGES)('$route is the same with and without the cache', async ({ urls }) => {
    const [first, second] = urls.map((url) => requestOf(url, language, preLaunch));
    // Leaves its header and footer in the cache for the second.
    await written(first!);
    const html = await written(second!);
    if (html !== undefined) expect(html).toBe(await rendered(second!));
  });
});

it('compares every page of the shop', () => {
  expect(PAGES.length).toBeGreaterThan(25);
});
