import { AppError } from './app-error.ts';

interface Bounds {
  atOnce: number;
  /** How many more may wait for their turn. */
  waiting: number;
  /** When to come back, for those who are refused. */
  retryAfterSeconds: number;
}

/**
 * For expensive work: a few at once, some waiting, and beyond that a 503 with Retry-After. A queue without a bound only
 * makes everybody wait longer than they are willing to, and holds their requests in memory meanwhile.
 */
export class BoundedQueue {
  readonly #bounds: Bounds;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#bounds.atOnce) this.#running += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  #turn(): Promise<void> {
    const { waiting, retryAfterSeconds } = this.#bounds;
    if (this.#waiting.length >= waiting)
      throw new AppError('unavailable', 'errors:unavailable', { retryAfterSeconds });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
