import { defineConfig } from 'vitest/config';

export default defineConfig({
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
