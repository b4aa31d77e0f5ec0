import { defineConfig } from 'vitest/config';

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
        // What a whole process does on whichever database: once is enough.
        test: { name: 'process', include: ['tests/process/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/server/**/*.test.{ts,tsx}', 'tests/api/**/*.test.ts'],
          setupFiles: ['tests/support/no-console-errors.ts', 'tests/support/close-opened.ts'],
          globalSetup: ['tests/support/snapshot-for-run.ts'],
        },
      },
    ],
  },
});
