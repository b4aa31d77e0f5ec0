import type { ResponseCache } from './response-cache.ts';

/** Small findings about the catalogue, good until it changes. */
export class KeptUntilChange<Value> {
  readonly #cache: ResponseCache;
  readonly #maxSize: number;
  #kept = new Map<string, Value>();
  #generation = -1;

  /** `maxSize`: the keys are often the visitors' to choose. */
  constructor(cache: ResponseCache, maxSize: number) {
    this.#cache = cache;
    this.#maxSize = maxSize;
  }

  /** Take it before reading: what was read before a change then goes into a map that nobody looks into any more. */
  get now(): Map<string, Value> {
    if (this.#generation !== this.#cache.generation || this.#kept.size >= this.#maxSize) {
      this.#kept = new Map();
      this.#generation = this.#cache.generation;
    }
    return this.#kept;
  }
}
