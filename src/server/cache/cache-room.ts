import type { CachedResponse } from './cached-response.ts';

/** Of all bytes, so much is for what is ready to be sent. */
const READY_SHARE = 1 / 3;
/** What an entry costs at most besides its body, its tags and its key: objects, headers, a place in the map. */
const ENTRY_BYTES = 1_000;

/** Something in the room. */
export interface Roomed {
  readonly key: string;
  readonly response: CachedResponse;
}

interface Place<Entry> {
  readonly entry: Entry;
  /** As it was last counted: it changes when the response is compressed. */
  cost: number;
}

/**
 * Entries within a number of bytes. Those used last are ready to be sent; the others are packed, where that can be done;
 * the least recently used leave, so that odd URLs cannot push out what people really visit.
 */
export class CacheRoom<Entry extends Roomed> {
  /** Both in the order of use. */
  readonly #places = new Map<string, Place<Entry>>();
  readonly #ready = new Map<string, Place<Entry>>();
  /**
   * They stand before the least recently used: whatever they pass leaves, and what is used moves behind them. New ones
   * would walk past everything that ever left, until the map is laid out anew: the larger the cache, the slower every visit.
   */
  readonly #oldestPlaces = this.#places.keys();
  readonly #oldestReady = this.#ready.values();
  readonly #maxBytes: number;
  readonly #onLeave: (entry: Entry) => void;
  #bytes = 0;
  #readyBytes = 0;

  constructor(maxBytes: number, onLeave: (entry: Entry) => void) {
    this.#maxBytes = maxBytes;
    this.#onLeave = onLeave;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#places.size;
  }

  get(key: string): Entry | undefined {
    return this.#places.get(key)?.entry;
  }

  /** Whether one entry may take so much. */
  isTooLarge({ key, response }: Roomed): boolean {
    return costOf(key, response) > this.#maxBytes / 8;
  }

  add(entry: Entry): void {
    this.remove(entry.key);
    this.#places.set(entry.key, { entry, cost: 0 });
    this.use(entry);
  }

  /** It is asked for now. */
  use({ key, response }: Entry): void {
    const place = this.#places.get(key)!;
    response.makeReady();
    this.#places.delete(key);
    this.#places.set(key, place);
    this.#leaveReady(place);
    this.#count(place);
    this.#ready.set(key, place);
    this.#readyBytes += place.cost;
    this.#makeRoom();
  }

  remove(key: string): void {
    const place = this.#places.get(key);
    if (place === undefined) return;
    this.#places.delete(key);
    this.#leaveReady(place);
    this.#bytes -= place.cost;
    this.#onLeave(place.entry);
  }

  clear(): void {
    this.#places.clear();
    this.#ready.clear();
    this.#bytes = 0;
    this.#readyBytes = 0;
  }

  #makeRoom(): void {
    while (this.#readyBytes > this.#maxBytes * READY_SHARE) {
      const oldest = this.#oldestReady.next().value!;
      this.#leaveReady(oldest);
      void this.#pack(oldest);
    }
    while (this.#bytes > this.#maxBytes) this.remove(this.#oldestPlaces.next().value!);
  }

  #leaveReady(place: Place<Entry>): void {
    if (this.#ready.delete(place.entry.key)) this.#readyBytes -= place.cost;
  }

  /** What cannot be packed stays as it is. */
  async #pack(place: Place<Entry>): Promise<void> {
    const { key, response } = place.entry;
    const packed = await response.pack()?.catch(() => undefined);
    if (packed === undefined || this.#places.get(key) !== place || this.#ready.has(key)) return;
    response.holdOnly(packed);
    this.#count(place);
  }

  #count(place: Place<Entry>): void {
    const cost = costOf(place.entry.key, place.entry.response);
    this.#bytes += cost - place.cost;
    place.cost = cost;
  }
}

/** Visitors choose the URLs: a small response may have a long key, and there may be many of them. */
function costOf(key: string, { weight }: CachedResponse): number {
  return weight + key.length * 2 + ENTRY_BYTES;
}
