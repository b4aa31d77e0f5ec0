/**
 * One piece of work after the other, as the engine does it anyway, but each that had to wait begins in another turn of the event
 * loop. The engine answers within a turn: of a thousand queries that wait, each would begin where the one before it ends, and
 * nobody's request would be read before the last of them is done.
 */
export class Turns {
  #isBusy = false;
  readonly #waiting: (() => void)[] = [];

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#isBusy) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isBusy = true;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#isBusy = false;
      else setImmediate(next);
    }
  }
}
