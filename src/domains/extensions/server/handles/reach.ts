import http from 'node:http';
import https from 'node:https';
import { z } from 'zod';
import type { OpenExtension } from '#domains/extensions/server/open-extensions.ts';
import { headersSchema, type ToldRequest } from '#engine/server/provider.ts';
import { NotSent, PUBLIC_NETWORK, pinnedTo, publicAddressOf } from '#engine/server/webhooks/send-message.ts';

const TIME_LIMIT_MS = 15_000;
const MAX_ANSWER_BYTES = 1024 * 1024;
const MAX_BODY_LENGTH = 1024 * 1024;

export const fetchSchema = z.object({
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  method: z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'MKCOL']),
  headers: headersSchema,
  body: z.string().max(MAX_BODY_LENGTH).nullable(),
  as: z.enum(['text', 'base64']),
});

/** Where an extension may ask: hosts that it names itself are public, and those of its settings are the operator's choice. */
export interface Reach {
  hosts: readonly string[];
  /** 'http://chat.internal:8065' */
  origins: readonly string[];
}

export function reachOf({ described, settings }: OpenExtension): Reach {
  const urls = Object.entries(described.settings).flatMap(([setting, { kind }]) =>
    kind === 'url' && settings[setting] !== undefined ? new URL(String(settings[setting])).origin : [],
  );
  return { hosts: described.hosts, origins: urls };
}

/** Https at the usual port of a host that it names, or an address that the operator has typed. */
export function isReached({ protocol, port, hostname, origin }: URL, { hosts, origins }: Reach): boolean {
  return origins.includes(origin) || (protocol === 'https:' && port === '' && hosts.includes(hostname));
}

/** The answer to a request of an extension, as it is handed to it. */
export async function reach(
  { as, body, ...asked }: z.output<typeof fetchSchema>,
  at: Reach,
): Promise<{ status: number; headers: Record<string, string>; text: string }> {
  const request = body === null ? asked : { ...asked, body: Buffer.from(body) };
  const { bytes, ...answer } = await sendTo(at, request, {
    answerBytes: MAX_ANSWER_BYTES,
    ms: TIME_LIMIT_MS,
  });
  return { ...answer, text: bytes.toString(as === 'text' ? 'utf8' : 'base64') };
}

/** By protocol. Only for requests that may be sent twice: the other side may just be closing one. */
export type KeptConnections = Readonly<Record<string, http.Agent>>;

export const keepConnections = (): KeptConnections => ({
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true }),
});

/** Redirects are not followed: they may lead anywhere. */
export async function sendTo(
  at: Reach,
  told: ToldRequest,
  limits: { answerBytes: number; ms: number },
  kept?: KeptConnections,
): Promise<{ status: number; headers: Record<string, string>; bytes: Buffer }> {
  const { url, method, headers, body } = told;
  const { answerBytes, ms } = limits;
  const target = new URL(url);
  const isChosen = at.origins.includes(target.origin);
  if (!isReached(target, at)) throw new Error(`${target.host} is none of its hosts`);
  const lookup = isChosen ? {} : { lookup: pinnedTo(await publicAddress(target)) };
  const { request } = target.protocol === 'https:' ? https : http;
  const signal = AbortSignal.timeout(ms);
  const agent = kept?.[target.protocol] ?? false;
  return new Promise((resolve, reject) => {
    let hasAnswered = false;
    const fail = (error: NodeJS.ErrnoException) => {
      if (signal.aborted) reject(new Error(`${target.host} did not answer within ${ms / 1000} s`));
      else if (asked.reusedSocket && !hasAnswered) resolve(sendTo(at, told, limits));
      else reject(new Error(`${target.host} could not be asked: ${error.code ?? error.message}`));
    };
    const asked = request(
      target,
      { method, headers: withLength(headers, body), agent, signal, ...lookup },
      (answer) => {
        hasAnswered = true;
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > answerBytes)
            asked.destroy(new Error(`the answer is larger than ${answerBytes / 2 ** 20} MB`));
          else chunks.push(chunk);
        });
        answer.on('error', fail);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            headers: Object.fromEntries(
              Object.entries(answer.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
            ),
            bytes: Buffer.concat(chunks),
          }),
        );
      },
    );
    asked.on('error', fail);
    asked.end(body);
  });
}

function withLength(headers: Record<string, string>, body: Uint8Array | undefined): Record<string, string> {
  const given = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const own = given.filter(
    ([name]) => !['host', 'content-length', 'connection', 'transfer-encoding', 'expect'].includes(name),
  );
  return {
    'user-agent': 'Extension/1',
    ...Object.fromEntries(own),
    ...(body && { 'content-length': String(body.byteLength) }),
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
