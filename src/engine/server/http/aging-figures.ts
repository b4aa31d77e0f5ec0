interface Figure<Value> {
  value: Promise<Value>;
  computedAt: number;
}

/**
 * Figures that take long to compute are shown again for a while. Somebody who asks while one is being computed waits for the
 * same; one that fails is forgotten.
 */
export class AgingFigures<Value> {
  readonly #maxAgeMs: number;
  readonly #maxFigures: number;
  /** The longest remembered first. */
  readonly #figures = new Map<string, Figure<Value>>();

  constructor({ maxAgeMs, maxFigures }: { maxAgeMs: number; maxFigures: number }) {
    this.#maxAgeMs = maxAgeMs;
    this.#maxFigures = maxFigures;
  }

  /** The one that is not too old yet. */
  known(key: string, now: number): Promise<Value> | undefined {
    const figure = this.#figures.get(key);
    return figure !== undefined && now - figure.computedAt < this.#maxAgeMs ? figure.value : undefined;
  }

  remember(key: string, value: Promise<Value>, now: number): Promise<Value> {
    this.#figures.delete(key);
    this.#figures.set(key, { value, computedAt: now });
    for (const oldest of this.#figures.keys()) {
      if (this.#figures.size <= this.#maxFigures) break;
      this.#figures.delete(oldest);
    }
    value.catch(() => this.#figures.delete(key));
    return value;
  }
}
