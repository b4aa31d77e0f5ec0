import { AppError } from '#engine/server/http/app-error.ts';

/** Beyond this many waiting, requests are refused with 503. */
const MAX_WAITING = 200;
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

  constructor(maxWaiting = MAX_WAITING) {
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
