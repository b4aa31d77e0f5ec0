import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../http/app-error.ts';
import { PageQueue } from './page-queue.ts';
import { nextTurn } from './turns.ts';

describe('the queue of pages to be made', () => {
  /** Requests of others, and the work of this thread in milliseconds, as the test says. */
  let others: number;
  let worked: number;
  let queue: PageQueue;
  /** Ends a page whose rendering took so many milliseconds. */
  let finish: ((rendering?: number) => void)[];
  beforeEach(() => {
    // However slow the machine is, no page waits for the database unless a test says so.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    others = 0;
    worked = 0;
    finish = [];
    queue = new PageQueue({ others: () => others, workedMs: () => worked, maxWaiting: 30 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const make = () =>
    queue.make(
      (renderingTook) =>
        new Promise<void>((resolve) => {
          finish.push((milliseconds) => {
            if (milliseconds !== undefined) renderingTook(milliseconds);
            resolve();
          });
        }),
    );
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

  it('has four made at once while others are served, who have two thirds of the time', async () => {
    const pages = Array.from({ length: 8 }, make);
    others += 1;
    await turns(10);
    expect(finish.length).toBe(4);

    // Reading its data took as long as rendering it: ten milliseconds in all, and twenty for the others.
    worked += 10;
    others += 1;
    finish[0]!(5);
    await pages[0];
    for (; worked < 29; worked += 1) {
      await turns(1);
      expect(finish.length).toBe(4);
    }
    worked += 1;
    await turns(3);
    expect(finish.length).toBe(5);
  });

  it('leaves their share to others after each of several that end together', async () => {
    const pages = Array.from({ length: 6 }, make);
    others += 1;
    await turns(10);
    worked += 20;
    others += 1;
    finish[0]!(5);
    finish[1]!(5);
    await Promise.all(pages.slice(0, 2));
    // Of these sixty, twenty were the pages'.
    for (; worked < 69; worked += 1) {
      await turns(1);
      expect(finish.length).toBe(4);
    }
    worked += 1;
    await turns(3);
    expect(finish.length).toBeGreaterThan(4);
  });

  it('goes on at once when the others have nothing more to do', async () => {
    const pages = Array.from({ length: 6 }, make);
    others += 1;
    await turns(10);
    worked += 100;
    others += 1;
    finish[0]!(50);
    await pages[0];
    for (let turn = 0; turn < 20; turn += 1) {
      worked += 0.1;
      await turns(1);
    }
    expect(finish.length).toBe(5);
  });

  it('begins the next while all wait for the database', async () => {
    const pages = Array.from({ length: 5 }, make);
    others += 1;
    await turns(10);
    expect(finish.length).toBe(4);
    others += 1;
    vi.advanceTimersByTime(50);
    await turns(5);
    expect(finish.length).toBe(5);
    for (const end of finish) end();
    await Promise.all(pages);
  });

  it('does not charge a page that waited for what others did meanwhile', async () => {
    const pages = Array.from({ length: 5 }, make);
    others += 1;
    await turns(10);
    worked += 10_000;
    others += 1;
    finish[0]!(5);
    await pages[0];
    worked += 19;
    await turns(3);
    expect(finish.length).toBe(4);
    worked += 1;
    await turns(3);
    expect(finish.length).toBe(5);
  });

  it('holds nothing back once the others are gone', async () => {
    const pages = Array.from({ length: 9 }, make);
    others += 1;
    await turns(10);
    expect(finish.length).toBe(4);
    finish[0]!();
    await pages[0];
    await turns(10);
    expect(finish.length).toBe(9);
  });

  it('takes so many and no more; whoever comes later is asked to come back', async () => {
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
