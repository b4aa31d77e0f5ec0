import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#engine/model/languages.ts';
import { acceptedEncoding, type Encoding } from '#engine/server/cache/body/accepted-encoding.ts';
import { CachedBody } from '#engine/server/cache/body/cached-body.ts';
import { hashIgnoringStock, NOTHING, type Dependencies } from './dependencies.ts';
import type { PackedText } from '#engine/server/cache/body/packed-text.ts';

/** What it costs to remember one tag or one quantity. */
const TAG_BYTES = 100;
const QUANTITY_BYTES = 40;
/** Browsers ask again each time, and cheaply: by ETag. Nobody on the way may store it. */
const FOR_BROWSERS = {
  'cache-control': 'no-cache',
  vary: 'accept-encoding, accept-language, cookie',
};

interface Content {
  status: number;
  type: string;
  text: string;
  /** Left out: it is the same in every language. */
  language?: Language;
  dependencies?: Dependencies;
  /** Responses of one kind have most of their text in common, as pages of one route in one language. */
  kind?: string;
  /** Whether the quantities that it says may be a moment old; then what it says apart from them is compared. */
  mayLagInStock?: boolean;
  /** Only some may see it: no cache in front of the shop may store it. */
  isPrivate?: boolean;
}

/** The whole head of a response, ready to be written, for bytes of that length. */
interface Head {
  length: number;
  lines: string[];
}

let made = 0;
function nextId(): number {
  made += 1;
  return made;
}

/** A finished response: what it says, what that depends on, and how it is sent. */
export class CachedResponse {
  /** No two have the same. */
  readonly id = nextId();
  readonly status: number;
  readonly dependencies: Dependencies;
  readonly isShareable: boolean;
  readonly #body: CachedBody;
  readonly #type: string;
  readonly #language: Language | undefined;
  readonly #fixedWeight: number;
  readonly #heads = new Map<Encoding, Head>();
  /** Whether it may still lag: until a quantity is known to be wrong. */
  #mayLagInStock: boolean;
  #hashOfRest: string | undefined;
  #forCaches: Readonly<Record<string, string>> = FOR_BROWSERS;

  constructor(content: Content) {
    const { status, type, text, language, dependencies = NOTHING, isPrivate = false } = content;
    this.status = status;
    this.dependencies = dependencies;
    this.isShareable = status === 200 && !isPrivate;
    this.#body = new CachedBody(text, content.kind);
    this.#type = type;
    this.#language = language;
    this.#mayLagInStock = content.mayLagInStock === true;
    this.#fixedWeight =
      dependencies.tags.length * TAG_BYTES + dependencies.quantities.length * QUANTITY_BYTES;
  }

  get text(): string {
    return this.#body.text;
  }

  /** Roughly the most it costs in bytes. */
  get weight(): number {
    return this.#fixedWeight + this.#body.weight;
  }

  /**
   * Whether it says what a newer one says and is made of the same: then it may still be sent. While people buy, quantities
   * change all the time, and lists with them: those may differ until `QuantityCheck` finds it.
   */
  isEquivalentTo(newer: CachedResponse): boolean {
    const [tags, others] = [this.dependencies.tags, newer.dependencies.tags];
    const isOfTheSame = tags.length === others.length && tags.every((tag, at) => tag === others[at]);
    if (!isOfTheSame) return false;
    if (this.#mayLagInStock && newer.#mayLagInStock && this.#rest() === newer.#rest()) return true;
    return this.#body.etag === newer.#body.etag;
  }

  /** What it says apart from quantities, shortened. Most are never compared. */
  #rest(): string {
    return (this.#hashOfRest ??= hashIgnoringStock(this.text));
  }

  /** From now on they are to be those of the newer one. */
  noteWrongQuantities(): void {
    this.#mayLagInStock = false;
  }

  /** What caches in front of the shop are told; nothing: they may not store it. */
  share(headers: Readonly<Record<string, string>> = FOR_BROWSERS): void {
    this.#forCaches = headers;
    this.#heads.clear();
  }

  send({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.headers(this.#headers());
    if (this.#isKnownTo(headers)) return reply.status(304).send();
    reply.status(this.status).header('content-type', this.#type);
    const encoding = this.#encodingFor(headers);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(this.#body.use(encoding));
  }

  /** The same without the framework (`fast-path.ts`). False where nothing is ready to be sent. */
  write(headers: IncomingHttpHeaders, response: ServerResponse, common: readonly string[]): boolean {
    const encoding = this.#encodingFor(headers);
    if (!this.#body.isReadyAs(encoding)) return false;
    if (this.#isKnownTo(headers)) {
      response.writeHead(304, common.concat(Object.entries(this.#headers()).flat())).end();
      return true;
    }
    const bytes = this.#body.use(encoding);
    response.writeHead(this.status, this.#head(encoding, bytes.length, common)).end(bytes);
    return true;
  }

  /** Makes the bytes that `send` will need: a page does so within its turn (`src/engine/server/ssr/page-queue.ts`). */
  prepare(headers: Pick<IncomingHttpHeaders, 'accept-encoding'>): void {
    const encoding = this.#encodingFor(headers);
    if (encoding !== 'identity') this.#body.prepare(encoding);
  }

  /** Lets its text go, for the form that most browsers take. */
  compact(): void {
    this.#body.compact();
  }

  /** Of the least bytes; undefined where it cannot be had now. */
  pack(): Promise<PackedText> | undefined {
    return this.#body.pack();
  }

  /** Lets everything go but this. */
  holdOnly(packed: PackedText): void {
    this.#body.holdOnly(packed);
    this.#heads.clear();
  }

  /** Where only its packed form is held. */
  makeReady(): void {
    this.#body.makeReady();
  }

  /** Made again when anything in it changes. */
  #head(encoding: Encoding, length: number, common: readonly string[]): string[] {
    const known = this.#heads.get(encoding);
    if (known?.length === length) return known.lines;
    const headers = {
      ...this.#headers(),
      'content-type': this.#type,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(length),
    };
    const lines = common.concat(Object.entries(headers).flat());
    this.#heads.set(encoding, { length, lines });
    return lines;
  }

  #headers(): Record<string, string> {
    return {
      etag: this.#body.etag,
      ...this.#forCaches,
      ...(this.#language !== undefined && { 'content-language': this.#language }),
    };
  }

  #isKnownTo(headers: IncomingHttpHeaders): boolean {
    const known = headers['if-none-match'];
    return this.status === 200 && known !== undefined && known === this.#body.toldEtag;
  }

  #encodingFor(headers: Pick<IncomingHttpHeaders, 'accept-encoding'>): Encoding {
    return this.#body.isShort ? 'identity' : acceptedEncoding(headers['accept-encoding']?.toString());
  }
}
