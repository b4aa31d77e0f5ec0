// What a module does while it is loaded can fail in the browser alone, where a page then shows nothing: load each here.
// Those that begin the work of a page are no modules of others: they need a page.
import { expect, it } from 'vitest';

const MODULES = import.meta.glob([
  '/src/**/web/**/*.{ts,tsx}',
  '!/src/**/*.test.*',
  '!/src/app/web/entry-client.tsx',
  '!/src/engine/web/start/start-scripts.ts',
]);

it('every module of the web side loads', async () => {
  expect(Object.keys(MODULES).length).toBeGreaterThan(200);
  await Promise.all(Object.values(MODULES).map((load) => load()));
}, 60_000);
