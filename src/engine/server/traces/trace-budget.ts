const SECOND_MS = 1_000;

/** So many a second and no more: what tracing costs has a bound, whatever the load. */
export class TraceBudget {
  readonly #perSecond: number;
  readonly #now: () => number;
  #second = 0;
  #taken = 0;

  constructor(perSecond: number, now: () => number = () => performance.now()) {
    this.#perSecond = perSecond;
    this.#now = now;
  }

  take(): boolean {
    const second = Math.floor(this.#now() / SECOND_MS);
    if (second !== this.#second) {
      this.#second = second;
      this.#taken = 0;
    }
    this.#taken += 1;
    return this.#taken <= this.#perSecond;
  }
}
