import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * Pages are cached whole, so a nonce would repeat; instead the two inline scripts of the shop are known by their hashes
 * (docs/decisions/0003-script-hash.md), and everything else must come from our own files.
 */
export function securityHeaders(inlineScriptHashes: string[], https: boolean): Record<string, string> {
  const scripts = ["'self'", ...inlineScriptHashes.map((hash) => `'${hash}'`)].join(' ');
  const policy = [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    // Nobody else learns who looks at what: pictures from elsewhere are fetched by the server and kept.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** Mails show pictures of the shop, and people read their mails on other sites. */
export const SHOWN_IN_MAILS = { 'cross-origin-resource-policy': 'cross-origin' };

/** Nothing is changed by them. */
export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Writes come from our own pages only. Browsers say where a request comes from; other clients say nothing and have no cookies to steal. */
export function refuseWritesFromOtherSites(app: FastifyInstance, publicUrl: string): void {
  const ownOrigin = new URL(publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || isBearer(request)) return;
    if (isForeign(request, ownOrigin)) throw new AppError('forbidden', 'errors:otherSite');
  });
}

function isForeign(request: FastifyRequest, ownOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.headers.origin;
  if (origin === undefined) return false;
  return origin !== ownOrigin && !sameHost(origin, request.headers.host);
}

function sameHost(origin: string, host: string | undefined): boolean {
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Says who it is by a key rather than by cookies. A page of another site cannot: it would have to ask first. */
export function isBearer({ headers }: FastifyRequest): boolean {
  return headers.authorization?.slice(0, 7).toLowerCase() === 'bearer ';
}
