// The mark is a private field of the router: this fails when a new version no longer heeds it.
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { markAsRendered } from './mark-as-rendered.ts';

const rootRoute = createRootRoute();
const routeTree = rootRoute.addChildren([
  createRoute({ getParentRoute: () => rootRoute, path: '/', component: () => <p>Here</p> }),
]);

async function markup({ isServer, isMarked }: { isServer: boolean; isMarked: boolean }): Promise<string> {
  const router = createRouter({ routeTree, history: createMemoryHistory(), origin: 'http://shop', isServer });
  if (isMarked) markAsRendered(router);
  await router.load();
  return renderToString(<RouterProvider router={router} />);
}

describe('a router of the browser that is marked as rendered', () => {
  it('writes what the server wrote', async () => {
    const onServer = await markup({ isServer: true, isMarked: false });
    expect(await markup({ isServer: false, isMarked: true })).toBe(onServer);
  });

  it('would write other boundaries without the mark', async () => {
    const onServer = await markup({ isServer: true, isMarked: false });
    expect(await markup({ isServer: false, isMarked: false })).not.toBe(onServer);
  });
});
