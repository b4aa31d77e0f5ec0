import { defineConfig } from 'vitest/config';

/** What does not depend on the database, such as pages, starts and pictures: one engine is enough. */
const ON_ONE_ENGINE = [
  'tests/once/*.test.ts',
  'src/server/features/payments/interleavings.test.ts',
  'src/server/features/uploads/{s3-pictures,uploads.routes}.test.ts',
  'src/server/http/passwords.test.ts',
];

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    // Vitest would leave one core idle, half of a small machine.
    maxWorkers: '100%',
    // A worker keeps its modules from file to file: to load the whole server again for each takes longer than its tests.
    isolate: false,
    // Transformed modules are found again by the next run.
    fsModuleCache: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'gates',
          include: ['tests/gates/*.test.ts'],
          setupFiles: ['tests/support/open-sample-brand.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/{shared,web,locales}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/*.test.ts'],
          setupFiles: ['tests/support/no-console-errors.ts', 'tests/support/open-sample-brand.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/server/**/*.test.{ts,tsx}', 'tests/{api,once}/*.test.ts'],
          exclude: process.env.TEST_DATABASE === 'postgres' ? ON_ONE_ENGINE : [],
          setupFiles: [
            'tests/support/no-console-errors.ts',
            'tests/support/open-sample-brand.ts',
            'tests/support/close-opened.ts',
          ],
          globalSetup: ['tests/support/snapshot-for-run.ts'],
        },
      },
    ],
  },
});
