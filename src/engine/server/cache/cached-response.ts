import { hash } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#engine/model/languages.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { compressQuickly, compressWell, decompress, type Compression } from './compression.ts';
import { NOTHING, type Dependencies } from './dependencies.ts';
import { pack, unpack, type PackedText } from './packed-text.ts';
import { utf8Of } from './utf8.ts';

/** What it costs to remember one tag or one quantity. */
const TAG_BYTES = 100;
const QUANTITY_BYTES = 40;
/** Below this, compressing costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1_000;
/** What has been sent so often will be again: worth compressing well. */
const WELL_AFTER = 5;
/** Browsers ask again each time, and cheaply: by ETag. Nobody on the way may store it. */
const FOR_BROWSERS = {
  'cache-control': 'no-cache',
  vary: 'accept-encoding, accept-language, cookie',
};

interface Compressed {
  bytes: Buffer;
  /** The whole head of the response, ready to be written; made again when anything in it changes. */
  head: string[] | undefined;
  sent: number;
  isBest: boolean;
}

interface Content {
  status: number;
  type: string;
  text: string;
  /** Left out: it is the same in every language. */
  language?: Language;
  dependencies?: Dependencies;
  /** Responses of one kind have most of their text in common, as pages of one route in one language. */
  kind?: string;
  /** What it says apart from quantities, where it says any, shortened. */
  hashOfRest?: string | undefined;
  /** Only some may see it: no cache in front of the shop may store it. */
  isPrivate?: boolean;
}

let made = 0;
function nextId(): number {
  made += 1;
  return made;
}

/**
 * A finished response: its text until it is first sent compressed, from then on only its compressed forms; or packed, where
 * it has not been asked for lately.
 */
export class CachedResponse {
  /** No two have the same. */
  readonly id = nextId();
  readonly status: number;
  readonly dependencies: Dependencies;
  readonly isShareable: boolean;
  readonly #type: string;
  readonly #language: Language | undefined;
  readonly #isShort: boolean;
  readonly #fixedWeight: number;
  readonly #kind: string | undefined;
  #hashOfRest: string | undefined;
  readonly #compressed = new Map<Compression, Compressed>();
  #text: string | undefined;
  #packed: PackedText | undefined;
  #etag: string | undefined;
  #forCaches: Readonly<Record<string, string>> = FOR_BROWSERS;
  /** Roughly the most it costs in bytes. */
  weight: number;

  constructor(content: Content) {
    const {
      status,
      type,
      text,
      language,
      dependencies = NOTHING,
      kind,
      hashOfRest,
      isPrivate = false,
    } = content;
    this.status = status;
    this.dependencies = dependencies;
    this.isShareable = status === 200 && !isPrivate;
    this.#type = type;
    this.#language = language;
    this.#kind = kind;
    this.#hashOfRest = hashOfRest;
    this.#text = text;
    this.#isShort = text.length < MIN_COMPRESSED_BYTES;
    this.#fixedWeight =
      dependencies.tags.length * TAG_BYTES + dependencies.quantities.length * QUANTITY_BYTES;
    this.weight = this.#fixedWeight + text.length * 2;
  }

  get text(): string {
    return this.#text ?? this.#plain().toString();
  }

