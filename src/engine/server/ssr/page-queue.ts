import { AppError } from '#engine/server/http/app-error.ts';

/** Pages that may wait to be made: a second or two of work. Somebody who comes later would wait longer than it helps. */
const MAX_WAITING = 200;
/** Pages made at once while nothing else is asked for: enough to wait for the database together. */
const MAX_AT_ONCE = 20;
/** While others are served, the pause between two pages is so many times as long as the first took. */
const PAUSE = 2;
/** A page that takes longer waits for the database, not for this thread: the next may begin. */
const STALL_MS = 50;
/** No page costs more of this thread's time than this; what others did while it waited is not its cost. */
const MAX_COST_MS = 50;
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
 * others are served, pages are begun one by one, with a pause between two: whatever flood of pages there is, the others
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
  #lastEnd = 0;
  #lastMs = 0;
  #stall: NodeJS.Timeout | undefined;
  #isStalled = false;

  constructor(options: QueueOptions) {
    this.#options = { maxWaiting: MAX_WAITING, workedMs, ...options };
  }

  /** `ahead`: of all that wait. */
  async make<Page>(make: () => Promise<Page>, ahead = false): Promise<Page> {
    refuseBeyond(this.#options.maxWaiting, this.#waiting.length);
    await new Promise<void>((resolve) => {
      if (ahead) this.#waiting.unshift(resolve);
      else this.#waiting.push(resolve);
      void this.#beginNext();
    });
    const began = this.#options.workedMs();
    try {
      return await make();
    } finally {
      this.#end(began);
      void this.#beginNext();
    }
  }

  #end(began: number): void {
    const ended = this.#options.workedMs();
    // Several may have been under way: each is charged from where the one before it ended.
    this.#lastMs = Math.min(ended - Math.max(began, this.#lastEnd), MAX_COST_MS);
    this.#lastEnd = ended;
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
      if (this.#isShared && this.#underWay > 0 && !this.#isStalled) break;
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
    while (last - this.#lastEnd < PAUSE * this.#lastMs && last - busyUntil < IDLE_MS) {
      await nextTurn();
      const time = clock();
      if (time - last > IDLE_TURN_MS) busyUntil = time;
      last = time;
    }
  }
}

function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Beyond this many waiting, requests are refused with 503. */
const MAX_TURNS_WAITING = 200;
const RETRY_AFTER_SECONDS = 2;

/** The next turn of the event loop: requests that have already arrived are handled before. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Lets one caller go on in each turn of the event loop, in the order they came. */
export class OnePerTick {
  readonly #maxWaiting: number;
  #waiting = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(maxWaiting = MAX_TURNS_WAITING) {
    this.#maxWaiting = maxWaiting;
  }

  /** Resolves when it is the caller's turn. What it does next must be synchronous. */
  async next(): Promise<void> {
    refuseBeyond(this.#maxWaiting, this.#waiting);
    this.#waiting += 1;
    this.#last = this.#last.then(nextTurn);
    await this.#last;
    this.#waiting -= 1;
  }
}

export function refuseBeyond(max: number, waiting: number): void {
  if (waiting < max) return;
  throw new AppError('unavailable', 'errors:unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
