import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { doublingPause, LeasedQueue } from './leased-queue.ts';

const errands = new LeasedQueue({
  table: 'errands',
  doneAt: 'done_at',
  waiting: 'q.given_up_at is null',
  givenUp: { column: 'given_up_at' },
  leaseSeconds: 60,
});
const take = errands.taking<{ id: number; what: string; attempts: number }>('take-errands', {
  returning: 'q.id, q.what, q.attempts',
});
const isAnyDue = errands.asking('any-errand');
const finish = errands.finishing('finish-errand');
const fail = errands.failing<{ isGivenUp: boolean }>('fail-errand', {
  also: 'select is_given_up from ended',
});

const readFirst = statement<{
  nextAttemptAt: Date;
  lockedUntil: Date | null;
  doneAt: Date | null;
  givenUpAt: Date | null;
  lastError: string | null;
}>('first-errand', 'select * from errands where id = 1');
const row = async () => (await readFirst(db, {}))[0]!;

const NOON = new Date('2026-03-01T12:00:00Z');
const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

let db: Db;
beforeAll(async () => {
  const { database } = await openTestDatabase();
  db = database.db;
  await db.execute(sql`
    create table errands (
      id int generated always as identity primary key, what text not null, attempts int not null default 0,
      next_attempt_at timestamptz not null, locked_until timestamptz, done_at timestamptz, given_up_at timestamptz,
      last_error text
    )`);
});
beforeEach(() => db.execute(sql`truncate errands restart identity`));

/** Ids are counted from 1. */
async function add(...dueAt: Date[]) {
  for (const at of dueAt)
    await db.execute(
      sql`insert into errands (what, next_attempt_at) values ('post', ${at.toISOString()}::timestamptz)`,
    );
}
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('what is due', () => {
  it('is taken as it became due, no more of it than was asked for', async () => {
    await add(after(0), after(-20), after(-10), after(1));
    expect(await isAnyDue(db, { now: NOON })).toBe(true);
    expect(ids(await take(db, { limit: 2, now: NOON }))).toEqual([2, 3]);
    expect(await take(db, { limit: 2, now: NOON })).toEqual([{ id: 1, what: 'post', attempts: 1 }]);
    expect(await isAnyDue(db, { now: NOON })).toBe(false);
    expect(ids(await take(db, { limit: 2, now: after(1) }))).toEqual([4]);
  });

  it('is taken once, however many take at the same time', async () => {
    await add(...Array.from({ length: 30 }, () => NOON));
    const taken = await Promise.all(Array.from({ length: 6 }, () => take(db, { limit: 10, now: NOON })));
    const rest = await take(db, { limit: 30, now: NOON });
    expect(ids([...taken.flat(), ...rest]).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
  });

  it('comes back when the lease of a worker that died is over', async () => {
    await add(NOON);
    await take(db, { limit: 1, now: NOON });
    expect(await take(db, { limit: 1, now: after(59) })).toEqual([]);
    expect(await take(db, { limit: 1, now: after(60) })).toMatchObject([{ id: 1, attempts: 2 }]);
  });

  it('is so by the clock of the database where no moment is passed', async () => {
    await db.execute(sql`
      insert into errands (what, next_attempt_at)
      values ('now', now()), ('in an hour', now() + interval '1 hour')`);
    expect(ids(await take(db, { limit: 9 }))).toEqual([1]);
    await fail(db, { id: 1, reason: 'Closed', pauseMs: 3_600_000 });
    expect(await isAnyDue(db, {})).toBe(false);
    const { nextAttemptAt } = await row();
    expect(nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 3_000_000);
  });
});

describe('what was taken', () => {
  beforeEach(async () => {
    await add(NOON);
    await take(db, { limit: 1, now: NOON });
  });

  it('is done once, and stays done though a worker that lost its lease fails later', async () => {
    expect(await finish(db, { id: 1, now: after(5) })).toEqual([{ id: 1 }]);
    expect(await finish(db, { id: 1, now: after(6) })).toEqual([]);
    expect(await fail(db, { id: 1, reason: 'Too late', pauseMs: null, now: after(7) })).toEqual([]);
    expect(await row()).toMatchObject({ lockedUntil: null, givenUpAt: null, lastError: null });
    expect(await take(db, { limit: 1, now: after(3600) })).toEqual([]);
  });

  it('waits after a failure, and says what it was', async () => {
    const failure = { id: 1, reason: 'x'.repeat(900), pauseMs: 5_000, now: after(1) };
    expect(await fail(db, failure)).toEqual([{ isGivenUp: false }]);
    expect(await row()).toMatchObject({ lastError: 'x'.repeat(500), lockedUntil: null });
    expect(await take(db, { limit: 1, now: after(5) })).toEqual([]);
    expect(await take(db, { limit: 1, now: after(6) })).toMatchObject([{ id: 1, attempts: 2 }]);
  });

  it('is left alone when it is given up', async () => {
    expect(await fail(db, { id: 1, reason: 'Gone', pauseMs: null, now: after(1) })).toEqual([
      { isGivenUp: true },
    ]);
    expect(await take(db, { limit: 1, now: after(3600) })).toEqual([]);
    expect(await row()).toMatchObject({ lastError: 'Gone', doneAt: null, givenUpAt: after(1) });
  });
});

it('pauses twice as long after every failure, never too long, and not after the last', () => {
  const pauses = [1, 2, 3, 4, 5].map((attempts) =>
    doublingPause(attempts, { firstMs: 5, longestMs: 18, maxAttempts: 5 }),
  );
  expect(pauses).toEqual([5, 10, 18, 18, null]);
  expect(doublingPause(5_000, { firstMs: 5, longestMs: 18 })).toBe(18);
});
