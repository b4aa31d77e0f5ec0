// Stands in for an S3 server: holds objects in memory and lets nothing in whose signature (version 4), hash or date is wrong.
// The signature is worked out from the raw request, as a server does, with nothing of the shop's own.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const ACCESS_KEY_ID = 'AKIASTANDIN';
const SECRET_ACCESS_KEY = 'the/secret+key=of-the-stand-in';
const REGION = 'eu-central-1';
const MAX_SKEW_MS = 15 * 60_000;

interface Stored {
  bytes: Buffer;
  type: string;
  changedAt: Date;
}

export class S3StandIn {
  readonly bucket = 'pictures';
  readonly objects = new Map<string, Stored>();
  /** Statuses to answer the next calls with, instead of doing what they ask for; 'cut': a response breaks off half-way. */
  readonly refusals: (number | 'cut')[] = [];
  /** Small, so that lists have several pages. */
  readonly pageSize = 3;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  static async open(): Promise<S3StandIn> {
    const standIn = new S3StandIn();
    await new Promise<void>((resolve) => {
      standIn.#server.listen(0, '127.0.0.1', resolve);
    });
    return standIn;
  }

  get place() {
    const { port } = this.#server.address() as AddressInfo;
    return {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: this.bucket,
      region: REGION,
      accessKeyId: ACCESS_KEY_ID,
      secretAccessKey: SECRET_ACCESS_KEY,
    };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const refusal = this.refusals.shift();
    if (refusal === 'cut') return breakOff(response);
    if (refusal !== undefined) return refuse(response, refusal, 'SlowDown');
    const fault = faultOf(request, body);
    if (fault !== undefined) return refuse(response, 403, fault);
    const { pathname, searchParams } = new URL(request.url!, this.place.endpoint);
    const [, bucket, ...rest] = pathname.split('/');
    if (bucket !== this.bucket) return refuse(response, 404, 'NoSuchBucket');
    const key = rest.map(decodeURIComponent).join('/');
    if (key === '') return this.#list(searchParams, response);
    if (request.method === 'PUT')
      this.objects.set(key, {
        bytes: body,
        type: request.headers['content-type'] ?? '',
        changedAt: new Date(),
      });
    if (request.method === 'DELETE') this.objects.delete(key);
    if (request.method !== 'GET') return void response.writeHead(request.method === 'PUT' ? 200 : 204).end();
    const found = this.objects.get(key);
    if (found === undefined) return refuse(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'content-type': found.type }).end(found.bytes);
  }

  #list(query: URLSearchParams, response: ServerResponse): void {
    const prefix = query.get('prefix') ?? '';
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
    const atMost = Math.min(this.pageSize, Number(query.get('max-keys')));
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const shown = keys.slice(0, atMost);
    const token = keys.length > shown.length ? Buffer.from(shown.at(-1)!).toString('base64') : '';
    const contents = shown.map(
      (key) =>
        `<Contents><Key>${inXml(key)}</Key><LastModified>${this.objects.get(key)!.changedAt.toISOString()}</LastModified></Contents>`,
    );
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<?xml version="1.0"?><ListBucketResult><NextContinuationToken>${token}</NextContinuationToken>${contents.join('')}</ListBucketResult>`,
      );
  }
}

/** In the three ways that there are. */
function inXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&#34;');
}

function breakOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': '1000' }).write('half', () => response.destroy());
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code></Error>`);
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/** What is wrong with a request, as S3 names it. */
function faultOf(request: IncomingMessage, body: Buffer): string | undefined {
  const parsed = AUTHORIZATION.exec(request.headers.authorization ?? '');
  if (parsed === null) return 'AccessDenied';
  const [, accessKeyId, day, region, signedNames, signature] = parsed as unknown as string[];
  if (accessKeyId !== ACCESS_KEY_ID) return 'InvalidAccessKeyId';
  if (region !== REGION) return 'AuthorizationHeaderMalformed';
  const date = String(request.headers['x-amz-date']);
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!date.startsWith(day!) || !(Math.abs(Date.now() - at) < MAX_SKEW_MS)) return 'RequestTimeTooSkewed';
  const hash = hex(body);
  if (request.headers['x-amz-content-sha256'] !== hash) return 'XAmzContentSHA256Mismatch';
  const names = signedNames!.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return 'AccessDenied';
  const [path, query = ''] = request.url!.split('?') as [string, string?];
  const canonical =
    `${request.method}\n${path}\n${query.split('&').sort().join('&')}\n` +
    `${names.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('')}\n${signedNames}\n${hash}`;
  const scope = `${day}/${region}/s3/aws4_request`;
  let key: Buffer | string = `AWS4${SECRET_ACCESS_KEY}`;
  for (const part of scope.split('/')) key = createHmac('sha256', key).update(part).digest();
  const expected = createHmac('sha256', key)
    .update(`AWS4-HMAC-SHA256\n${date}\n${scope}\n${hex(canonical)}`)
    .digest();
  return timingSafeEqual(expected, Buffer.from(signature!, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}

function hex(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}
