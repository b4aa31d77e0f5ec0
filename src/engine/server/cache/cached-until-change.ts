import type { ResponseCache } from './response-cache.ts';

/** Values derived from the catalogue, valid until it changes. */
export class CachedUntilChange<Value> {
  readonly #cache: ResponseCache;
  readonly #maxSize: number;
  #values = new Map<string, Value>();
  #generation = -1;

  /** `maxSize`: visitors often choose the keys, so their number must have a limit. */
  constructor(cache: ResponseCache, maxSize: number) {
    this.#cache = cache;
    this.#maxSize = maxSize;
  }

  /** Take it before reading from the database: what was read before a change then lands in a map that is no longer used. */
  get now(): Map<string, Value> {
    if (this.#generation !== this.#cache.generation || this.#values.size >= this.#maxSize) {
      this.#values = new Map();
      this.#generation = this.#cache.generation;
    }
    return this.#values;
  }
}
