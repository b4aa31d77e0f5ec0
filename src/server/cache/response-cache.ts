import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import type { ShownQuantity } from './shown-quantities.ts';
import { utf8Of } from './utf8.ts';

const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** What an entry costs at most besides its body and its key: objects, headers, a place in the map. */
const ENTRY_BYTES = 1_000;
/** What it costs to remember one quantity that an entry shows. */
const QUANTITY_BYTES = 40;
/** Below this, compressing costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1_000;

interface SendableForm {
  plain: Buffer;
  etag: string;
  br?: Buffer;
  gzip?: Buffer;
}

/** A finished response: its text or, once it was sent, its bytes in every encoding that was asked for so far. */
export class CachedResponse {
  readonly status: number;
  readonly contentType: string;
  /** Quantities change without the catalogue's version: see `QuantityCheck`. */
  readonly shows: readonly ShownQuantity[];
  /** Roughly the most it costs in bytes: twice its plain size, compressed forms included. */
  readonly weight: number;
  #form: string | SendableForm;

  constructor(status: number, contentType: string, text: string, shows: readonly ShownQuantity[] = []) {
    this.status = status;
    this.contentType = contentType;
    this.shows = shows;
    this.weight = text.length * 2 + shows.length * QUANTITY_BYTES;
    this.#form = text;
  }

  get text(): string {
    return typeof this.#form === 'string' ? this.#form : this.#form.plain.toString();
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const form = this.#sendable();
    reply.header('etag', form.etag).header('cache-control', 'no-cache');
    reply.header('vary', 'accept-encoding, accept-language, cookie');
    if (this.status === 200 && request.headers['if-none-match'] === form.etag)
      return reply.status(304).send();
    reply.status(this.status).header('content-type', this.contentType);
    const encoding = this.#encodingFor(request);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(this.#bytes(encoding));
  }

  /** Makes the bytes that `send` will need: a page does so within its turn (`src/server/ssr/turns.ts`). */
  prepare(request: FastifyRequest): void {
    this.#bytes(this.#encodingFor(request));
  }

  #encodingFor(request: FastifyRequest): Encoding {
    if (this.#sendable().plain.length < MIN_COMPRESSED_BYTES) return 'identity';
    return acceptedEncoding(request.headers['accept-encoding']?.toString());
  }

  #bytes(encoding: Encoding): Buffer {
    const form = this.#sendable();
    if (encoding === 'br') return (form.br ??= brotliCompressSync(form.plain, BROTLI_OPTIONS));
    if (encoding === 'gzip') return (form.gzip ??= gzipSync(form.plain));
    return form.plain;
  }

  /** Bytes are made on demand: many responses are only copied into a page. */
  #sendable(): SendableForm {
    if (typeof this.#form !== 'string') return this.#form;
    const plain = utf8Of(this.#form);
    this.#form = { plain, etag: `W/"${hash('sha1', plain, 'base64url').slice(0, 20)}"` };
    return this.#form;
  }
}

/**
 * Responses that depend on nothing but URL, language and catalogue version. Emptied when the version rises. The least
 * recently used leave first, so that odd URLs cannot push out those that people really visit.
 */
export class ResponseCache {
  readonly #entries = new Map<string, CachedResponse>();
  readonly #running = new Map<string, Promise<unknown>>();
  readonly #maxBytes: number;
  #bytes = 0;
  #generation = 0;

  constructor(maxBytes = 128 * 1024 * 1024) {
    this.#maxBytes = maxBytes;
  }

  /** Rises whenever the cache is emptied, or a part of it: a response computed before may not be stored after. */
  get generation(): number {
    return this.#generation;
  }

  get(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  set(key: string, entry: CachedResponse, generation: number): void {
    if (generation !== this.#generation || costOf(key, entry) > this.#maxBytes / 8) return;
    this.#drop(key);
    this.#entries.set(key, entry);
    this.#bytes += costOf(key, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  /** Concurrent requests for the same share one computation, but never one that began before a change. */
  computeOnce<Value>(key: string, compute: () => Promise<Value>): Promise<Value> {
    const currentKey = `${this.#generation} ${key}`;
    const running = this.#running.get(currentKey);
    if (running !== undefined) return running as Promise<Value>;
    const computation = compute().finally(() => this.#running.delete(currentKey));
    this.#running.set(currentKey, computation);
    return computation;
  }

  responses(): Iterable<CachedResponse> {
    return this.#entries.values();
  }

  dropWhere(isOutdated: (entry: CachedResponse) => boolean): void {
    for (const [key, entry] of this.#entries) if (isOutdated(entry)) this.#drop(key);
  }

  /** What has changed without the catalogue's version. Whatever is being computed meanwhile is not stored. */
  forget(isMeant: (key: string) => boolean): void {
    for (const key of this.#entries.keys()) if (isMeant(key)) this.#drop(key);
    this.#generation += 1;
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
    this.#generation += 1;
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= costOf(key, entry);
  }
}

/** Visitors choose the URLs: a small response may have a long key, and there may be many of them. */
function costOf(key: string, entry: CachedResponse): number {
  return entry.weight + key.length * 2 + ENTRY_BYTES;
}
