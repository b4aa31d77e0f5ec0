import type { IncomingMessage } from 'node:http';

/** All unknown URLs are answered as this one: a flood of them is one page, rendered once. */
export const UNKNOWN_URL = '/404';

/**
 * For Fastify's `rewriteUrl`. A path that cannot be decoded ('/shop/%zz') would be refused before any route sees it. As a
 * page it is unknown like any other; the API does refuse it.
 */
export function decodableUrl({ url = '/' }: IncomingMessage): string {
  if (!url.includes('%') || url.startsWith('/api/')) return url;
  try {
    decodeURI(url.split('?', 1)[0]!);
    return url;
  } catch {
    return UNKNOWN_URL;
  }
}
