import { setTimeout as wait } from 'node:timers/promises';
import { hasCode } from './error-codes.ts';

/** Deadlock and serialization failure: the server undid everything, and the same again will usually do. */
const CONFLICTS = ['40P01', '40001'];
const TRIES = 5;
const FIRST_PAUSE_MS = 10;

/**
 * Runs a transaction again when it lost against others. The pauses grow and are never the same length, so that those
 * who met do not meet again. `work` must do nothing but speak to the database: it may run several times.
 */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isConflict(error)) throw error;
      await wait(FIRST_PAUSE_MS * 2 ** tries * Math.random());
    }
  }
}

export function isConflict(error: unknown): boolean {
  return hasCode(error, ...CONFLICTS);
}
