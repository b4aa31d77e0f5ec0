import { setTimeout as wait } from 'node:timers/promises';
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
export class S3Error extends Error {
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
    const xml = textOf(await this.#send({ method: 'GET', url }));
    const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, object]) => ({
      key: elementOf(object!, 'Key') ?? '',
      changedAt: new Date(elementOf(object!, 'LastModified') ?? 0),
    }));
    const next = elementOf(xml, 'NextContinuationToken');
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
    const code = elementOf(textOf(bytes), 'Code') ?? '';
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

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of the first element of that name. Servers write the same character as `&apos;`, `&#39;` or `&#x27;`. */
function elementOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replaceAll(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (all, hex?: string, decimal?: string, entity?: string) => {
      if (entity !== undefined) return ENTITIES[entity] ?? all;
      return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    },
  );
}
