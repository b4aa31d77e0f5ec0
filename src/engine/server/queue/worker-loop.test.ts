import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { startWorkerLoop } from './worker-loop.ts';

const HOUR_MS = 3_600_000;

it('begins work as soon as it is announced, whatever signs the channel’s name has', async () => {
  const channel = 'some-work';
  const { database } = await openTestDatabase();
  const complaints: unknown[] = [];
  const complain = (...words: unknown[]) => void complaints.push(words);
  const round = vi.fn(async () => false);
  const log = { warn: complain, error: complain } satisfies Partial<FastifyBaseLogger>;
  const rounds = startWorkerLoop(database, log, { name: 'the work', channel, pollMs: HOUR_MS, round });
  await vi.waitFor(async () => {
    await database.db.execute(sql`select pg_notify(${channel}, '')`);
    expect(round.mock.calls.length).toBeGreaterThan(1);
  });
  await rounds.stop();
  expect(complaints).toEqual([]);
});
