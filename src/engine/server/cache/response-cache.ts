import { isOfList, type Tag } from '#engine/server/changes/catalogue-changes.ts';
import { BoundedQueue } from '#engine/server/http/bounded-queue.ts';
import { CacheRoom } from './cache-room.ts';
import type { CachedResponse } from './cached-response.ts';
import type { FrontCaches } from './front-caches.ts';
import { noteInTrace, traced } from '#engine/server/traces/trace.ts';
import { TagIndex } from './tag-index.ts';
import type { Registry } from 'prom-client';
import { showCounter, showGauge } from '#engine/server/http/metrics.ts';
import type { Language } from '#engine/model/languages.ts';

/** How long a list is still sent after something changed somewhere. */
const STALE_MS = 2_000;
/** It is made anew after half of that, for all that changed by then: a busy shop changes several times a second. */
const REMAKE_AFTER_MS = 1_000;
/** So many are made anew at the same time: most of that is waiting for the database. */
const REMADE_AT_ONCE = 4;
/** How long a response is still sent that says an outdated quantity. With the time until that is found out: see `QuantityCheck`. */
const OUTDATED_QUANTITY_MS = 8_000;
/** Changes that are remembered for what was read before and is stored after them. */
const MAX_CHANGES = 1_000;

interface Entry {
  readonly key: string;
  readonly response: CachedResponse;
  /** Makes and stores it anew. */
  readonly remake: (() => Promise<unknown>) | undefined;
  /** Something has changed that may concern it. */
  stale: Stale | undefined;
  isBeingRemade: boolean;
}

/** All in milliseconds of the cache's clock. */
interface Stale {
  /** Not made anew before: more may change until then. */
  readonly remakeAt: number;
  /** Not sent after. */
  readonly sendUntil: number;
}

interface Change {
  readonly generation: number;
  readonly at: number;
  readonly tags: ReadonlySet<Tag>;
}

interface CacheOptions {
  maxBytes?: number;
  /** In milliseconds. */
  now?: () => number;
  /** They forget what this one forgets. */
  frontCaches?: FrontCaches;
}

/**
 * Responses that depend on nothing but URL, language and catalogue. A change forgets those that are made of what
 * changed. Lists (`isOfList` of one of the tags) are stale from then on: sent for up to two seconds more, while one after the
 * other is made anew; so is what shows an outdated quantity.
 */
export class ResponseCache {
  readonly #entries: CacheRoom<Entry>;
  readonly #tagged = new TagIndex();
  readonly #running = new Map<string, Promise<unknown>>();
  readonly #now: () => number;
  readonly #frontCaches: FrontCaches | undefined;
  #generation = 0;
  /** What was read at an earlier generation is not stored: it cannot be known what has changed since. */
  #knownSince = 0;
  #changes: Change[] = [];
  /** Nothing is refused: no more wait than are cached. */
  readonly #remaking = new BoundedQueue({ atOnce: REMADE_AT_ONCE, waiting: Infinity, retryAfterSeconds: 0 });
  /** Requests answered from the cache, of these with a stale list, and those that found nothing. */
  readonly counts = { hits: 0, stale: 0, misses: 0 };

