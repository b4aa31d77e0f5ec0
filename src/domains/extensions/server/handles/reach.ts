import http from 'node:http';
import https from 'node:https';
import { z } from 'zod';
import { NotSent, PUBLIC_NETWORK, pinnedTo, publicAddressOf } from '#engine/server/webhooks/send-message.ts';

const TIME_LIMIT_MS = 15_000;
const MAX_ANSWER_BYTES = 1024 * 1024;
const MAX_BODY_LENGTH = 1024 * 1024;

export const fetchSchema = z.object({
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  headers: z.record(
    z.string().regex(/^[\w-]{1,100}$/),
    z
      .string()
      .max(8_000)
      .regex(/^[\t\x20-\x7e]*$/),
  ),
  body: z.string().max(MAX_BODY_LENGTH).nullable(),
  as: z.enum(['text', 'base64']),
});

/** Where an extension may ask: hosts that it names itself are public, and those of its settings are the operator's choice. */
export interface Reach {
  hosts: readonly string[];
  /** 'http://chat.internal:8065' */
  origins: readonly string[];
}

/** The answer to a request of an extension. Redirects are not followed: they may lead anywhere. */
export async function reach(
  { url, method, headers, body, as }: z.output<typeof fetchSchema>,
  { hosts, origins }: Reach,
): Promise<{ status: number; headers: Record<string, string>; text: string }> {
  const target = new URL(url);
  const isChosen = origins.includes(target.origin);
  const isNamed = target.protocol === 'https:' && target.port === '' && hosts.includes(target.hostname);
  if (!isChosen && !isNamed) throw new Error(`${target.host} is none of its hosts`);
  const lookup = isChosen ? {} : { lookup: pinnedTo(await publicAddress(target)) };
  const { request } = target.protocol === 'https:' ? https : http;
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  return new Promise((resolve, reject) => {
    const asked = request(
      target,
      { method, headers: withLength(headers, body), agent: false, signal, ...lookup },
      (answer) => {
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > MAX_ANSWER_BYTES) asked.destroy(new Error('the answer is larger than 1 MB'));
          else chunks.push(chunk);
        });
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            headers: Object.fromEntries(
              Object.entries(answer.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
            ),
            text: Buffer.concat(chunks).toString(as === 'text' ? 'utf8' : 'base64'),
          }),
        );
      },
    );
    asked.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        signal.aborted
          ? new Error(`${target.host} did not answer within ${TIME_LIMIT_MS / 1000} s`)
          : new Error(`${target.host} could not be asked: ${error.code ?? error.message}`),
      ),
    );
    asked.end(body ?? undefined);
  });
}

function withLength(headers: Record<string, string>, body: string | null): Record<string, string> {
  const given = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const own = given.filter(
    ([name]) => !['host', 'content-length', 'connection', 'transfer-encoding'].includes(name),
  );
  return {
    'user-agent': 'Extension/1',
    ...Object.fromEntries(own),
    ...(body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
  };
}

async function publicAddress(target: URL): Promise<string> {
  return publicAddressOf(target, PUBLIC_NETWORK).catch((error: unknown) => {
    throw new Error(
      error instanceof NotSent && error.failure.reason === 'privateNetwork'
        ? `${target.host} is in a private network`
        : `${target.host} was not found`,
    );
  });
}
