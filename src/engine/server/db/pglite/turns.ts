/** So much work is begun in one turn of the event loop. A page that needs five quick queries waits for none of them. */
const TURN_MS = 5;

/**
 * One piece of work after the other, as the engine does it anyway, but in turns of the event loop. The engine answers at once:
 * of a thousand requests that have arrived, each would be done before the next is looked at, and what comes meanwhile, which
 * may need no database at all, would not be read before the last of them is done.
 */
export class Turns {
  readonly #now: () => number;
  readonly #waiting: (() => void)[] = [];
  #isBusy = false;
  /** When the first work of this turn began; undefined: none has. */
  #began: number | undefined;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** How much has been asked for and not begun. */
  get waiting(): number {
    return this.#waiting.length;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#isBusy || this.#waiting.length > 0 || this.#isTurnOver()) await this.#turn();
    this.#isBusy = true;
    this.#noteTurn();
    try {
      return await work();
    } finally {
      this.#isBusy = false;
      this.#beginNext();
    }
  }

  #turn(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (!this.#isBusy) this.#beginNext();
    });
  }

  #beginNext(): void {
    if (this.#isBusy || this.#waiting.length === 0) return;
    if (this.#isTurnOver()) {
      setImmediate(() => this.#beginNext());
      return;
    }
    // Nobody comes before the one whose turn it is.
    this.#isBusy = true;
    this.#waiting.shift()!();
  }

  #isTurnOver(): boolean {
    return this.#began !== undefined && this.#now() - this.#began >= TURN_MS;
  }

  #noteTurn(): void {
    if (this.#began !== undefined) return;
    this.#began = this.#now();
    setImmediate(() => {
      this.#began = undefined;
    });
  }
}
