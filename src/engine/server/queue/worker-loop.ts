import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#engine/server/db/client.ts';

/** As much of a logger as the work needs. */
export type WorkerLog = Pick<FastifyBaseLogger, 'warn' | 'error'>;

interface Rounds {
  /** What the work is called in the log: 'mail delivery'. */
  name: string;
  /** Work announced by NOTIFY on it begins at once. */
  channel: string;
  /** All other work waits at most this long. */
  pollMs: number;
  /** Says whether there was anything to do; then there may be more: at once, or in so many milliseconds. */
  round: () => Promise<boolean | number>;
}

/** Does what waits in a table until stopped, round by round. Any number of processes share the work. */
export function startWorkerLoop(
  database: Database,
  log: WorkerLog,
  { name, channel, pollMs, round }: Rounds,
): { stop(): Promise<void> } {
  const alarm = new Alarm();
  const ending = new AbortController();

  const work = async () => {
    while (!ending.signal.aborted) {
      const busy = await round().catch((error: unknown) => {
        log.error({ err: error }, `${name} waits for the database`);
        return false;
      });
      if (busy !== true && !ending.signal.aborted) await alarm.wait(busy === false ? pollMs : busy);
    }
  };

  database
    .listen(
      channel,
      () => alarm.wake(),
      () => alarm.wake(),
    )
    .catch((error: unknown) => {
      log.warn({ err: error }, `${name} does not hear of new work and looks by itself`);
    });
  const done = work();
  return {
    async stop() {
      ending.abort();
      alarm.wake();
      await done;
    },
  };
}

/** A pause that can be cut short; a ring while nobody waits counts for the next pause. */
export class Alarm {
  #rung = false;
  #wake: (() => void) | undefined;

  wake(): void {
    this.#rung = true;
    this.#wake?.();
  }

  async wait(ms: number): Promise<void> {
    if (!this.#rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#rung = false;
    this.#wake = undefined;
  }
}
