import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { compressQuickly, compressWell, decompress, type Compression } from './compression.ts';
import { NOTHING, type MadeOf } from './made-of.ts';
import { utf8Of } from './utf8.ts';

/** What it costs to remember one tag or one quantity. */
const TAG_BYTES = 100;
const QUANTITY_BYTES = 40;
/** Below this, compressing costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1_000;
/** What has been sent so often will be again: worth compressing well. */
const WELL_AFTER = 5;

interface Compressed {
  bytes: Buffer;
  sent: number;
  isBest: boolean;
}

/** A finished response: its text until it is first sent compressed, from then on only its compressed forms. */
export class CachedResponse {
  readonly status: number;
  readonly contentType: string;
  readonly madeOf: MadeOf;
  #text: string | undefined;
  #etag: string | undefined;
  readonly #compressed = new Map<Compression, Compressed>();
  readonly #isShort: boolean;
  readonly #fixedWeight: number;
  /** Roughly the most it costs in bytes. */
  weight: number;

  constructor(status: number, contentType: string, text: string, madeOf = NOTHING) {
    this.status = status;
    this.contentType = contentType;
    this.madeOf = madeOf;
    this.#text = text;
    this.#isShort = text.length < MIN_COMPRESSED_BYTES;
    this.#fixedWeight = madeOf.tags.length * TAG_BYTES + madeOf.quantities.length * QUANTITY_BYTES;
    this.weight = this.#fixedWeight + text.length * 2;
  }

  get text(): string {
    return this.#text ?? this.#plain().toString();
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const etag = this.#tag();
    reply.header('etag', etag).header('cache-control', 'no-cache');
    reply.header('vary', 'accept-encoding, accept-language, cookie');
    if (this.status === 200 && request.headers['if-none-match'] === etag) return reply.status(304).send();
    reply.status(this.status).header('content-type', this.contentType);
    const encoding = this.#encodingFor(request);
    if (encoding === 'identity') return reply.send(this.#plain());
    const form = this.#form(encoding);
    form.sent += 1;
    if (!form.isBest && form.sent > WELL_AFTER) this.#improve(form, encoding);
    return reply.header('content-encoding', encoding).send(form.bytes);
  }

  /** Makes the bytes that `send` will need: a page does so within its turn (`src/server/ssr/turns.ts`). */
  prepare(request: FastifyRequest): void {
    const encoding = this.#encodingFor(request);
    if (encoding !== 'identity') this.#form(encoding);
  }

  #encodingFor(request: FastifyRequest): Encoding {
    return this.#isShort ? 'identity' : acceptedEncoding(request.headers['accept-encoding']?.toString());
  }

  #tag(): string {
    return (this.#etag ??= etagOf(this.#plain()));
  }

  #plain(): Buffer {
    if (this.#text !== undefined) return utf8Of(this.#text);
    const [[encoding, { bytes }]] = this.#compressed as unknown as [[Compression, Compressed]];
    return decompress(bytes, encoding);
  }

  #form(encoding: Compression): Compressed {
    const known = this.#compressed.get(encoding);
    if (known !== undefined) return known;
    const plain = this.#plain();
    this.#etag ??= etagOf(plain);
    const form = { bytes: compressQuickly(plain, encoding), sent: 0, isBest: false };
    this.weight = form.bytes.length + (this.#text === undefined ? this.weight : this.#fixedWeight);
    this.#compressed.set(encoding, form);
    this.#text = undefined;
    return form;
  }

  #improve(form: Compressed, encoding: Compression): void {
    const plain = () => this.#plain();
    form.isBest = compressWell(plain, encoding, (bytes) => {
      if (bytes.length < form.bytes.length) form.bytes = bytes;
    });
  }
}

function etagOf(plain: Buffer): string {
  return `W/"${hash('sha1', plain, 'base64url').slice(0, 20)}"`;
}
