import type { CachedResponse } from './cached-response.ts';
import { OrderOfUse, type Used } from './order-of-use.ts';

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
  /** While it is ready to be sent. */
  ready: Used<Place<Entry>> | undefined;
}

/**
 * Entries within a number of bytes. Those used last are ready to be sent; the others are packed, where that can be done;
 * the least recently used leave, so that odd URLs cannot push out what people really visit.
 */
export class CacheRoom<Entry extends Roomed> {
  readonly #places = new Map<string, Used<Place<Entry>>>();
  readonly #all = new OrderOfUse<Place<Entry>>();
  readonly #ready = new OrderOfUse<Place<Entry>>();
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
    return this.#places.get(key)?.value.entry;
  }

  /** Whether one entry may take so much. */
  isTooLarge({ key, response }: Roomed): boolean {
    return costOf(key, response) > this.#maxBytes / 8;
  }

  add(entry: Entry): void {
    this.remove(entry.key);
    this.#places.set(entry.key, this.#all.add({ entry, cost: 0, ready: undefined }));
    this.use(entry);
  }

  /** It is asked for now. */
  use({ key, response }: Entry): void {
    const used = this.#places.get(key)!;
    const place = used.value;
    response.makeReady();
    this.#all.renew(used);
    if (place.ready === undefined) place.ready = this.#ready.add(place);
    else {
      this.#ready.renew(place.ready);
      this.#readyBytes -= place.cost;
    }
    this.#count(place);
    this.#readyBytes += place.cost;
    this.#makeRoom();
  }

  remove(key: string): void {
    const used = this.#places.get(key);
    if (used === undefined) return;
    const place = used.value;
    this.#places.delete(key);
    this.#all.remove(used);
    this.#leaveReady(place);
    this.#bytes -= place.cost;
    this.#onLeave(place.entry);
  }

  clear(): void {
    this.#places.clear();
    this.#all.clear();
    this.#ready.clear();
    this.#bytes = 0;
    this.#readyBytes = 0;
  }

  #makeRoom(): void {
    while (this.#readyBytes > this.#maxBytes * READY_SHARE) {
      const oldest = this.#ready.oldest!;
      this.#leaveReady(oldest);
      void this.#pack(oldest);
    }
    while (this.#bytes > this.#maxBytes) this.remove(this.#all.oldest!.entry.key);
  }

  #leaveReady(place: Place<Entry>): void {
    if (place.ready === undefined) return;
    this.#ready.remove(place.ready);
    place.ready = undefined;
    this.#readyBytes -= place.cost;
  }

  /** What cannot be packed stays as it is. */
  async #pack(place: Place<Entry>): Promise<void> {
    const { key, response } = place.entry;
    const packed = await response.pack()?.catch(() => undefined);
    if (packed === undefined || this.#places.get(key)?.value !== place || place.ready !== undefined) return;
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
