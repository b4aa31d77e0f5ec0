import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { utf8Of } from './utf8.ts';

const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** What an entry costs beside its bytes and its address, at most: objects, headers, a place in the map. */
const ENTRY_BYTES = 1_000;
/** Below this, compressing costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1_000;

/** A finished answer: the bytes, ready in every encoding that was asked for so far. */
export class CachedAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly plain: Buffer;
  readonly etag: string;
  #brotli: Buffer | undefined;
  #gzip: Buffer | undefined;

  constructor(status: number, contentType: string, body: string | Buffer) {
    this.status = status;
    this.contentType = contentType;
    this.plain = Buffer.isBuffer(body) ? body : utf8Of(body);
    this.etag = `W/"${hash('sha1', this.plain, 'base64url').slice(0, 20)}"`;
  }

  /** Twice the plain size is what an answer costs at most with its compressed forms. */
  get weight(): number {
    return this.plain.length * 2;
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.header('etag', this.etag).header('cache-control', 'no-cache');
    reply.header('vary', 'accept-encoding, accept-language, cookie');
    if (request.headers['if-none-match'] === this.etag) return reply.status(304).send();
    reply.status(this.status).header('content-type', this.contentType);
    const accepted = request.headers['accept-encoding'];
    if (typeof accepted === 'string' && this.plain.length >= MIN_COMPRESSED_BYTES) {
      if (accepted.includes('br')) {
        this.#brotli ??= brotliCompressSync(this.plain, BROTLI_OPTIONS);
        return reply.header('content-encoding', 'br').send(this.#brotli);
      }
      if (accepted.includes('gzip')) {
        this.#gzip ??= gzipSync(this.plain);
        return reply.header('content-encoding', 'gzip').send(this.#gzip);
      }
    }
    return reply.send(this.plain);
  }
}

/**
 * Answers that depend on nothing but address, language and the catalogue version. Emptied when the version moves;
 * least recently used answers leave first, so that odd addresses cannot push out the ones people really ask for.
 */
export class ResponseCache {
  readonly #entries = new Map<string, CachedAnswer>();
  readonly #maxBytes: number;
  #bytes = 0;
  #generation = 0;

  constructor(maxBytes = 128 * 1024 * 1024) {
    this.#maxBytes = maxBytes;
  }

  /** Changes whenever the cache is emptied: an answer computed before may not be stored after. */
  get generation(): number {
    return this.#generation;
  }

  get(key: string): CachedAnswer | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  set(key: string, entry: CachedAnswer, generation: number): void {
    if (generation !== this.#generation || costOf(key, entry) > this.#maxBytes / 8) return;
    this.#drop(key);
    this.#entries.set(key, entry);
    this.#bytes += costOf(key, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
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

/** Addresses are the visitors' to choose: a small answer may hang on a long one, and there may be many. */
function costOf(key: string, entry: CachedAnswer): number {
  return entry.weight + key.length * 2 + ENTRY_BYTES;
}
