import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './tests/support/long-files-first.ts';

/** What does not depend on the database, such as pages, starts and pictures: one engine is enough. */
const ON_ONE_ENGINE = [
  'tests/once/*.test.ts',
  'src/server/features/payments/interleavings.test.ts',
  'src/server/features/uploads/{s3-pictures,uploads.routes}.test.ts',
  'src/server/http/passwords.test.ts',
];

/**
 * What rooms do with the database beyond their routes: PostgreSQL is what a real shop runs on, and the embedded engine
 * speaks the same language. `npm test -- --all` runs them on both.
 */
const ON_POSTGRES = ['src/server/features/**/!(*.routes|interleavings|s3-pictures).test.ts'];

const { TEST_DATABASE, TESTS } = process.env;
const NOT_NOW = TEST_DATABASE === 'postgres' ? ON_ONE_ENGINE : TESTS === 'short' ? ON_POSTGRES : [];

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
    sequence: { sequencer: LongFilesFirst },
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
          exclude: NOT_NOW,
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
