import { setTimeout as wait } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { PicturesAway } from './picture-store.ts';
import { escaped, signedHeaders, type S3Keys, type S3Request } from './sign-request.ts';

export interface S3Place extends S3Keys {
  /** `https://s3.eu-central-1.amazonaws.com`; buckets are folders of it. */
  endpoint: string;
  bucket: string;
}

export interface S3Object {
  key: string;
  changedAt: Date;
}

/** Nobody who uploads or looks at a picture waits longer. */
const TIMEOUT_MS = 10_000;
const TRIES = 3;
const FIRST_PAUSE_MS = 50;

/** S3 did not do what it was asked for. */
export class S3Error extends PicturesAway {
  override readonly name = 'S3Error';
  /** Undefined where no whole response came. */
  readonly status: number | undefined;
  /** How S3 calls the reason. */
  readonly code: string | undefined;

  constructor(message: string, { status, code, cause }: { status?: number; code?: string; cause?: unknown }) {
    super(message, { cause });
    this.status = status;
    this.code = code;
  }
}

/** The few calls that the shop needs. Each may be sent again: none does more the second time. */
export class S3Client {
  readonly #place: S3Place;

  constructor(place: S3Place) {
    this.#place = place;
  }

  async put(key: string, body: Uint8Array, contentType: string): Promise<void> {
    const headers = { 'content-type': contentType };
    await this.#send({ method: 'PUT', url: this.#url(key), body, headers });
  }

  /** Undefined where there is nothing of the name. */
  get(key: string): Promise<Uint8Array | undefined> {
    return this.#send({ method: 'GET', url: this.#url(key) }).catch(ifNothingThere);
  }

  async delete(key: string): Promise<void> {
    await this.#send({ method: 'DELETE', url: this.#url(key) }).catch(ifNothingThere);
  }

  /** One page of the keys that begin so, in their order. */
  async list(
    prefix: string,
    after?: string,
    atMost = 1_000,
  ): Promise<{ objects: S3Object[]; next?: string }> {
    const url = this.#url('');
    const query = {
      'list-type': '2',
      'max-keys': String(atMost),
      prefix,
      ...(after && { 'continuation-token': after }),
    };
    url.search = Object.entries(query)
      .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
      .join('&');
    const elements = readElements(await this.#send({ method: 'GET', url }));
    if (elements === undefined) throw new S3Error('S3 answered with a list that cannot be read', {});
    const objects = elements
      .filter(({ name }) => name === 'Contents')
      .map(({ parts }) => ({
        key: parts.get('Key') ?? '',
        changedAt: new Date(parts.get('LastModified') ?? 0),
      }));
    const next = textOf(elements, 'NextContinuationToken');
    // An empty one would begin again with the first page.
    return { objects, ...(next && { next }) };
  }

  #url(key: string): URL {
    const { endpoint, bucket } = this.#place;
    const path = [bucket, ...key.split('/')].map(escaped).join('/');
    return new URL(`${endpoint.replace(/\/+$/, '')}/${path}`);
  }

  async #send(request: S3Request): Promise<Uint8Array> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#sendOnce(request);
      } catch (error) {
        if (tries === TRIES || !isPassing(error)) throw error;
        await wait(FIRST_PAUSE_MS * 2 ** tries * Math.random());
      }
    }
  }

  /** A response that breaks off half-way counts as none. */
  async #sendOnce(request: S3Request): Promise<Uint8Array> {
    const { method, url, body } = request;
    const { status, bytes } = await fetch(url, {
      method,
      headers: signedHeaders(request, this.#place, new Date()),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: body as BodyInit }),
    })
      .then(async (response) => ({ status: response.status, bytes: await response.bytes() }))
      .catch((cause: unknown) => {
        throw new S3Error(`S3 does not answer ${method}`, { cause });
      });
    if (status >= 200 && status < 300) return bytes;
    // What stands in between may answer in its own words.
    const code = textOf(readElements(bytes) ?? [], 'Code') ?? '';
    throw new S3Error(`S3 answered ${method} with ${status} ${code}`.trim(), { status, code });
  }
}

function isPassing(error: unknown): boolean {
  return (
    error instanceof S3Error && (error.status === undefined || error.status >= 500 || error.status === 429)
  );
}

/** A bucket that is gone is another matter: its pictures are not removed, they cannot be reached. */
function ifNothingThere(error: unknown): undefined {
  const isThere = !(error instanceof S3Error) || error.status !== 404 || error.code === 'NoSuchBucket';
  if (isThere) throw error;
}

/** What the outermost element of a response holds. */
interface Element {
  name: string;
  text: string;
  /** The elements in it, by their names. */
  parts: Map<string, string>;
}

/** Undefined where it is no whole XML. */
function readElements(bytes: Uint8Array): Element[] | undefined {
  const elements: Element[] = [];
  const parser = new SaxesParser();
  let depth = 0;
  let isWhole = false;
  let text = '';
  parser.on('opentag', ({ name }) => {
    depth += 1;
    text = '';
    if (depth === 2) elements.push({ name, text, parts: new Map() });
  });
  parser.on('text', (piece) => (text += piece));
  parser.on('closetag', ({ name }) => {
    if (depth === 2) elements.at(-1)!.text = text;
    if (depth === 3) elements.at(-1)!.parts.set(name, text);
    depth -= 1;
    isWhole = depth === 0;
  });
  // A name may hold characters that XML has no way to write, and S3 writes them nevertheless.
  parser.on('error', () => {});
  parser.write(new TextDecoder().decode(bytes)).close();
  return isWhole ? elements : undefined;
}

function textOf(elements: readonly Element[], name: string): string | undefined {
  return elements.find((element) => element.name === name)?.text;
}
