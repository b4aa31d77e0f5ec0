import { hash } from 'node:crypto';
import type { Encoding } from './accepted-encoding.ts';
import { compressQuickly, compressWell, decompress, withoutRest, type Compression } from './compression.ts';
import { pack, unpack, type PackedText } from './packed-text.ts';
import { transcode } from 'node:buffer';

/** Below this, compressing costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1_000;
/** What has been sent so often will be again: worth compressing well. */
const WELL_AFTER = 5;
/**
 * What clients that take nothing compressed have asked for so often is held for them as it is, at five times the bytes. A
 * crawler that comes by once leaves nothing.
 */
const PLAIN_AFTER = 2;

interface Form {
  bytes: Buffer;
  sent: number;
  isBest: boolean;
}

/**
 * What a response says: its text until it is first wanted in some form, from then on only the forms that are asked for; or
 * packed, where it has not been asked for lately.
 */
export class CachedBody {
  /** Too short to be worth compressing. */
  readonly isShort: boolean;
  readonly #kind: string | undefined;
  readonly #forms = new Map<Encoding, Form>();
  #sentPlain = 0;
  #text: string | undefined;
  #packed: PackedText | undefined;
  #etag: string | undefined;
  /** Roughly the most it costs in bytes. */
  weight: number;

  /** `kind`: bodies of one kind have most of their text in common, as pages of one route in one language. */
  constructor(text: string, kind: string | undefined) {
    this.#text = text;
    this.#kind = kind;
    this.isShort = text.length < MIN_COMPRESSED_BYTES;
    this.weight = text.length * 2;
  }

  get text(): string {
    return this.#text ?? this.plain().toString();
  }

  get etag(): string {
    return (this.#etag ??= etagOf(this.plain()));
  }

  /** Undefined where nobody has been told it yet. */
  get toldEtag(): string | undefined {
    return this.#etag;
  }

  plain(): Buffer {
    if (this.#text !== undefined) return utf8Of(this.#text);
    const held = this.#forms.get('identity');
    if (held !== undefined) return held.bytes;
    const [form] = this.#forms;
    if (form === undefined) return unpack(this.#packed!);
    const [encoding, { bytes }] = form;
    return decompress(bytes, encoding as Compression);
  }

  isReadyAs(encoding: Encoding): boolean {
    return this.#forms.has(encoding);
  }

  /** Its bytes, to be sent now. */
  use(encoding: Encoding): Buffer {
    if (encoding === 'identity') return this.#usePlain();
    const form = this.#form(encoding);
    form.sent += 1;
    if (!form.isBest && form.sent > WELL_AFTER) this.#improve(form, encoding);
    return form.bytes;
  }

  /** Makes the bytes that `use` will need. */
  prepare(encoding: Compression): void {
    this.#form(encoding);
  }

  /** Lets its text go, for the form that most browsers take. */
  compact(): void {
    if (!this.isShort) this.#form('zstd');
  }

  /** Of the least bytes; undefined where it cannot be had now. */
  pack(): Promise<PackedText> | undefined {
    if (this.#packed !== undefined) return Promise.resolve(this.#packed);
    if (this.#kind === undefined || this.isShort) return undefined;
    return pack(() => this.plain(), this.#kind);
  }

  /** Lets everything go but this. */
  holdOnly(packed: PackedText): void {
    this.#etag ??= etagOf(this.plain());
    this.#packed = packed;
    this.#text = undefined;
    this.#forms.clear();
    this.#sentPlain = 0;
    this.weight = packed.bytes.length;
  }

  /** Where only its packed form is held. */
  makeReady(): void {
    if (this.#packed !== undefined && this.#forms.size === 0) this.#form('zstd');
  }

  #usePlain(): Buffer {
    const held = this.#forms.get('identity');
    if (held !== undefined) return held.bytes;
    this.#sentPlain += 1;
    const bytes = this.plain();
    if (this.#sentPlain <= PLAIN_AFTER && !this.isShort) return bytes;
    return this.#hold('identity', withoutRest(bytes)).bytes;
  }

  #form(encoding: Compression): Form {
    const known = this.#forms.get(encoding);
    if (known !== undefined) return known;
    const plain = this.plain();
    this.#etag ??= etagOf(plain);
    return this.#hold(encoding, compressQuickly(plain, encoding));
  }

  #hold(encoding: Encoding, bytes: Buffer): Form {
    const form = { bytes, sent: 0, isBest: false };
    this.weight = bytes.length + (this.#text === undefined ? this.weight : 0);
    this.#forms.set(encoding, form);
    this.#text = undefined;
    return form;
  }

  #improve(form: Form, encoding: Compression): void {
    const plain = () => this.plain();
    form.isBest = compressWell(plain, encoding, (bytes) => {
      if (bytes.length < form.bytes.length) form.bytes = bytes;
    });
  }
}

function etagOf(plain: Buffer): string {
  return `W/"${hash('sha1', plain, 'base64url').slice(0, 20)}"`;
}

/** Below this length the detour costs more than it saves. */
const MIN_DETOUR_LENGTH = 4_000;
/** Longer texts are rare: they take the direct way, so that the shared buffer stays small. */
const MAX_DETOUR_LENGTH = 500_000;

/** One buffer for the UTF-16 step of all texts: a buffer for each would be garbage at once, twice the size of the result. */
const utf16 = Buffer.allocUnsafeSlow(MAX_DETOUR_LENGTH * 2);

/**
 * The UTF-8 bytes of a text. For a long text with a character beyond Latin-1, such as the typographic apostrophe of nearly
 * every page, Node's way over UTF-16 takes at most half the time of `Buffer.from`. It throws at half a surrogate pair,
 * which `Buffer.from` replaces.
 */
export function utf8Of(text: string): Buffer {
  if (text.length < MIN_DETOUR_LENGTH || text.length > MAX_DETOUR_LENGTH) return Buffer.from(text);
  try {
    return transcode(utf16.subarray(0, utf16.write(text, 'utf16le')), 'utf16le', 'utf8');
  } catch {
    return Buffer.from(text);
  }
}
