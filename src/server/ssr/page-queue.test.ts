import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../http/app-error.ts';
import { PageQueue } from './page-queue.ts';
import { nextTurn } from './turns.ts';

describe('the queue of pages to be made', () => {
  /** Requests of others, and what this thread has done, in milliseconds, as the test says. */
  let others: number;
  let worked: number;
  let idle: number;
  let queue: PageQueue;
  /** Each renders one of the pages that were begun, in so many milliseconds. */
  let finish: ((renderingMs?: number) => void)[];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    others = 0;
    worked = 0;
    idle = 0;
    finish = [];
    const clock = { workedMs: () => worked, idleMs: () => idle };
    queue = new PageQueue({ others: () => others, clock, maxWaiting: 30 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const make = () =>
    queue.make(async (render) => {
      const renderingMs = await new Promise<number>((resolve) => {
        finish.push((ms = 0) => resolve(ms));
      });
      return render(() => {
        worked += renderingMs;
      });
    });
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) {
      vi.advanceTimersByTime(1);
      await nextTurn();
    }
  };
  /** With others there, whose first page has just been begun. */
  const beginBesideOthers = async (count: number) => {
    const pages = Array.from({ length: count }, make);
    others += 1;
    await turns(3);
    expect(finish.length).toBe(1);
    return pages;
  };
  /** What a page is thought to cost at first: to render it, and as much again to read what it shows. */
  const COST_MS = 5;

  it('has twenty made at once while nobody else is there', async () => {
    const pages = Array.from({ length: 25 }, make);
    await turns(30);
    expect(finish.length).toBe(20);
    finish[0]!();
    await pages[0];
    await turns(2);
    expect(finish.length).toBe(21);
  });

  it('has them begun one by one while others are served, who have two thirds of the time', async () => {
    await beginBesideOthers(2);
    others += 1;
    worked += 3 * COST_MS - 1;
    await turns(5);
    expect(finish.length).toBe(1);
    worked += 1;
    await turns(3);
    expect(finish.length).toBe(2);
  });

  it('begins the next sooner where the others leave the thread nothing to do', async () => {
    await beginBesideOthers(2);
    others += 1;
    idle += COST_MS - 0.1;
    await turns(5);
    expect(finish.length).toBe(1);
    idle += 0.1;
    await turns(3);
    expect(finish.length).toBe(2);
  });

  it('has four under way while others are served, so that they wait for the database together', async () => {
    const pages = await beginBesideOthers(6);
    for (let page = 0; page < 6; page += 1) {
      others += 1;
      idle += 100;
      await turns(3);
    }
    expect(finish.length).toBe(4);
    finish[0]!();
    await turns(2);
    await pages[0];
    await turns(3);
    expect(finish.length).toBe(5);
  });

  it('begins another where all wait long for the database', async () => {
    await beginBesideOthers(6);
    for (let page = 0; page < 6; page += 1) {
      others += 1;
      idle += 100;
      await turns(3);
    }
    others += 1;
    idle += 100;
    await turns(60);
    expect(finish.length).toBe(5);
  });

  it('leaves more time after pages that take longer', async () => {
    const pages = await beginBesideOthers(3);
    others += 1;
    finish[0]!(50);
    await turns(3);
    await pages[0];
    await turns(3);
    // Twice its fifty milliseconds, of which a fifth counts: 24 ms instead of 5 ms a page.
    expect(finish.length).toBe(1);
    worked += 3 * 24 - 50;
    await turns(3);
    expect(finish.length).toBe(2);
  });

  it('renders one in each turn, whatever comes together', async () => {
    const pages = Array.from({ length: 3 }, make);
    await turns(5);
    for (const end of finish) end(10);
    const renderedBy: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      await turns(1);
      renderedBy.push(worked);
    }
    await Promise.all(pages);
    expect(renderedBy.every((ms, at) => ms - (renderedBy[at - 1] ?? 0) <= 10)).toBe(true);
    expect(renderedBy.at(-1)).toBe(30);
  });

  it('holds nothing back once the others are gone', async () => {
    const pages = await beginBesideOthers(6);
    finish[0]!();
    await turns(3);
    await pages[0];
    await turns(10);
    expect(finish.length).toBe(6);
  });

  it('takes so many and no more; whoever comes later is asked to come back', async () => {
    const pages = Array.from({ length: 30 }, make);
    const refusal = await make().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 2 } });
    await turns(40);
    expect(finish.length).toBe(20);
    for (const end of finish) end();
    await turns(40);
    await pages[19];
  });

  it('goes on after a page that failed', async () => {
    await expect(queue.make(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.make(async () => 'page')).toBe('page');
  });
});
