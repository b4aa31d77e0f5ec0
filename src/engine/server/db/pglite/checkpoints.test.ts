import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shortenLog } from './checkpoints.ts';
import { openEngine } from './pglite-engine.ts';

let engine: PGlite;
beforeAll(async () => {
  engine = await openEngine({});
});
afterAll(() => engine.close());

async function logBytes(): Promise<number> {
  const { rows } = await engine.query<{ bytes: number }>(
    'select (pg_current_wal_lsn() - redo_lsn)::int as bytes from pg_control_checkpoint()',
  );
  return rows[0]!.bytes;
}

it('lets the log of the embedded engine grow no longer than it may', async () => {
  await engine.exec(`create table orders as select repeat('x', 1000) from generate_series(1, 3000)`);
  const before = await logBytes();
  expect(before).toBeGreaterThan(2_000_000);
  await shortenLog(engine);
  expect(await logBytes()).toBeGreaterThanOrEqual(before);
  await shortenLog(engine, 1_000_000);
  expect(await logBytes()).toBeLessThan(10_000);
}, 120_000);
