import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../../../tests/support/test-database.ts';
import { Turns } from './turns.ts';

/** Turns whose work takes so long, by a clock of its own. */
function turnsOf(workMs: number) {
  let now = 0;
  const turns = new Turns(() => now);
  const work = async () => {
    now += workMs;
  };
  return { run: () => turns.run(work) };
}

/** How many turns of the event loop others have until it is done. */
async function turnsOfOthers(work: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  let others = 0;
  const look = () => {
    others += 1;
    if (!isDone) setImmediate(look);
  };
  setImmediate(look);
  await work();
  isDone = true;
  return others;
}

it('does one thing after the other, in the order they came, whatever becomes of them', async () => {
  const turns = new Turns();
  const done: string[] = [];
  const work = (name: string) => async () => {
    done.push(`${name} begins`);
    await Promise.resolve();
    done.push(`${name} ends`);
    if (name === 'b') throw new Error('no');
    return name;
  };
  const all = await Promise.allSettled(['a', 'b', 'c'].map((name) => turns.run(work(name))));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(done).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(await turns.run(work('d'))).toBe('d');
});

it('lets others in between, however many wait', async () => {
  const { run } = turnsOf(10);
  expect(await turnsOfOthers(() => Promise.all(Array.from({ length: 100 }, run)))).toBeGreaterThan(90);
});

it('lets others in between, however many come one after the other without waiting', async () => {
  const { run } = turnsOf(10);
  const oneByOne = async () => {
    for (let n = 0; n < 100; n += 1) await run();
  };
  expect(await turnsOfOthers(oneByOne)).toBeGreaterThan(90);
});

it('does what is quick in one turn', async () => {
  const { run } = turnsOf(0);
  expect(await turnsOfOthers(() => Promise.all(Array.from({ length: 100 }, run)))).toBe(0);
});

it('says how much waits', async () => {
  const turns = new Turns();
  const gate = Promise.withResolvers<void>();
  const all = Array.from({ length: 5 }, () => turns.run(() => gate.promise));
  expect(turns.waiting).toBe(4);
  gate.resolve();
  await Promise.all(all);
  expect(turns.waiting).toBe(0);
});

it('is how the embedded database does what is asked of it', async () => {
  const { database } = await openTestDatabase();
  const { db } = database;
  const slow = sql`select count(*) from generate_series(1, 20000)`;
  const many = (ask: () => Promise<unknown>) =>
    turnsOfOthers(() => Promise.all(Array.from({ length: 6 }, ask)));
  expect(await many(() => db.execute(slow))).toBeGreaterThan(4);
  expect(await many(() => db.transaction((tx) => tx.execute(slow)))).toBeGreaterThan(4);
});
