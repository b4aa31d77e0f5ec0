import { Readable } from 'node:stream';
import type { GroupPool } from '#domains/group-buys/model/group-view.ts';
import { AppError } from '#engine/server/http/app-error.ts';

/** Proxies and phones give up connections that are silent for longer. */
const HEARTBEAT_MS = 15_000;
/** What a browser waits before it connects again. */
const RECONNECT_MS = 3_000;
/** Each costs some kilobytes and a socket; beyond it pages ask by themselves. */
const MAX_STREAMS = 2_000;
/** A family, or an office that buys together. */
const MAX_PER_NETWORK = 20;
/** A reader slower than this is let go, and connects again. */
const MAX_UNREAD_BYTES = 64 * 1024;
const RETRY_AFTER_SECONDS = 30;
/** After a change that could not be loaded. */
const LOAD_AGAIN_MS = 1_000;

interface Watcher {
  stream: Readable;
  /** The version it was last sent. */
  seen: number;
}

interface Options {
  /** What is to be sent of a group buy now. */
  load(slug: string): Promise<GroupPool | undefined>;
  onError(error: unknown): void;
  limitsNetworks: boolean;
}

/**
 * Everybody who watches a group buy on this process. A change is loaded and written out once, however many watch; changes
 * that come while one is being loaded are one more.
 */
export class GroupStreams {
  readonly #options: Options;
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #ofNetwork = new Map<string, number>();
  readonly #loading = new Map<string, { again: boolean }>();
  #count = 0;
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  get count(): number {
    return this.#count;
  }

  /** A stream of events that begins with the present state, unless `seen` is it. Refused where there are too many. */
  open(slug: string, network: string, seen: number): Readable {
    this.#admit(network);
    const stream = new Readable({ read() {} });
    const watcher = { stream, seen };
    const group = this.#watchers.get(slug) ?? new Set();
    this.#watchers.set(slug, group.add(watcher));
    this.#count += 1;
    this.#ofNetwork.set(network, (this.#ofNetwork.get(network) ?? 0) + 1);
    stream.once('close', () => this.#forget(slug, network, watcher));
    stream.push(`retry: ${RECONNECT_MS}\n\n`);
    this.#heartbeat ??= setInterval(() => this.#beat(), HEARTBEAT_MS).unref();
    this.changed(slug);
    return stream;
  }

  /** Something of it has changed: those who watch are sent what holds now. */
  changed(slug: string): void {
    if (!this.#watchers.has(slug)) return;
    const running = this.#loading.get(slug);
    if (running !== undefined) running.again = true;
    else void this.#load(slug);
  }

  /** News may have been missed. */
  allChanged(): void {
    for (const slug of this.#watchers.keys()) this.changed(slug);
  }

  /** The process goes: browsers connect to another one. */
  stop(): void {
    clearInterval(this.#heartbeat);
    for (const group of this.#watchers.values()) for (const { stream } of group) stream.push(null);
  }

  #admit(network: string): void {
    if (this.#count >= MAX_STREAMS)
      throw new AppError('unavailable', 'errors:unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    if (this.#options.limitsNetworks && (this.#ofNetwork.get(network) ?? 0) >= MAX_PER_NETWORK)
      throw new AppError('rate_limited', 'errors:groupBuys.manyStreams', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
  }

  async #load(slug: string): Promise<void> {
    const state = { again: false };
    this.#loading.set(slug, state);
    try {
      do {
        state.again = false;
        const pool = await this.#options.load(slug);
        if (pool !== undefined) this.#send(slug, pool);
      } while (state.again);
    } catch (error) {
      this.#options.onError(error);
      // Nobody else will tell those who watch.
      setTimeout(() => this.changed(slug), LOAD_AGAIN_MS).unref();
    } finally {
      this.#loading.delete(slug);
    }
  }

  #send(slug: string, pool: GroupPool): void {
    const event = `id: ${pool.version}\nevent: group\ndata: ${JSON.stringify(pool)}\n\n`;
    for (const watcher of this.#watchers.get(slug) ?? []) {
      if (watcher.seen < pool.version) {
        watcher.seen = pool.version;
        this.#write(watcher, event);
      }
      // There is nothing more to come.
      if (pool.status !== 'open') watcher.stream.push(null);
    }
  }

  #beat(): void {
    for (const group of this.#watchers.values()) for (const watcher of group) this.#write(watcher, ': \n\n');
  }

  #write({ stream }: Watcher, text: string): void {
    stream.push(text);
    if (stream.readableLength > MAX_UNREAD_BYTES) stream.destroy();
  }

  #forget(slug: string, network: string, watcher: Watcher): void {
    this.#count -= 1;
    const left = this.#ofNetwork.get(network)! - 1;
    if (left === 0) this.#ofNetwork.delete(network);
    else this.#ofNetwork.set(network, left);
    const group = this.#watchers.get(slug);
    group?.delete(watcher);
    if (group?.size === 0) this.#watchers.delete(slug);
    if (this.#count === 0) {
      clearInterval(this.#heartbeat);
      this.#heartbeat = undefined;
    }
  }
}
