// Vitest global setup of the PostgreSQL run: one server for all test files, its address handed to them by inject().
import type { TestProject } from 'vitest/node';
import { startPostgres } from './real-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
