import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongFilesFirst } from './tests/support/long-files-first.ts';

/** What does not depend on the database, such as pages, starts and pictures: one engine is enough. */
const ON_ONE_ENGINE = [
  'tests/once/*.test.ts',
  'src/domains/payments/server/interleavings.test.ts',
  'src/engine/server/files/s3-pictures.test.ts',
  'src/domains/catalogue/server/pictures/uploads.routes.test.ts',
  'src/engine/server/sessions/passwords.test.ts',
  'src/engine/server/db/pglite/synced-files.test.ts',
  'src/engine/server/http/overload.test.ts',
];

/**
 * What rooms do with the database beyond their routes, a past made up for them, and migrations: PostgreSQL is what a real shop
 * runs on, and the embedded engine speaks the same language. `npm test -- --all` runs them on both.
 */
const LEFT_TO_POSTGRES = [
  'src/domains/*/server/**/!(*.routes).test.ts',
  'sample/history/add-sample-history.test.ts',
  'tests/api/migrate-*.test.ts',
];

/** Vitest's own: with it React says what is wrong with a page, and a test that makes it say so fails. */
const DEVELOPMENT = 'test';

function server(engine: 'pglite' | 'postgres', NODE_ENV: string, exclude: string[]) {
  return {
    extends: true,
    test: {
      name: engine,
      include: [
        'src/{app,engine,domains/*}/server/**/*.test.{ts,tsx}',
        'sample/**/*.test.ts',
        'tests/{api,once,releases}/*.test.ts',
      ],
      exclude,
      env: { NODE_ENV },
      setupFiles: [
        'tests/support/no-console-errors.ts',
        'tests/support/open-sample-brand.ts',
        'tests/support/compose-domains.ts',
        'tests/support/close-opened.ts',
      ],
      globalSetup: ['tests/support/snapshot-for-run.ts'],
    },
  } satisfies TestProjectInlineConfiguration;
}

export default defineConfig({
  // What React's production build can run too.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    // Vitest would leave one core idle, half of a small machine.
    maxWorkers: availableParallelism(),
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
          include: ['src/**/{model,web}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/*.test.ts'],
          setupFiles: ['tests/support/no-console-errors.ts', 'tests/support/open-sample-brand.ts'],
        },
      },
      server('postgres', 'production', []),
      server('pglite', DEVELOPMENT, [
        ...ON_ONE_ENGINE,
        ...(process.env.TESTS === 'short' ? LEFT_TO_POSTGRES : []),
      ]),
    ],
  },
});
