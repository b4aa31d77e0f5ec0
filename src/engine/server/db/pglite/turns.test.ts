import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { closeAtEnd } from '../../../../../tests/support/opened.ts';
import { openPglite } from './pglite.ts';
import { Turns } from './turns.ts';

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
  const turns = new Turns();
  let left = 100;
  let others = 0;
  const look = () => {
    others += 1;
    if (left > 0) setImmediate(look);
  };
  setImmediate(look);
  const work = () =>
    turns.run(async () => {
      left -= 1;
    });
  await Promise.all(Array.from({ length: 100 }, work));
  expect(others).toBeGreaterThan(90);
});

it('is how the embedded database does what is asked of it', async () => {
  const { db, close } = await openPglite();
  closeAtEnd(close);
  await db.execute(sql`select 1`);
  let isDone = false;
  let others = 0;
  const look = () => {
    others += 1;
    if (!isDone) setImmediate(look);
  };
  setImmediate(look);
  await Promise.all(Array.from({ length: 100 }, () => db.execute(sql`select 1`)));
  isDone = true;
  expect(others).toBeGreaterThan(90);
});

it('keeps nobody waiting who is alone', async () => {
  const turns = new Turns();
  let isLater = false;
  setImmediate(() => {
    isLater = true;
  });
  await turns.run(async () => {});
  await turns.run(async () => {});
  expect(isLater).toBe(false);
});
