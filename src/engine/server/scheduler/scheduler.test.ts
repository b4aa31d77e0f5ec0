import { eq } from 'drizzle-orm';
import { Registry } from 'prom-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TimerState } from '#domains/desk/model/admin.ts';
import { auditLog } from '#engine/server/db/operations.schema.ts';
import { anAdmin } from '../../../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { Scheduler } from './scheduler.ts';
import { everyMinutes, type Timer } from './timer.ts';
import { HOLD_MS, LEASE_MS, makeTimerDue, readTimers, RETRY_MS, takeTimer } from './timers.queries.ts';

const START = new Date('2026-11-16T12:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describe('timers', () => {
  let shop: TestApp;
  let clock: Date;
  let runs: string[];
  beforeEach(async () => {
    shop = await openTestApp();
    clock = START;
    runs = [];
  });
  const pass = (ms: number) => {
    clock = new Date(clock.getTime() + ms);
  };
  const log = { warn: vi.fn() };
  /** One process. */
  const open = (process: string, timers: Partial<Timer>[] = [{}]) => {
    const scheduler = new Scheduler(
      timers.map((timer) => ({
        name: 'chore',
        next: everyMinutes(60),
        run: async () => void runs.push(process),
        ...timer,
      })),
      { db: shop.db, log, now: () => clock },
    );
    return Object.assign(scheduler, {
      async lookAndFinish() {
        await scheduler.look();
        await scheduler.idle();
      },
    });
  };
  const row = async () => (await readTimers(shop.db)).find(({ name }) => name === 'chore')!;

  it('are due an interval after they are first known, and an interval after each run', async () => {
    const only = open('a');
    await only.lookAndFinish();
    expect(runs).toEqual([]);
    pass(60 * MINUTE_MS);
    await only.lookAndFinish();
    await only.lookAndFinish();
    expect(runs).toEqual(['a']);
    expect(await row()).toMatchObject({ startedAt: clock, endedAt: clock, lockedUntil: null, failures: 0 });
    pass(59 * MINUTE_MS);
    await only.lookAndFinish();
    expect(runs).toHaveLength(1);
    pass(MINUTE_MS);
    await only.lookAndFinish();
    expect(runs).toHaveLength(2);
  });

  it('run once among several processes', async () => {
    const processes = ['a', 'b', 'c', 'd'].map((name) => open(name));
    await processes[0]!.lookAndFinish();
    pass(60 * MINUTE_MS);
    await Promise.all(processes.map((each) => each.lookAndFinish()));
    expect(runs).toHaveLength(1);
  });

  it('catch up once after a stop, however long it was', async () => {
    await open('a').lookAndFinish();
    pass(30 * 60 * MINUTE_MS);
    const later = open('b');
    await later.lookAndFinish();
    await later.lookAndFinish();
    expect(runs).toEqual(['b']);
  });

  it('wait for an hour after days in which the shop stood still, or its clock ran ahead, and say so', async () => {
    const slow: Timer['next'] = (last) => new Date(last.getTime() + 3 * DAY_MS);
    const timers = [{}, { name: 'payouts', next: slow }];
    await open('a', timers).lookAndFinish();
    pass(3 * DAY_MS + 60_000);
    const later = open('b', timers);
    await later.lookAndFinish();
    expect(runs).toEqual([]);
    expect(log.warn).toHaveBeenCalledOnce();
    const until = new Date(clock.getTime() + HOLD_MS);
    const { body } = await (await anAdmin(shop)).visitor.get<TimerState[]>('/api/admin/timers');
    for (const name of ['chore', 'payouts'])
      expect(body.find((timer) => timer.name === name)).toMatchObject({
        nextAt: until.toISOString(),
        lastError: expect.stringContaining('stood still for 2 days'),
        failures: 0,
      });
    // A restart changes nothing of it.
    pass(HOLD_MS - 1);
    await open('c', timers).lookAndFinish();
    expect(runs).toEqual([]);
    pass(1);
    await open('c', timers).lookAndFinish();
    expect(runs).toEqual(['c', 'c']);
    expect(await row()).toMatchObject({ lastError: null });
  });

  it('do nothing by a clock that is days ahead and is put right within the hour', async () => {
    const only = open('a');
    await only.lookAndFinish();
    const right = clock;
    clock = new Date(right.getTime() + 4000 * DAY_MS);
    await only.lookAndFinish();
    clock = new Date(right.getTime() + 10 * MINUTE_MS);
    await only.lookAndFinish();
    expect(runs).toEqual([]);
    expect(await row()).toMatchObject({ nextAt: new Date(clock.getTime() + 60 * MINUTE_MS) });
    pass(60 * MINUTE_MS);
    await only.lookAndFinish();
    expect(runs).toEqual(['a']);
  });

  it('that were cut off by a crash are taken over when their lease is over', async () => {
    await open('a').lookAndFinish();
    pass(60 * MINUTE_MS);
    expect(await takeTimer(shop.db, 'chore', clock)).toBe(true);
    const other = open('b');
    pass(LEASE_MS - 1);
    await other.lookAndFinish();
    expect(runs).toEqual([]);
    pass(1);
    await other.lookAndFinish();
    expect(runs).toEqual(['b']);
  });

  it('do not wait for a year that a wrong clock has seen', async () => {
    const only = open('a');
    await only.lookAndFinish();
    const right = clock;
    clock = new Date('2031-01-01T00:00:00Z');
    await only.lookAndFinish();
    pass(60 * MINUTE_MS);
    await only.lookAndFinish();
    expect(runs).toEqual(['a']);
    clock = right;
    await only.lookAndFinish();
    pass(60 * MINUTE_MS);
    await only.lookAndFinish();
    expect(runs).toEqual(['a', 'a']);
  });

  it('are free again where a wrong clock began them and died', async () => {
    await open('a').lookAndFinish();
    expect(await takeTimer(shop.db, 'chore', new Date('2031-01-01T00:00:00Z'))).toBe(true);
    const other = open('b');
    pass(60 * MINUTE_MS);
    await other.lookAndFinish();
    expect(runs).toEqual(['b']);
  });

  it('run once where the clocks of two machines differ a little', async () => {
    const daily: Timer['next'] = (last) => new Date((Math.floor(last.getTime() / DAY_MS) + 1) * DAY_MS);
    const [early, late] = [open('early', [{ next: daily }]), open('late', [{ next: daily }])];
    await early.lookAndFinish();
    clock = new Date('2026-11-17T00:00:20Z');
    await early.lookAndFinish();
    for (const at of ['2026-11-16T23:59:50Z', '2026-11-17T00:00:00Z', '2026-11-17T00:00:30Z']) {
      clock = new Date(at);
      await late.lookAndFinish();
    }
    expect(runs).toEqual(['early']);
  });

  it('that fail say why, and are tried again soon', async () => {
    let isBroken = true;
    const run = async () => {
      if (isBroken) throw new Error('no paper');
      runs.push('repaired');
    };
    const only = open('a', [{ run }]);
    await only.lookAndFinish();
    pass(60 * MINUTE_MS);
    await only.lookAndFinish();
    expect(await row()).toMatchObject({
      failures: 1,
      lastError: 'no paper',
      endedAt: null,
      lockedUntil: null,
    });
    expect(log.warn).toHaveBeenCalledOnce();
    isBroken = false;
    pass(RETRY_MS);
    await only.lookAndFinish();
    expect(runs).toEqual(['repaired']);
    expect(await row()).toMatchObject({ failures: 0, lastError: null, endedAt: clock });
  });

  it('do not wait for each other, and a stop waits for what is under way', async () => {
    const gate = Promise.withResolvers<void>();
    const both = open('a', [
      { name: 'chore', run: () => gate.promise },
      { name: 'other', run: async () => void runs.push('other') },
    ]);
    await both.lookAndFinish();
    pass(60 * MINUTE_MS);
    await both.look();
    await vi.waitFor(() => expect(runs).toEqual(['other']));
    const stopped = both.stop().then(() => runs.push('stopped'));
    gate.resolve();
    await stopped;
    expect(runs).toEqual(['other', 'stopped']);
    expect((await row()).endedAt).toEqual(clock);
  });

  it('show in the metrics of every process, no matter who ran them', async () => {
    const [one, two] = [open('a'), open('b')];
    await one.lookAndFinish();
    pass(60 * MINUTE_MS);
    await one.lookAndFinish();
    await two.lookAndFinish();
    const metrics = new Registry();
    two.showIn(metrics);
    expect(await metrics.metrics()).toContain(
      `timer_last_success_timestamp_seconds{timer="chore"} ${clock.getTime() / 1000}`,
    );
  });

  it('are shown to administrators, and to nobody else', async () => {
    const { visitor } = await anAdmin(shop);
    const shown = async () =>
      (await visitor.get<TimerState[]>('/api/admin/timers')).body.filter(({ name }) => name === 'chore');
    expect((await shop.visitor().get('/api/admin/timers')).status).toBe(401);
    let isBroken = true;
    const run = async () => {
      if (isBroken) throw new Error('no ink');
    };
    const scheduler = open('one', [{ run }]);
    await scheduler.lookAndFinish();
    const never = { startedAt: null, endedAt: null, running: false, failures: 0, lastError: null };
    expect(await shown()).toEqual([{ name: 'chore', ...never, nextAt: '2026-11-16T13:00:00.000Z' }]);
    pass(60 * MINUTE_MS);
    await scheduler.lookAndFinish();
    const failed = { failures: 1, lastError: 'no ink', nextAt: '2026-11-16T13:05:00.000Z' };
    expect(await shown()).toMatchObject([
      { ...failed, startedAt: '2026-11-16T13:00:00.000Z', endedAt: null },
    ]);
    isBroken = false;
    pass(RETRY_MS);
    await scheduler.lookAndFinish();
    const at = '2026-11-16T13:05:00.000Z';
    expect(await shown()).toMatchObject([{ startedAt: at, endedAt: at, failures: 0, lastError: null }]);
  });

  it('run at once where an owner asks for it, once however often that is', async () => {
    // The calls go by the clock on the wall.
    clock = new Date();
    const owner = (await anAdmin(shop)).visitor;
    const gate = Promise.withResolvers<void>();
    const scheduler = open('a', [{ run: () => gate.promise.then(() => void runs.push('a')) }]);
    await scheduler.look();
    const ask = () => owner.post('/api/admin/timers/chore/run');
    const asked = await Promise.all([ask(), ask()]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    // Somebody who read the clock a moment earlier and came a moment later.
    expect(await makeTimerDue(shop.db, 'chore', new Date(Date.now() - 1_000))).toBe(false);
    clock = new Date(Date.now() + 1_000);
    await scheduler.look();
    const { body } = await owner.get<TimerState[]>('/api/admin/timers');
    expect(body.find(({ name }) => name === 'chore')).toMatchObject({ running: true });
    expect((await ask()).status).toBe(409);
    gate.resolve();
    await scheduler.idle();
    await scheduler.lookAndFinish();
    expect(runs).toEqual(['a']);
    // It goes on as before: an hour after this run.
    expect((await row()).nextAt).toEqual(new Date(clock.getTime() + 60 * MINUTE_MS));
    expect((await owner.post('/api/admin/timers/no-such-chore/run')).status).toBe(404);
    const audited = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'timer.run'));
    expect(audited).toMatchObject([{ entityType: 'timer', entityId: 'chore', actorName: 'root-admin' }]);
  });
});
