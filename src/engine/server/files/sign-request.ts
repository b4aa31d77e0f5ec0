import { createHash, createHmac } from 'node:crypto';

export interface S3Keys {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE';
  /** With everything that S3 wants escaped, escaped. */
  url: URL;
  /** In lower case; signed with the rest. */
  headers?: Record<string, string>;
  body?: Uint8Array;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const SERVICE = 's3';

/**
 * The headers of a request with its signature, version 4: what is asked for, when, and every byte of the body. Nobody on
 * the way can change anything, or ask the same a quarter of an hour later.
 */
export function signedHeaders(
  { method, url, headers = {}, body = new Uint8Array() }: S3Request,
  { region, accessKeyId, secretAccessKey }: S3Keys,
  now: Date,
): Record<string, string> {
  const time = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const hash = sha256(body);
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': hash,
    'x-amz-date': time,
  };
  const names = Object.keys(all).sort();
  const canonical = [
    method,
    url.pathname,
    canonicalQuery(url),
    ...names.map((name) => `${name}:${all[name]!.trim()}`),
    '',
    names.join(';'),
    hash,
  ].join('\n');
  const scope = `${day}/${region}/${SERVICE}/aws4_request`;
  const key = [day, region, SERVICE, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const signature = createHmac('sha256', key)
    .update([ALGORITHM, time, scope, sha256(canonical)].join('\n'))
    .digest('hex');
  const { host: _sentByItself, ...sent } = all;
  return {
    ...sent,
    authorization: `${ALGORITHM} Credential=${accessKeyId}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`,
  };
}

function canonicalQuery({ searchParams }: URL): string {
  return [...searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&');
}

/** As RFC 3986 has it; the web's own escaping leaves some characters out. */
export function escaped(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

function hmac(key: string | Buffer, data: string): Buffer {
  return createHmac('sha256', key).update(data).digest();
}
