import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#engine/server/http/app-error.ts';
import { PageQueue, nextTurn } from './page-queue.ts';

describe('the queue of pages to be made', () => {
  /** Requests of others, and the work of this thread in milliseconds, as the test says. */
  let others: number;
  let worked: number;
  let queue: PageQueue;
  let finish: (() => void)[];
  beforeEach(() => {
    others = 0;
    worked = 0;
    finish = [];
    queue = new PageQueue({ others: () => others, workedMs: () => worked, maxWaiting: 30 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const make = () => queue.make(() => new Promise<void>((resolve) => finish.push(resolve)));
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) await nextTurn();
  };

  it('has twenty made at once while nobody else is there', async () => {
    const pages = Array.from({ length: 25 }, make);
    await turns(30);
    expect(finish.length).toBe(20);
    finish[0]!();
    await pages[0];
    await turns(2);
    expect(finish.length).toBe(21);
  });

  it('has them made one by one while others are served, who have two thirds of the time', async () => {
    const pages = [make(), make(), make()];
    others += 1;
    await turns(5);
    expect(finish.length).toBe(1);

    worked += 10;
    others += 1;
    finish[0]!();
    await pages[0];
    for (; worked < 29; worked += 1) {
      await turns(1);
      expect(finish.length).toBe(1);
    }
    worked += 1;
    await turns(3);
    expect(finish.length).toBe(2);
  });

  it('has made first what goes ahead of all that wait', async () => {
    const begun: string[] = [];
    const begin = (name: string, ahead?: boolean) =>
      queue.make(async () => {
        begun.push(name);
      }, ahead);
    await Promise.all([begin('first'), begin('second'), begin('made anew', true)]);
    expect(begun).toEqual(['made anew', 'first', 'second']);
  });

  it('goes on at once when the others have nothing more to do', async () => {
    const pages = [make(), make()];
    others += 1;
    await turns(5);
    worked += 100;
    others += 1;
    finish[0]!();
    await pages[0];
    for (let turn = 0; turn < 20; turn += 1) {
      worked += 0.1;
      await turns(1);
    }
    expect(finish.length).toBe(2);
  });

  it('begins the next while one waits for the database', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pages = [make(), make()];
    others += 1;
    await turns(5);
    expect(finish.length).toBe(1);
    others += 1;
    vi.advanceTimersByTime(50);
    await turns(5);
    expect(finish.length).toBe(2);
    for (const end of finish) end();
    await Promise.all(pages);
  });

  it('does not charge a page that waited for what others did meanwhile', async () => {
    const pages = [make(), make()];
    others += 1;
    await turns(5);
    worked += 10_000;
    others += 1;
    finish[0]!();
    await pages[0];
    worked += 99;
    await turns(3);
    expect(finish.length).toBe(1);
    worked += 1;
    await turns(3);
    expect(finish.length).toBe(2);
  });

  it('holds nothing back once the others are gone', async () => {
    const pages = Array.from({ length: 6 }, make);
    others += 1;
    await turns(10);
    expect(finish.length).toBe(1);
    finish[0]!();
    await pages[0];
    await turns(10);
    expect(finish.length).toBe(6);
  });

  it('takes so many and no more; somebody who comes later is asked to come back', async () => {
    const pages = Array.from({ length: 30 }, make);
    const refusal = await make().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 2 } });
    await turns(40);
    for (const end of finish) end();
    await pages[19];
    expect(finish.length).toBe(20);
  });

  it('goes on after a page that failed', async () => {
    await expect(queue.make(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.make(async () => 'page')).toBe('page');
  });
});
