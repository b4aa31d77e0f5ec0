import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { WebhookFailure } from '#engine/model/webhooks/webhook-failure.ts';
import { isPublicAddress } from './public-address.ts';

/** An answer that takes longer is none. */
const TIME_LIMIT_MS = 10_000;
/** As much of an answer is read; nobody needs it. */
const MAX_ANSWER_BYTES = 16 * 1024;

/** How targets are found; tests have their own names. */
export interface Network {
  resolve(host: string): Promise<string[]>;
  isPublic(ip: string): boolean;
}

export const PUBLIC_NETWORK: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isPublic: isPublicAddress,
};

/** Why a message did not arrive, as far as its receiver's owner may know. */
export class NotSent extends Error {
  readonly failure: WebhookFailure;

  constructor(failure: WebhookFailure) {
    super(failure.reason);
    this.failure = failure;
  }
}

interface Message {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * Posts a message and returns the status of the answer. The name is resolved once, and the connection goes to the IP that
 * was checked: a name that means something else a moment later leads nowhere. Redirects are not followed.
 */
export async function sendMessage(
  { url, headers, body }: Message,
  network: Network,
  timeLimitMs: number = TIME_LIMIT_MS,
): Promise<number> {
  const target = new URL(url);
  const signal = AbortSignal.timeout(timeLimitMs);
  const ip = await Promise.race([publicAddressOf(target, network), timedOut(signal, timeLimitMs)]);
  const { request } = target.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(
      target,
      { method: 'POST', headers, agent: false, lookup: pinnedTo(ip), signal },
      (answer) => {
        resolve(answer.statusCode!);
        let read = 0;
        answer.on('data', (chunk: Buffer) => {
          read += chunk.length;
          if (read > MAX_ANSWER_BYTES) asked.destroy();
        });
        answer.on('error', () => {});
      },
    );
    asked.on('error', (error: NodeJS.ErrnoException) =>
      reject(signal.aborted ? tooSlow(timeLimitMs) : new NotSent(connectionFailure(error))),
    );
    asked.end(body);
  });
}

/** Whatever name is asked for, the connection goes to this IP. */
export function pinnedTo(ip: string): LookupFunction {
  return (_host, options, done) => {
    const found = { address: ip, family: isIP(ip) };
    if (options.all) done(null, [found]);
    else done(null, found.address, found.family);
  };
}

/** Refuses names that lead into a private network, also only now and then. */
export async function publicAddressOf({ hostname }: URL, network: Network): Promise<string> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(literal) === 0 ? await resolved(literal, network) : [literal];
  // All of them: somebody who mixes a private one in does not get to choose which is used.
  if (!found.every((ip) => network.isPublic(ip))) throw new NotSent({ reason: 'privateNetwork' });
  return found[0]!;
}

async function resolved(host: string, network: Network): Promise<string[]> {
  const found = await network.resolve(host).catch(() => []);
  if (found.length === 0) throw new NotSent({ reason: 'notFound', host });
  return found;
}

function timedOut(signal: AbortSignal, timeLimitMs: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(tooSlow(timeLimitMs)), { once: true });
  });
}

const tooSlow = (timeLimitMs: number) => new NotSent({ reason: 'tooSlow', seconds: timeLimitMs / 1000 });

/** Some errors have no code but a text of any length. */
const MAX_CODE_LENGTH = 100;

const REASONS: Record<string, 'refused' | 'hungUp' | 'unreachable'> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'hungUp',
  EPIPE: 'hungUp',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'unreachable',
};

/** What Node says of a connection that failed, as a reason that people can read. */
export function connectionFailure(error: NodeJS.ErrnoException): WebhookFailure {
  const code = (error.code ?? error.message).slice(0, MAX_CODE_LENGTH);
  const known = REASONS[code];
  if (known !== undefined) return { reason: known };
  if (/CERT|SIGNATURE/.test(code)) return { reason: 'certificate', code };
  if (/^EPROTO$|SSL|TLS/.test(code)) return { reason: 'encryption', code };
  if (code.startsWith('HPE_')) return { reason: 'notHttp', code };
  return { reason: 'connection', code };
}
