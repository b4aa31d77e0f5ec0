import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongFilesFirst } from './tests/support/long-files-first.ts';

/** `npm test`, which has to end within ten minutes on two cores; by hand and with `--all` everything runs. */
const isShort = process.env.TESTS === 'short';

/** What does not depend on the database, such as pages, starts and pictures: one engine is enough. */
const ON_POSTGRES = [
  'tests/once/!(role-endpoint).test.ts',
  'src/domains/payments/server/interleavings.test.ts',
  'src/engine/server/files/s3-pictures.test.ts',
  'src/domains/catalogue/server/pictures/uploads.routes.test.ts',
  'src/engine/server/sessions/passwords.test.ts',
  'src/engine/server/http/overload.test.ts',
  // No two processes share an embedded database.
  'tests/api/{two-processes,payouts}-killed.test.ts',
];

/** What is about the embedded engine, and the call of every route by everybody, which shows that it understands them all. */
const EMBEDDED = ['src/engine/server/db/pglite/*.test.ts', 'tests/once/role-endpoint.test.ts'];

/** Compares what the server writes with what a browser draws: `npm test` does so on the embedded database alone. */
const DRAWN_ON_EMBEDDED = ['tests/api/{pages,shell-markup}.test.ts'];

/**
 * The embedded engine is PostgreSQL too, in another form: what differs is how it is reached, how values come back, how
 * transactions follow each other, and how others hear of changes. `npm test` shows that here, and walks through the shop on
 * it in the browser; pages are drawn here with the React that says what is wrong with them. The rest of the tests runs on
 * PostgreSQL, which real shops use, and with `--all` on both.
 */
const EMBEDDED_IN_SHORT = [
  ...EMBEDDED,
  'src/engine/server/{changes,db,queue,scheduler,sessions}/**/*.test.ts',
  'src/domains/{cart,orders}/server/*.routes.test.ts',
  'src/domains/batches/server/recall/recall.routes.test.ts',
  'src/domains/standing-orders/server/standing-orders.test.ts',
  'tests/api/{checkout-concurrency,large-tables,listed,money-walk}.test.ts',
  'tests/api/settings-everywhere.test.ts',
  ...DRAWN_ON_EMBEDDED,
  'tests/releases/*.test.ts',
];

/** What needs long because of what it is about: `npm test` leaves it to `npm test -- --all`. */
const LEFT_TO_ALL = [
  // Processes are killed while people buy. `npm run soak` does so for longer.
  'tests/api/crash.test.ts',
  'tests/api/{two-processes,payouts}-killed.test.ts',
  'src/engine/server/db/pglite/synced-files.test.ts',
  // They wait for real timeouts, and start servers of PostgreSQL for themselves.
  'tests/api/database-silent.test.ts',
  'tests/api/replica.test.ts',
  // Programs are started as on the command line; what they do is tested without them.
  'tests/once/backup-command.test.ts',
  'tests/once/picture-commands.test.ts',
  'tests/once/refused-starts.test.ts',
  'tests/once/packed.test.ts',
  // Large pictures, many at once: what they cost in memory and patience.
  'tests/once/picture-flood.test.ts',
  // It is about what tests stand on, not about the shop.
  'tests/api/lent-databases.test.ts',
  // Migrations that are released never change; releases.test.ts takes whole shops of earlier versions through all of them.
  'tests/api/migrate-*.test.ts',
];

const SERVER_TESTS = [
  'src/{app,engine,domains/*}/server/**/*.test.{ts,tsx}',
  'sample/**/*.test.ts',
  'tests/{api,once,releases}/*.test.ts',
];

/** Vitest's own: with it React says what is wrong with a page, and a test that makes it say so fails. */
const DEVELOPMENT = 'test';

function server(engine: 'pglite' | 'postgres', NODE_ENV: string, include: string[], exclude: string[]) {
  return {
    extends: true,
    test: {
      name: engine,
      include,
      exclude: [...exclude, ...(isShort ? LEFT_TO_ALL : [])],
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
      server('postgres', 'production', SERVER_TESTS, [...EMBEDDED, ...(isShort ? DRAWN_ON_EMBEDDED : [])]),
      server('pglite', DEVELOPMENT, isShort ? EMBEDDED_IN_SHORT : SERVER_TESTS, ON_POSTGRES),
    ],
  },
});
