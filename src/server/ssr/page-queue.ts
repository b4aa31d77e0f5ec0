import { performance } from 'node:perf_hooks';
import { nextTurn, refuseBeyond } from './turns.ts';

/** Pages that may wait to be made: a second or two of work. Whoever comes later would wait longer than it helps. */
const MAX_WAITING = 200;
/** Pages made at once while nothing else is asked for: enough to wait for the database together. */
const MAX_AT_ONCE = 20;
/** The same while others are served. */
const MAX_BESIDE_OTHERS = 4;
/** Between the beginnings of two pages, others may work so many times as long as a page takes. */
const OTHERS_SHARE = 2;
/** To read and prepare what a page shows takes as long as to render it. */
const READING = 1;
/** What a page costs where none has been rendered yet. */
const FIRST_COST_MS = 5;
/** How much the last page counts in what the next is thought to cost. */
const NEWEST = 0.2;
/** Pages that take longer wait for the database, not for this thread: the next may begin. */
const STALL_MS = 50;

interface QueueOptions {
  /** How many requests have come for which no page must be made: they are quick, and go first. */
  others: () => number;
  maxWaiting?: number;
  clock?: ThreadClock;
}

/** Both in milliseconds. Time that other programs took counts for nobody. */
export interface ThreadClock {
  workedMs(): number;
  idleMs(): number;
}

const threadClock: ThreadClock = {
  workedMs: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
  idleMs: () => performance.eventLoopUtilization().idle,
};

/** To be called when the data of a page is there: rendering is synchronous, and is what a page is known to cost. */
export type Render = <Rendered>(render: () => Rendered) => Promise<Rendered>;

/**
 * Lets pages be made without keeping others waiting. To make one takes the time of a hundred cached responses, so while
 * others are served, pages are begun one by one, in intervals: whatever flood of pages there is, the others keep two
 * thirds of the time, if they want it. With nobody else there, nothing is held back.
 */
export class PageQueue {
  readonly #options: Required<QueueOptions>;
  readonly #waiting: (() => void)[] = [];
  #isBeginning = false;
  #underWay = 0;
  /** Whether others came while the last page was made. */
  #isShared = false;
  #othersBefore = 0;
  /** When the last page was begun. */
  #begun = { workedMs: -Infinity, idleMs: -Infinity };
  #costMs = FIRST_COST_MS;
  #lastRendering: Promise<unknown> = Promise.resolve();
  #stall: NodeJS.Timeout | undefined;
  #isStalled = false;

  constructor(options: QueueOptions) {
    this.#options = { maxWaiting: MAX_WAITING, clock: threadClock, ...options };
  }

  async make<Page>(make: (render: Render) => Promise<Page>): Promise<Page> {
    refuseBeyond(this.#options.maxWaiting, this.#waiting.length);
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      void this.#beginNext();
    });
    try {
      return await make((render) => this.#render(render));
    } finally {
      this.#underWay -= 1;
      if (this.#options.others() === this.#othersBefore) this.#isShared = false;
      void this.#beginNext();
    }
  }

  /**
   * Blocks the event loop for milliseconds, and Node accepts one new connection per turn. If all pages whose data arrived
   * together were rendered in one turn, new visitors would wait behind them again and again.
   */
  async #render<Rendered>(render: () => Rendered): Promise<Rendered> {
    this.#lastRendering = this.#lastRendering.then(nextTurn);
    await this.#lastRendering;
    const { clock } = this.#options;
    const began = clock.workedMs();
    try {
      return render();
    } finally {
      const costMs = (clock.workedMs() - began) * (1 + READING);
      this.#costMs += (costMs - this.#costMs) * NEWEST;
    }
  }

  async #beginNext(): Promise<void> {
    if (this.#isBeginning) return;
    this.#isBeginning = true;
    while (this.#waiting.length > 0 && this.#underWay < MAX_AT_ONCE) {
      // With the embedded database a page may be made within one turn of the event loop: others must get in between.
      await nextTurn();
      this.#isShared ||= this.#options.others() !== this.#othersBefore;
      if (this.#isShared && this.#underWay >= MAX_BESIDE_OTHERS && !this.#isStalled) break;
      await this.#leaveTimeToOthers();
      this.#begin();
    }
    this.#isBeginning = false;
  }

  #begin(): void {
    this.#watchForStall();
    this.#othersBefore = this.#options.others();
    this.#begun = this.#time();
    this.#underWay += 1;
    this.#waiting.shift()!();
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
    while (this.#isShared) {
      const { workedMs, idleMs } = this.#time();
      if (workedMs - this.#begun.workedMs >= (1 + OTHERS_SHARE) * this.#costMs) return;
      // Another page could have been made while there was nothing to do.
      if (idleMs - this.#begun.idleMs >= this.#costMs) return;
      // A timer, not a turn: the thread must be able to have nothing to do.
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  #time() {
    const { clock } = this.#options;
    return { workedMs: clock.workedMs(), idleMs: clock.idleMs() };
  }
}
