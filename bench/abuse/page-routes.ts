import path from 'node:path';
import { createMemoryHistory, createRouter, type AnyRoute } from '@tanstack/react-router';
import { runnerImport } from 'vite';

const ROUTER = path.join(import.meta.dirname, '../../src/app/web/all-routes.ts');

/** Every path of the router, as it writes them: `/product/$slug`. Through Vite, as Node does not read TSX. */
export async function pageRoutes(): Promise<string[]> {
  const { module } = await runnerImport<{ routeTreeOf: (preLaunch: boolean) => AnyRoute }>(ROUTER);
  const { routesByPath } = createRouter({
    routeTree: module.routeTreeOf(false),
    history: createMemoryHistory(),
  });
  return Object.keys(routesByPath);
}
