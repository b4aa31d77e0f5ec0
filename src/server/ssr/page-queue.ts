import { nextTurn, refuseBeyond } from './turns.ts';

/** Pages that may wait to be made: a second or two of work. Whoever comes later would wait longer than it helps. */
const MAX_WAITING = 200;
/** Pages made at once while nothing else is asked for: enough to wait for the database together. */
const MAX_AT_ONCE = 20;
/** The same while others are served: what the database answers arrives while others have their share. */
const MAX_AT_ONCE_SHARED = 4;
/** While others are served, the pause after a page is so many times as long as the page took. */
const PAUSE = 2;
/** To read what a page shows takes at most as long as to render it. */
const COST_OF_RENDERING = 2;
/** Of a page that is not rendered in the end, because it is elsewhere or missing. */
const LEAST_COST_MS = 1;
/** Pages that take longer wait for the database, not for this thread: the next may begin. */
const STALL_MS = 50;
/** A turn of the event loop in which nothing happened is shorter than this. */
const IDLE_TURN_MS = 0.2;
/** After so much time without anything to do, nobody is waiting for a cached response. */
const IDLE_MS = 1;

interface QueueOptions {
  /** How many requests have come for which no page must be made: they are quick, and go first. */
  others: () => number;
  maxWaiting?: number;
  /** How long this thread has worked, in milliseconds: time that other programs took counts for nobody. */
  workedMs?: () => number;
}

/**
 * Lets pages be made without keeping others waiting. To make one takes the time of a hundred cached responses, so while
 * others are served, few pages are under way, and after each comes a pause: whatever flood of pages there is, the others
 * keep two thirds of the time. With nobody else there, nothing is held back.
 */
export class PageQueue {
  readonly #options: Required<QueueOptions>;
  readonly #waiting: (() => void)[] = [];
  #isBeginning = false;
  #underWay = 0;
  /** Whether others came while the last page was made. */
  #isShared = false;
  #othersBefore = 0;
  /** By the clock of this thread's work: until then it belongs to others. */
  #pauseUntil = 0;
  #stall: NodeJS.Timeout | undefined;
  #isStalled = false;

  constructor(options: QueueOptions) {
    this.#options = { maxWaiting: MAX_WAITING, workedMs, ...options };
  }

  /** `make` says how much of this thread's time rendering took. While it waits, this thread works for others. */
  async make<Page>(make: (renderingTook: (milliseconds: number) => void) => Promise<Page>): Promise<Page> {
    refuseBeyond(this.#options.maxWaiting, this.#waiting.length);
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      void this.#beginNext();
    });
    let cost = LEAST_COST_MS;
    try {
      return await make((milliseconds) => (cost = COST_OF_RENDERING * milliseconds));
    } finally {
      this.#end(cost);
      void this.#beginNext();
    }
  }

  #end(cost: number): void {
    // The page's own work is on that clock, too.
    const began = this.#options.workedMs() - cost;
    this.#pauseUntil = Math.max(began, this.#pauseUntil) + (1 + PAUSE) * cost;
    this.#underWay -= 1;
    if (this.#options.others() === this.#othersBefore) this.#isShared = false;
  }

  async #beginNext(): Promise<void> {
    if (this.#isBeginning) return;
    this.#isBeginning = true;
    while (this.#waiting.length > 0 && this.#underWay < MAX_AT_ONCE) {
      // With the embedded database a page may be made within one turn of the event loop: others must get in between.
      await nextTurn();
      this.#isShared ||= this.#options.others() !== this.#othersBefore;
      if (this.#isShared && this.#underWay >= MAX_AT_ONCE_SHARED && !this.#isStalled) break;
      if (this.#isShared) await this.#leaveTimeToOthers();
      this.#watchForStall();
      this.#othersBefore = this.#options.others();
      this.#underWay += 1;
      this.#waiting.shift()!();
    }
    this.#isBeginning = false;
  }

  #watchForStall(): void {
    this.#isStalled = false;
    clearTimeout(this.#stall);
    this.#stall = setTimeout(() => {
      this.#isStalled = true;
      void this.#beginNext();
    }, STALL_MS).unref();
  }

  /** Until they have had their share, or want none. */
  async #leaveTimeToOthers(): Promise<void> {
    const clock = this.#options.workedMs;
    let last = clock();
    let busyUntil = last;
    while (last < this.#pauseUntil && last - busyUntil < IDLE_MS) {
      await nextTurn();
      const time = clock();
      if (time - last > IDLE_TURN_MS) busyUntil = time;
      last = time;
    }
    // What they do not want now they are not owed later.
    this.#pauseUntil = Math.min(this.#pauseUntil, last);
  }
}

/** How long this thread has worked. */
export function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
