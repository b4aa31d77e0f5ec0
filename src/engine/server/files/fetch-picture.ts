import http from 'node:http';
import https from 'node:https';
import { MAX_IMAGE_BYTES } from '#engine/model/upload.ts';
import {
  NotSent,
  pinnedTo,
  PUBLIC_NETWORK,
  publicAddressOf,
  type Network,
} from '#engine/server/webhooks/send-message.ts';

/** Names, connections, redirects and bytes together: what takes longer is not there. */
const TIME_LIMIT_MS = 20_000;
const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export const PICTURE_FAILURES = ['unreachable', 'missing', 'private', 'tooLarge', 'notAPicture'] as const;
export type PictureFailure = (typeof PICTURE_FAILURES)[number];

export class PictureNotFetched extends Error {
  override readonly name = 'PictureNotFetched';
  readonly failure: PictureFailure;

  constructor(failure: PictureFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** Tests have names and protocols of their own. */
export interface PictureNetwork extends Network {
  protocol: 'https:' | 'http:';
}

/**
 * The bytes at a URL that a stranger gave, whatever they are. Only https, only public networks: every name, also that of a
 * redirect, is resolved once, and the connection goes to the IP that was checked.
 */
export async function fetchPicture(
  url: string,
  network: PictureNetwork = { ...PUBLIC_NETWORK, protocol: 'https:' },
  timeLimitMs: number = TIME_LIMIT_MS,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeLimitMs);
  let target = url;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const answer = await get(new URL(target), network, signal);
    if (Buffer.isBuffer(answer)) return answer;
    if (!URL.canParse(answer.location, target)) throw new PictureNotFetched('missing');
    target = new URL(answer.location, target).href;
  }
  throw new PictureNotFetched('unreachable');
}

async function get(
  target: URL,
  network: PictureNetwork,
  signal: AbortSignal,
): Promise<Buffer | { location: string }> {
  if (target.protocol !== network.protocol || target.username !== '') throw new PictureNotFetched('private');
  const ip = await Promise.race([publicAddressOf(target, network), aborted(signal)]).catch(
    (error: unknown) => {
      const isPrivate = error instanceof NotSent && error.failure.reason === 'privateNetwork';
      throw new PictureNotFetched(isPrivate ? 'private' : 'unreachable');
    },
  );
  const { request } = target.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const fail = (failure: PictureFailure) => {
      reject(new PictureNotFetched(failure));
      asked.destroy();
    };
    const asked = request(
      target,
      { headers: { accept: 'image/*' }, agent: false, lookup: pinnedTo(ip), signal },
      (answer) => {
        const { statusCode = 0, headers } = answer;
        answer.on('error', () => fail('unreachable'));
        if (REDIRECTS.has(statusCode) && headers.location !== undefined) {
          resolve({ location: headers.location });
          return asked.destroy();
        }
        if (statusCode === 404 || statusCode === 410) return fail('missing');
        if (statusCode !== 200) return fail('unreachable');
        const pieces: Buffer[] = [];
        let length = 0;
        answer.on('data', (piece: Buffer) => {
          length += piece.length;
          if (length > MAX_IMAGE_BYTES) fail('tooLarge');
          else pieces.push(piece);
        });
        answer.on('end', () => resolve(Buffer.concat(pieces)));
      },
    );
    asked.on('error', () => reject(new PictureNotFetched('unreachable')));
    asked.end();
  });
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(new PictureNotFetched('unreachable'));
    signal.addEventListener('abort', () => reject(new PictureNotFetched('unreachable')), { once: true });
  });
}