  constructor({ maxBytes = 128 * 2 ** 20, now = () => performance.now(), frontCaches }: CacheOptions = {}) {
    this.#entries = new CacheRoom(maxBytes, ({ key, response }) =>
      this.#tagged.remove(key, response.dependencies.tags),
    );
    this.#now = now;
    this.#frontCaches = frontCaches;
  }

  /** Rises with every change: to be taken before the database is read, and handed to `set`. */
  get generation(): number {
    return this.#generation;
  }

  get bytes(): number {
    return this.#entries.bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** For a visitor. What is stale is as good as new for a moment, and is made anew in the background. */
  get(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || this.#isTooOld(entry)) return undefined;
    this.counts.hits += 1;
    noteInTrace({ cache: entry.stale === undefined ? 'hit' : 'stale' });
    if (entry.stale !== undefined) this.#remake(entry, entry.stale);
    return this.#use(entry);
  }

  /** Nothing stale: for somebody who builds upon it, and somebody who has just changed something. */
  fresh(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    return entry === undefined || entry.stale !== undefined ? undefined : this.#use(entry);
  }

  /** What is stale, however long: somebody who makes it anew may find that it is still right. */
  peekStale(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    return entry?.stale === undefined ? undefined : entry.response;
  }

  /** `since`: the generation before the first look into the database. */
  set(key: string, response: CachedResponse, since: number, remake?: () => Promise<unknown>): void {
    const { tags } = response.dependencies;
    const missed = this.#changes.filter(({ generation }) => generation > since);
    if (since < this.#knownSince) return;
    if (missed.some((change) => tags.some((tag) => !isOfList(tag) && change.tags.has(tag)))) return;
    const firstMissed = missed.find((change) => tags.some((tag) => change.tags.has(tag)));
    const stale = firstMissed && staleListSince(firstMissed.at);
    const entry = { key, response, remake, stale, isBeingRemade: false };
    if (this.#entries.isTooLarge(entry)) return;
    this.#entries.add(entry);
    this.#tagged.add(key, tags);
    // What is not stored here, or is about to be made anew, is stored nowhere.
    if (stale === undefined && response.isShareable) response.share(this.#frontCaches?.headersFor(tags));
  }

  /** Concurrent requests for the same share one computation, but never one that began before a change. */
  computeOnce<Value>(key: string, compute: () => Promise<Value>): Promise<Value> {
    const currentKey = `${this.#generation} ${key}`;
    const running = this.#running.get(currentKey);
    if (running !== undefined) return running as Promise<Value>;
    noteInTrace({ cache: 'miss' });
    const computation = traced('response cache: make', {}, compute).finally(() =>
      this.#running.delete(currentKey),
    );
    this.#running.set(currentKey, computation);
    return computation;
  }

  /** Something with these tags has changed. */
  forget(tags: readonly Tag[]): void {
    this.#generation += 1;
    const at = this.#now();
    this.#changes.push({ generation: this.#generation, at, tags: new Set(tags) });
    if (this.#changes.length > MAX_CHANGES) this.#knownSince = this.#changes.shift()!.generation;
    const stale = staleListSince(at);
    for (const tag of tags) {
      if (isOfList(tag)) for (const entry of this.#entriesWith(tag)) this.#makeStale(entry, stale);
      else for (const { key } of this.#entriesWith(tag)) this.#entries.remove(key);
    }
    this.#frontCaches?.forget(tags);
  }

  #entriesWith(tag: Tag): Entry[] {
    return this.#tagged.keysWith(tag).map((key) => this.#entries.get(key)!);
  }

  #makeStale(entry: Entry, stale: Stale): void {
    if (entry.stale !== undefined && entry.stale.sendUntil <= stale.sendUntil) return;
    entry.stale = stale;
    entry.response.share();
  }

  clear(): void {
    this.#entries.clear();
    this.#tagged.clear();
    this.#changes = [];
    this.#generation += 1;
    this.#knownSince = this.#generation;
    this.#frontCaches?.forget(undefined);
  }

  /** The ids of all products that are shown anywhere. */
  shownProducts(): number[] {
    return [...this.#tagged.tags()].flatMap((tag) =>
      tag.startsWith('product:') ? Number(tag.slice('product:'.length)) : [],
    );
  }

  /** There are `quantity` of the product: what says otherwise is stale. */
  outdateOtherQuantities(productId: number, quantity: number | undefined): void {
    const now = this.#now();
    for (const entry of this.#entriesWith(`product:${productId}`)) {
      const { quantities } = entry.response.dependencies;
      if (quantities.every((shown) => shown.productId !== productId || shown.quantity === quantity)) continue;
      entry.response.noteWrongQuantities();
      this.#makeStale(entry, { remakeAt: now, sendUntil: now + OUTDATED_QUANTITY_MS });
    }
  }

  #isTooOld({ stale }: Entry): boolean {
    return stale !== undefined && this.#now() >= stale.sendUntil;
  }

  #use(entry: Entry): CachedResponse {
    this.#entries.use(entry);
    return entry.response;
  }

  #remake(entry: Entry, { remakeAt }: Stale): void {
    this.counts.stale += 1;
    const { key, remake } = entry;
    if (entry.isBeingRemade || remake === undefined) return;
    entry.isBeingRemade = true;
    // What was forgotten meanwhile is not made.
    const make = async () => void (this.#entries.get(key) === entry && (await remake()));
    const queue = () => void this.#remaking.run(make).catch(madeWhenNextAskedFor);
    const wait = remakeAt - this.#now();
    // Not within the request that found it.
    if (wait <= 0) queueMicrotask(queue);
    else setTimeout(queue, wait).unref();
  }
}

/** What fails to be made anew. */
const madeWhenNextAskedFor = () => {};

function staleListSince(at: number): Stale {
  return { remakeAt: at + REMAKE_AFTER_MS, sendUntil: at + STALE_MS };
}

export function showCache(metrics: Registry, cache: ResponseCache): void {
  showCounter(metrics, {
    name: 'response_cache_requests_total',
    help: 'Requests for pages and public reads: whether their response was ready, or ready in a stale list.',
    label: 'result',
    read: () => {
      const { hits, stale, misses } = cache.counts;
      return { hit: hits - stale, stale, miss: misses };
    },
  });
  showGauge(metrics, {
    name: 'response_cache_bytes',
    help: 'Size of the cached responses.',
    read: () => cache.bytes,
  });
  showGauge(metrics, {
    name: 'response_cache_entries',
    help: 'Number of cached responses.',
    read: () => cache.size,
  });
}

/** Under which a response stands in the cache. */
export function readKey(language: Language, url: string): string {
  return `${language} ${url}`;
}

export function pageKey(language: Language, url: string): string {
  return `page ${language} ${url}`;
}
