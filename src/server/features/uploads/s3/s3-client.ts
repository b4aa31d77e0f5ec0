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
}

/** The few calls that the shop needs. Each may be sent again: none does more the second time. */
export class S3Client {
  readonly #place: S3Place;

  constructor(place: S3Place) {
    this.#place = place;
  }

  async put(key: string, body: Uint8Array, contentType: string): Promise<void> {
    await this.#send('PUT', this.#url(key), { body, headers: { 'content-type': contentType } });
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    const response = await this.#send('GET', this.#url(key));
    return response && new Uint8Array(await response.arrayBuffer());
  }

  async delete(key: string): Promise<void> {
    await this.#send('DELETE', this.#url(key));
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
    const response = await this.#send('GET', url);
    if (response === undefined) throw new S3Error('S3 knows no such bucket');
    const xml = await response.text();
    const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, object]) => ({
      key: elementOf(object!, 'Key') ?? '',
      changedAt: new Date(elementOf(object!, 'LastModified') ?? 0),
    }));
    const next = elementOf(xml, 'NextContinuationToken');
    return { objects, ...(next !== undefined && { next }) };
  }

  #url(key: string): URL {
    const { endpoint, bucket } = this.#place;
    const path = [bucket, ...key.split('/')].map(escaped).join('/');
    return new URL(`${endpoint.replace(/\/+$/, '')}/${path}`);
  }

  /** Undefined where there is nothing of the name. */
  async #send(
    method: S3Request['method'],
    url: URL,
    { body, headers }: Pick<S3Request, 'body' | 'headers'> = {},
  ): Promise<Response | undefined> {
    const request = { method, url, ...(body && { body }), ...(headers && { headers }) };
    for (let tries = 1; ; tries += 1) {
      const response = await fetch(url, {
        method,
        headers: signedHeaders(request, this.#place, new Date()),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body && { body: body as BodyInit }),
      }).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
      if (!(response instanceof Error) && response.ok) return response;
      if (!(response instanceof Error) && response.status === 404) return undefined;
      const isPassing = response instanceof Error || response.status >= 500 || response.status === 429;
      if (!isPassing || tries === TRIES) throw await failure(method, response);
      await wait(FIRST_PAUSE_MS * 2 ** tries * Math.random());
    }
  }
}

async function failure(method: string, response: Response | Error): Promise<S3Error> {
  if (response instanceof Error) return new S3Error(`S3 does not answer ${method}`, { cause: response });
  const reason = elementOf(await response.text(), 'Code') ?? '';
  return new S3Error(`S3 answered ${method} with ${response.status} ${reason}`.trim());
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of the first element of that name. */
function elementOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => ENTITIES[entity]!);
}
