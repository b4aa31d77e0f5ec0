import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Db } from '#engine/server/db/client.ts';
import { showGauge } from '#engine/server/http/metrics.ts';
import { tracedJob } from '#engine/server/traces/trace.ts';
import type { Timer } from './timer.ts';
import {
  CLOCK_SKEW_MS,
  correctTimer,
  endTimer,
  failTimer,
  HOLD_MS,
  holdTimer,
  keepTimer,
  LEASE_MS,
  LONG_OVERDUE_MS,
  readTimers,
  registerTimer,
  RETRY_MS,
  takeTimer,
  type TimerRow,
} from './timers.queries.ts';

const LOOK_EVERY_MS = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Options {
  db: Db;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** The clock on the wall. */
  now?: () => Date;
}

/**
 * Runs timers when they are due. The table of timers says when that is, so nothing is forgotten while no process runs, and
 * of several processes one runs each of them.
 */
export class Scheduler {
  readonly #timers: readonly Timer[];
  readonly #db: Db;
  readonly #log: Options['log'];
  readonly #now: () => Date;
  readonly #running = new Map<string, Promise<void>>();
  #seen: TimerRow[] = [];
  #looking: Promise<unknown> = Promise.resolve();
  #clock: NodeJS.Timeout | undefined;
  #isRegistered = false;
  #isStopped = false;

  constructor(timers: readonly Timer[], { db, log, now = () => new Date() }: Options) {
    this.#timers = timers;
    this.#db = db;
    this.#log = log;
    this.#now = now;
  }

  /** Looks at once for what became due while nothing ran, and then again and again until `stop`. */
  start(): void {
    this.#looking = this.look()
      .catch((error: unknown) => this.#log.warn({ err: error }, 'timers wait for the database'))
      .finally(() => {
        if (this.#isStopped) return;
        this.#clock = setTimeout(() => this.start(), LOOK_EVERY_MS);
        this.#clock.unref();
      });
  }

  /** Begins what is due and waits for nothing. */
  async look(): Promise<void> {
    const now = this.#now();
    if (!this.#isRegistered) {
      for (const { name, next } of this.#timers) await registerTimer(this.#db, name, next(now));
      this.#isRegistered = true;
    }
    this.#seen = await readTimers(this.#db);
    if (await this.#holdAfterJump(now)) this.#seen = await readTimers(this.#db);
    for (const timer of this.#timers) {
      const row = this.#seen.find(({ name }) => name === timer.name);
      if (this.#isStopped || row === undefined || this.#running.has(timer.name)) continue;
      if (row.nextAt > latestOf(timer, now)) {
        const right = timer.next(now);
        this.#log.warn(
          { timer: timer.name, wrong: row.nextAt, right },
          'a clock was ahead: a timer is put right',
        );
        await correctTimer(this.#db, timer.name, { wrong: row.nextAt, right });
      }
      if (row.nextAt > now) continue;
      if (!(await takeTimer(this.#db, timer.name, now))) continue;
      const run = this.#run(timer, now).finally(() => this.#running.delete(timer.name));
      this.#running.set(timer.name, run);
    }
  }

  /**
   * A clock that is days ahead makes everything due at once: parcels count as delivered, producers are paid, guests are
   * forgotten, and nothing of that comes back. It looks like a shop that stood still, so after either all that is due
   * waits for an hour. Where the clock is put right meanwhile, `look` puts the times right as well.
   */
  async #holdAfterJump(now: Date): Promise<boolean> {
    const due = this.#seen.filter(({ name, nextAt }) => nextAt <= now && this.#isOwn(name));
    const longest = Math.max(...due.map(({ nextAt }) => now.getTime() - nextAt.getTime()));
    if (longest <= LONG_OVERDUE_MS) return false;
    const until = new Date(now.getTime() + HOLD_MS);
    const days = Math.floor(longest / DAY_MS);
    const reason = `Waits for an hour: the shop stood still for ${days} days, or its clock is as much ahead (${now.toISOString()}).`;
    this.#log.warn({ now, until, days }, 'the shop stood still, or its clock is ahead: timers wait');
    for (const { name, nextAt } of due) await holdTimer(this.#db, name, { due: nextAt, until, reason });
    return true;
  }

  /** Rows of timers that this version no longer has stay as they are, and of this process's runs nothing is asked. */
  #isOwn(name: string): boolean {
    return !this.#running.has(name) && this.#timers.some((timer) => timer.name === name);
  }

  /** Settled once nothing of what was begun is under way. */
  async idle(): Promise<void> {
    await Promise.all(this.#running.values());
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#clock);
    await this.#looking;
    await this.idle();
  }

  async #run(timer: Timer, startedAt: Date): Promise<void> {
    const { name } = timer;
    const keeping = setInterval(() => {
      keepTimer(this.#db, name, startedAt, this.#now()).catch((error: unknown) =>
        this.#log.warn({ err: error, timer: name }, 'the lease of a timer was not renewed'),
      );
    }, LEASE_MS / 3);
    keeping.unref();
    try {
      await tracedJob(`timer ${name}`, {}, null, () => timer.run(startedAt));
      await endTimer(this.#db, name, startedAt, { endedAt: this.#now(), nextAt: timer.next(startedAt) });
    } catch (error) {
      this.#log.warn({ err: error, timer: name }, 'a timer failed and will be run again');
      const reason = error instanceof Error ? error.message : String(error);
      // Without the database nothing can be noted: the lease runs out, and the timer is due again.
      await failTimer(this.#db, name, startedAt, { now: this.#now(), reason }).catch(() => {});
    } finally {
      clearInterval(keeping);
    }
  }

  /** As this process last saw it: other processes' runs included. */
  showIn(metrics: Registry): void {
    const seconds = (moment: Date | null) => (moment === null ? 0 : moment.getTime() / 1000);
    const show = (name: string, help: string, value: (row: TimerRow) => number) =>
      showGauge(metrics, {
        name,
        help,
        label: 'timer',
        read: () => Object.fromEntries(this.#seen.map((row) => [row.name, value(row)])),
      });
    show('timer_last_start_timestamp_seconds', 'When it last began.', (row) => seconds(row.startedAt));
    show('timer_last_success_timestamp_seconds', 'When it was last done.', (row) => seconds(row.endedAt));
    show('timer_next_timestamp_seconds', 'When it is due.', (row) => seconds(row.nextAt));
    show('timer_failures_in_a_row', 'How often it has failed since.', (row) => row.failures);
  }
}

/**
 * Nothing that this clock wrote is due later. A machine that wakes up in the wrong year, and is put right a minute later,
 * would otherwise leave timers that wait for that year.
 */
function latestOf({ next }: Timer, now: Date): Date {
  const soon = now.getTime() + CLOCK_SKEW_MS;
  return new Date(Math.max(next(new Date(soon)).getTime(), soon + RETRY_MS));
}
