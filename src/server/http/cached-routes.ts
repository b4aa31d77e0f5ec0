import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Language } from '#shared/languages.ts';
import { requestLanguage } from './request-language.ts';
import { CachedAnswer, type ResponseCache } from './response-cache.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer depends only on address, language and catalogue version, and may be kept until the version moves. */
    cached?: boolean;
    /**
     * The call changes what cached answers say. All processes hear of it once it is committed; the one that did it must
     * not answer before it has forgotten: whoever has just saved looks at the result next.
     */
    changesCatalogue?: boolean;
  }
  interface FastifyRequest {
    cacheGeneration: number | undefined;
  }
}

/** Puts the cache before everything else of a route that declares `config.cached`, and empties it after one that writes. */
export function addCacheHooks(route: RouteOptions, cache: ResponseCache): void {
  if (route.config?.changesCatalogue === true) {
    const forget = async (_request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      if (reply.statusCode < 300) cache.clear();
      return payload;
    };
    route.onSend = [...[route.onSend ?? []].flat(), forget as never];
  }
  if (route.config?.cached !== true) return;
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const hit = cache.get(cacheKey(request));
    if (hit !== undefined) return hit.send(request, reply);
    request.cacheGeneration = cache.generation;
    return undefined;
  };
  const keep = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (request.cacheGeneration === undefined || reply.statusCode !== 200 || typeof payload !== 'string')
      return payload;
    const answer = new CachedAnswer(200, String(reply.getHeader('content-type')), payload);
    cache.set(cacheKey(request), answer, request.cacheGeneration);
    reply.header('etag', answer.etag).header('cache-control', 'no-cache');
    reply.header('vary', 'accept-encoding, accept-language, cookie');
    return payload;
  };
  route.onRequest = [serve, ...[route.onRequest ?? []].flat()];
  route.onSend = [...[route.onSend ?? []].flat(), keep as never];
}

function cacheKey(request: FastifyRequest): string {
  return answerKey(requestLanguage(request), request.url);
}

/** Where the answer of an address is kept, for those who need it without making a request. */
export function answerKey(language: Language, url: string): string {
  return `${language} ${url}`;
}
