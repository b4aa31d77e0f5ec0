import type { FastifyReply, FastifyRequest } from 'fastify';
import { CachedResponse } from './cached-response.ts';
import { hasChangedSomething } from './changed-cookie.ts';
import { dependencies } from './dependencies.ts';
import type { ResponseCache } from './response-cache.ts';

interface Document {
  /** Names everything that it depends on besides the catalogue. */
  key: string;
  contentType: string;
  /** `shows`: the products in it, where their prices and names are part of it. */
  write(): Promise<{ text: string; shows?: unknown }>;
}

/** A document for other programs, written when it is first asked for and cached like a list. */
export async function sendCached(
  cache: ResponseCache,
  request: FastifyRequest,
  reply: FastifyReply,
  document: Document,
): Promise<FastifyReply> {
  const { key } = document;
  const cached = hasChangedSomething(request) ? cache.fresh(key) : cache.get(key);
  return (cached ?? (await make(cache, document))).send(request, reply);
}

async function make(cache: ResponseCache, document: Document): Promise<CachedResponse> {
  const { generation } = cache;
  const { text, shows } = await document.write();
  const { tags } = dependencies(shows, ['lists']);
  const response = new CachedResponse({
    status: 200,
    type: document.contentType,
    text,
    dependencies: { tags, quantities: [] },
  });
  cache.set(document.key, response, generation, () => make(cache, document));
  return response;
}
