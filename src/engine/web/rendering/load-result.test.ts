// The result of a load is a private field of the router: these cases fail when a new version moves or changes it.
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  redirect,
} from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { loadResult } from './load-result.ts';

const rootRoute = createRootRoute();
const page = (path: string, loader: () => void) =>
  createRoute({ getParentRoute: () => rootRoute, path, loader, errorComponent: () => null });
const routeTree = rootRoute.addChildren([
  page('/here', () => undefined),
  page('/moved', () => {
    throw redirect({ href: '/here?from=moved' });
  }),
  page('/gone', () => {
    throw notFound();
  }),
  page('/broken', () => {
    throw new Error('broken');
  }),
]);
const routerAt = (url: string) =>
  createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [url] }),
    isServer: true,
    defaultNotFoundComponent: () => null,
  });

describe('the result of a load on the server', () => {
  it.each([
    ['/here', { status: 200 }],
    ['/moved', { redirect: '/here?from=moved' }],
    ['/gone', { status: 404 }],
    ['/nowhere', { status: 404 }],
    ['/broken', { status: 500 }],
  ])('of %s is %o', async (url, result) => {
    const router = routerAt(url);
    await router.load();
    expect(loadResult(router)).toEqual(result);
  });

  it('is not there before the load', () => {
    expect(() => loadResult(routerAt('/here'))).toThrow('has not been loaded');
  });
});
