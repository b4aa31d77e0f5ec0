import { request } from 'node:http';
import { isOfList, type Tag } from '#engine/server/changes/catalogue-changes.ts';

const TIMEOUT_MS = 2_000;
/** After one that failed. */
const RETRY_MS = 1_000;
/** Every response has this tag. */
const EVERYTHING = 'all';

/** How long they may send it. Quantities change unheard, and may be 30 s old. */
const SECONDS = 10;
/** How long they may send a list that is being made anew. */
const STALE_SECONDS = 2;
/** Longer headers are refused by some. */
const MAX_TAGS_LENGTH = 4_000;

/** What to forget: these tags, or undefined for everything. */
type Forgotten = readonly Tag[] | undefined;

/**
 * HTTP caches in front of the shop, such as Varnish (`deploy/varnish.vcl`). Every process tells them of every change that
 * it applies, after it has applied it: whatever a slower process has handed them meanwhile goes when that one
 * has heard of it too.
 */
export class FrontCaches {
  readonly #caches: readonly FrontCache[];

  constructor(urls: readonly string[]) {
    this.#caches = urls.map((url) => new FrontCache(new URL(url)));
  }

  /** Of a response that is made of these; undefined: it is better not stored. */
  headersFor(tags: readonly Tag[]): Record<string, string> | undefined {
    const xkey = [EVERYTHING, ...tags].join(' ');
    if (this.#caches.length === 0 || xkey.length > MAX_TAGS_LENGTH) return undefined;
    return {
      'cache-control': `public, max-age=0, must-revalidate, s-maxage=${SECONDS}, stale-while-revalidate=${STALE_SECONDS}`,
      vary: 'accept-encoding, accept-language',
      xkey,
    };
  }

  /** Goes on in the background: somebody who has just changed something is not served by them (`own-changes.ts`). */
  forget(tags: Forgotten): void {
    for (const cache of this.#caches) cache.forget(tags);
  }

  stop(): void {
    for (const cache of this.#caches) cache.stop();
  }
}

class FrontCache {
  readonly #url: URL;
  #retry: NodeJS.Timeout | undefined;

  constructor(url: URL) {
    this.#url = url;
  }

  forget(tags: Forgotten): void {
    // It will be told to forget everything as soon as it can be reached.
    if (this.#retry !== undefined) return;
    purge(this.#url, tags).catch(() => this.#tryAgain());
  }

  stop(): void {
    clearTimeout(this.#retry);
  }

  #tryAgain(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.forget(undefined);
    }, RETRY_MS).unref();
  }
}

/** Lists may be sent for a moment more while the cache fetches them anew; the rest is gone at once. */
function purge(url: URL, tags: Forgotten): Promise<void> {
  const gone = tags?.filter((tag) => !isOfList(tag)) ?? [EVERYTHING];
  const stale = tags?.filter(isOfList) ?? [];
  const headers = {
    ...(gone.length > 0 && { 'x-purge': gone.join(' ') }),
    ...(stale.length > 0 && { 'x-soft-purge': stale.join(' ') }),
  };
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'PURGE', headers, timeout: TIMEOUT_MS }, (response) => {
      response.resume();
      if (response.statusCode === 200) resolve();
      else reject(new Error(`${url.host} answered PURGE with ${response.statusCode}`));
    });
    call.on('timeout', () => call.destroy(new Error(`${url.host} did not answer PURGE`)));
    call.on('error', reject);
    call.end();
  });
}
