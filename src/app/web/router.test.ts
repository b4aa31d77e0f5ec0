import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#engine/web/api/query-client.ts';
import { namespacesOf } from '#engine/web/rendering/load-texts.ts';
import type { RouterContext } from '#engine/web/rendering/router-context.ts';
import { routeTreeOf } from './all-routes.ts';
import { createAppRouter } from './router.tsx';

const SETTINGS = { preLaunch: false, guestCheckout: true, placeholderRatings: false };
const PRODUCT = JSON.stringify({ slug: 'oil', producerSlug: null, reviewCount: 0 });

/** A page whose texts are not there yet; `loaded` are those that were asked for. */
function visit() {
  const loaded: string[] = [];
  const i18n = {
    hasLoadedNamespace: () => false,
    loadNamespaces: async (namespaces: string[]) => void loaded.push(...namespaces),
  };
  const queryClient = createQueryClient(async () => ({ status: 200, body: PRODUCT }));
  const context = { i18n, queryClient, settings: SETTINGS, publicUrl: '' } as unknown as RouterContext;
  return { context, loaded };
}

const router = createAppRouter(visit().context, routeTreeOf(false), createMemoryHistory());
const routes = Object.values(router.routesById)
  .map(({ id, options }) => ({ id, options: options as RouteOptions }))
  .filter(({ options }) => options.staticData?.namespaces !== undefined);

interface RouteOptions {
  staticData?: { namespaces?: string[] };
  loader?: (page: object) => Promise<unknown>;
}

describe('the texts that a route names', () => {
  it.each(routes)('are loaded before $id shows', async (route) => {
    const { context, loaded } = visit();
    await route.options.loader?.({ context, route, params: { slug: 'oil' }, deps: { q: 'oil' } });
    expect(loaded).toEqual(namespacesOf(route.options.staticData));
  });

  it('are those of many routes', () => {
    expect(routes.length).toBeGreaterThan(20);
  });
});
