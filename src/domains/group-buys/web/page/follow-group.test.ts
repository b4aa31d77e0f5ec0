import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GroupBuy, GroupPool } from '#domains/group-buys/model/group-view.ts';
import { followGroup, newerGroup, withPool } from './follow-group.ts';

/** A browser's stream, whose server is the test. */
class TestedSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: TestedSource[] = [];
  readonly url: string;
  readyState = 0;

  constructor(url: string) {
    super();
    this.url = url;
    TestedSource.opened.push(this);
  }

  answer(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  tell(pool: Partial<GroupPool>): void {
    this.dispatchEvent(new MessageEvent('group', { data: JSON.stringify(pool) }));
  }

  /** The browser connects again by itself. */
  lose(): void {
    this.readyState = 0;
    this.dispatchEvent(new Event('error'));
  }

  refuse(): void {
    this.readyState = TestedSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = TestedSource.CLOSED;
  }
}

const streams = TestedSource.opened;

describe('who follows a group buy', () => {
  beforeEach(() => {
    streams.length = 0;
    vi.stubGlobal('EventSource', TestedSource);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const follow = () => {
    const told: number[] = [];
    const live: boolean[] = [];
    const stop = followGroup('abc', {
      onLive: (isLive) => void live.push(isLive),
      onPool: ({ version }) => void told.push(version),
    });
    return { told, live, stop };
  };

  it('is told what happens', () => {
    const { told, live } = follow();
    expect(streams.map(({ url }) => url)).toEqual(['/api/group-buys/abc/events']);
    streams[0]!.answer();
    streams[0]!.tell({ version: 2 });
    expect([told, live]).toEqual([[2], [true]]);
  });

  it('is connected again by the browser after a loss, not twice', () => {
    const { live } = follow();
    streams[0]!.answer();
    streams[0]!.lose();
    vi.advanceTimersByTime(60_000);
    expect(streams).toHaveLength(1);
    streams[0]!.answer();
    expect(live).toEqual([true, false, true]);
  });

  it('tries again a second after a refusal, then less and less often', () => {
    follow();
    const pauses = Array.from({ length: 8 }, () => {
      const before = streams.length;
      streams.at(-1)!.refuse();
      let seconds = 0;
      for (; streams.length === before; seconds += 1) vi.advanceTimersByTime(1_000);
      return seconds;
    });
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
    streams.at(-1)!.answer();
    streams.at(-1)!.refuse();
    vi.advanceTimersByTime(1_000);
    expect(streams).toHaveLength(10);
  });

  it('hears no more after leaving', () => {
    const { live, stop } = follow();
    streams[0]!.refuse();
    stop();
    vi.advanceTimersByTime(60_000);
    expect(streams).toHaveLength(1);
    expect(live.at(-1)).toBe(false);
  });
});

describe('a group buy on show', () => {
  const group = { version: 3, title: 'Oil', pooledQuantity: 5 } as GroupBuy;
  const pool = (version: number, pooledQuantity: number) => ({ version, pooledQuantity }) as GroupPool;

  it('is not replaced by an answer from before what the stream has said', () => {
    const now = withPool(group, pool(4, 8));
    expect(now).toMatchObject({ title: 'Oil', version: 4, pooledQuantity: 8 });
    expect(newerGroup(now, group)).toBe(now);
    expect(withPool(now, pool(3, 5))).toBe(now);
  });

  it('is what was read last where that is no older', () => {
    const read = { ...group, title: 'Olive oil' };
    expect(newerGroup(group, read)).toBe(read);
    expect(newerGroup(undefined, read)).toBe(read);
  });
});