  /**
   * Whether it says what a newer one says and is made of the same: then it may still be sent. While people buy, quantities
   * change all the time, and lists with them: those may differ until `QuantityCheck` finds it.
   */
  isEquivalentTo(newer: CachedResponse): boolean {
    const [tags, others] = [this.dependencies.tags, newer.dependencies.tags];
    const isOfTheSame = tags.length === others.length && tags.every((tag, at) => tag === others[at]);
    const isSameButStock = this.#hashOfRest !== undefined && this.#hashOfRest === newer.#hashOfRest;
    return isOfTheSame && (isSameButStock || this.#tag() === newer.#tag());
  }

  /** From now on they are to be those of the newer one. */
  noteWrongQuantities(): void {
    this.#hashOfRest = undefined;
  }

  /** What caches in front of the shop are told; nothing: they may not store it. */
  share(headers: Readonly<Record<string, string>> = FOR_BROWSERS): void {
    this.#forCaches = headers;
    for (const form of this.#compressed.values()) form.head = undefined;
  }

  send({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.headers(this.#headers());
    if (this.#isKnownTo(headers)) return reply.status(304).send();
    reply.status(this.status).header('content-type', this.#type);
    const encoding = this.#encodingFor(headers);
    if (encoding === 'identity') return reply.send(this.#plain());
    return reply.header('content-encoding', encoding).send(this.#use(encoding).bytes);
  }

  /** The same without the framework (`front-door.ts`). False where nothing is ready to be sent. */
  write(headers: IncomingHttpHeaders, response: ServerResponse, common: readonly string[]): boolean {
    const encoding = this.#encodingFor(headers);
    if (encoding === 'identity' || !this.#compressed.has(encoding)) return false;
    if (this.#isKnownTo(headers)) {
      response.writeHead(304, common.concat(Object.entries(this.#headers()).flat())).end();
      return true;
    }
    const form = this.#use(encoding);
    form.head ??= common.concat(
      Object.entries({
        ...this.#headers(),
        'content-type': this.#type,
        'content-encoding': encoding,
        'content-length': String(form.bytes.length),
      }).flat(),
    );
    response.writeHead(this.status, form.head).end(form.bytes);
    return true;
  }

  /** Makes the bytes that `send` will need: a page does so within its turn (`src/engine/server/ssr/one-per-tick.ts`). */
  prepare(headers: Pick<IncomingHttpHeaders, 'accept-encoding'>): void {
    const encoding = this.#encodingFor(headers);
    if (encoding !== 'identity') this.#form(encoding);
  }

  /** Lets its text go, for the form that most browsers take. */
  compact(): void {
    if (!this.#isShort) this.#form('zstd');
  }

  /** Of the least bytes; undefined where it cannot be had now. */
  pack(): Promise<PackedText> | undefined {
    if (this.#packed !== undefined) return Promise.resolve(this.#packed);
    if (this.#kind === undefined || this.#isShort) return undefined;
    return pack(() => this.#plain(), this.#kind);
  }

  /** Lets everything go but this. */
  holdOnly(packed: PackedText): void {
    this.#etag ??= etagOf(this.#plain());
    this.#packed = packed;
    this.#text = undefined;
    this.#compressed.clear();
    this.weight = this.#fixedWeight + packed.bytes.length;
  }

  /** Where only its packed form is held. */
  makeReady(): void {
    if (this.#packed !== undefined && this.#compressed.size === 0) this.#form('zstd');
  }

  #headers(): Record<string, string> {
    return {
      etag: this.#tag(),
      ...this.#forCaches,
      ...(this.#language !== undefined && { 'content-language': this.#language }),
    };
  }

  #tag(): string {
    return (this.#etag ??= etagOf(this.#plain()));
  }

  #isKnownTo(headers: IncomingHttpHeaders): boolean {
    return (
      this.status === 200 && headers['if-none-match'] !== undefined && headers['if-none-match'] === this.#etag
    );
  }

  #encodingFor(headers: Pick<IncomingHttpHeaders, 'accept-encoding'>): Encoding {
    return this.#isShort ? 'identity' : acceptedEncoding(headers['accept-encoding']?.toString());
  }

  #plain(): Buffer {
    if (this.#text !== undefined) return utf8Of(this.#text);
    const [form] = this.#compressed;
    if (form === undefined) return unpack(this.#packed!);
    const [encoding, { bytes }] = form;
    return decompress(bytes, encoding);
  }

  #use(encoding: Compression): Compressed {
    const form = this.#form(encoding);
    form.sent += 1;
    if (!form.isBest && form.sent > WELL_AFTER) this.#improve(form, encoding);
    return form;
  }

  #form(encoding: Compression): Compressed {
    const known = this.#compressed.get(encoding);
    if (known !== undefined) return known;
    const plain = this.#plain();
    this.#etag ??= etagOf(plain);
    const bytes = compressQuickly(plain, encoding);
    const form = { bytes, head: undefined, sent: 0, isBest: false };
    this.weight = bytes.length + (this.#text === undefined ? this.weight : this.#fixedWeight);
    this.#compressed.set(encoding, form);
    this.#text = undefined;
    return form;
  }

  #improve(form: Compressed, encoding: Compression): void {
    const plain = () => this.#plain();
    form.isBest = compressWell(plain, encoding, (bytes) => {
      if (bytes.length >= form.bytes.length) return;
      form.bytes = bytes;
      form.head = undefined;
    });
  }
}

/** Of the JSON of a response that says how much there is of products. */
export function hashIgnoringStock(text: string): string {
  return hash('sha1', text.replaceAll(/"quantityAvailable":\d+/gu, ''), 'base64url');
}

function etagOf(plain: Buffer): string {
  return `W/"${hash('sha1', plain, 'base64url').slice(0, 20)}"`;
}
