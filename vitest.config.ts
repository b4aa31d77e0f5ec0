import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As vite.config.ts has it.
  resolve: {
    alias: { 'react-i18next': path.join(import.meta.dirname, 'src/web/i18n/react-i18next.tsx') },
  },
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: { name: 'gates', include: ['tests/gates/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/{shared,web,locales}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          setupFiles: ['tests/support/no-console-errors.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/server/**/*.test.{ts,tsx}', 'tests/api/**/*.test.ts'],
          setupFiles: ['tests/support/no-console-errors.ts'],
          globalSetup: ['tests/support/snapshot-for-run.ts'],
        },
      },
    ],
  },
});
