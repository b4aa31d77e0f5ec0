import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GroupPool } from '#domains/group-buys/model/group-view.ts';
import { GroupStreams } from './group-streams.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a change that could not be loaded is loaded again for those who watch', async () => {
  const failures: unknown[] = [];
  let isAway = false;
  const streams = new GroupStreams({
    load: async () => {
      if (isAway) throw new Error('the database is away');
      return { version: failures.length + 1, status: 'open' } as GroupPool;
    },
    onError: (error) => void failures.push(error),
    limitsNetworks: false,
  });
  const stream = streams.open('abc', 'here', 0);
  const read = () => String(stream.read() ?? '');
  await vi.advanceTimersByTimeAsync(0);
  expect(read()).toContain('"version":1');
  isAway = true;
  streams.changed('abc');
  await vi.advanceTimersByTimeAsync(0);
  expect([failures.length, read()]).toEqual([1, '']);
  isAway = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read()).toContain('"version":2');
  stream.destroy();
});
