import { createServer } from 'node:net';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return address && typeof address === 'object' ? String(address.port) : '4173';
}

// Workers read this file again: what the first reading chose is handed to them through the environment.
process.env.E2E_PORT ??= await freePort();
process.env.E2E_DATA_DIR ??= path.join(import.meta.dirname, 'test-results', `data-${process.env.E2E_PORT}`);

const { CHROMIUM, E2E_DATA_DIR, E2E_PORT, PLAYWRIGHT_JSON_OUTPUT_NAME, TESTS } = process.env;
const baseURL = `http://localhost:${E2E_PORT}`;

/** Files that need a shop, two processes or a mail server of their own: `npm test` leaves them to `npm test -- --all`. */
const LEFT_TO_ALL = [
  // Its rules are those of issues.routes.test.ts, what leaves those of bulk-mail.test.ts.
  '**/admin-mails.spec.ts',
  // Its rules are those of categories.routes.test.ts, its list and forms those of the whole desk.
  '**/categories.spec.ts',
  // Each step is tested in src/domains/group-buys; group-desk.spec.ts walks with an organizer.
  '**/group-buys.spec.ts',
  // Signing in and coming back is walked in accounts.spec.ts.
  '**/guest-checkout.spec.ts',
  // Photos, deadlines and money are tested without a browser; another return is walked.
  '**/returns-refunded.spec.ts',
  // saved.routes.test.ts, and promised-mails.test.ts for the mail.
  '**/saved.spec.ts',
  // Checkout, changes and parcels are walked one by one; money-walk.test.ts adds up.
  '**/whole-order.spec.ts',
];

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/shared-postgres.ts',
  outputDir: 'test-results/browser',
  ...(TESTS === 'short' && { grepInvert: /@long/u, testIgnore: LEFT_TO_ALL }),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  // No test is repeated: what passes at its second try has found something.
  retries: 0,
  // A shared machine may stall for seconds.
  expect: { timeout: 15_000 },
  reporter: PLAYWRIGHT_JSON_OUTPUT_NAME
    ? [['line'], ['json', { outputFile: PLAYWRIGHT_JSON_OUTPUT_NAME }]]
    : [['list']],
  use: {
    baseURL,
    locale: 'en-US',
    // Emptied between tests, but its scripts stay compiled: a new one costs more than most tests do.
    reuseContext: true,
    // Movement costs a frame after another on a machine without a graphics card.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROMIUM && { executablePath: CHROMIUM }),
      // Chromium's sandbox refuses to run as root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: 'node dist/server/main.js',
    url: `${baseURL}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      NODE_ENV: 'production',
      PORT: E2E_PORT,
      DATA_DIR: E2E_DATA_DIR,
      RATE_LIMIT: 'off',
      ADMIN_PASSWORD: 'browser-tests-only',
      SAMPLE_DATA: 'catalogue',
      LOG_LEVEL: 'warn',
    },
  },
});
