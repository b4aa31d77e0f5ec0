import type { IncomingMessage } from 'node:http';
import { UNKNOWN_URL } from '#engine/model/unknown-page.ts';

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
