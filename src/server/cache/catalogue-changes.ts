import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { ResponseCache } from './response-cache.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The call changes what kept answers say. All processes hear of it once it is committed; the one that did it must
     * not answer before it has forgotten: whoever has just saved looks at the result next.
     */
    changesCatalogue?: boolean;
  }
}

/** Empties the cache after a call that declares `config.changesCatalogue`. */
export function addForgetHook(route: RouteOptions, cache: ResponseCache): void {
  if (route.config?.changesCatalogue !== true) return;
  const forget = async (_request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (reply.statusCode < 300) cache.clear();
    return payload;
  };
  route.onSend = [...[route.onSend ?? []].flat(), forget as never];
}
