import type { IncomingMessage, RequestListener } from 'node:http';
import type { App } from '#engine/server/http/app-type.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { withoutTracking } from '#engine/model/pages/tracking-parameters.ts';
import { traceparentOf } from '#engine/server/traces/trace-requests.ts';
import { tracer } from '#engine/server/traces/trace.ts';
import { hasChangedSomething } from './changed-cookie.ts';
import { type ResponseCache, pageKey, readKey } from './response-cache.ts';

/**
 * Sends cached responses before the framework sees the request: routing, hooks, logger and reply take longer than all
 * there is to do. Whatever is not plainly in the cache goes on to the framework, which knows every case.
 * `common`: the headers of every response of the shop.
 */
export function openFastPath(
  app: App,
  cache: ResponseCache,
  common: Record<string, string>,
  { trusts }: { trusts: boolean },
): void {
  // At that level every request has its line in the log.
  if (app.log.isLevelEnabled?.('debug')) return;
  const head = Object.entries(common).flat();
  const traces = tracer();
  const [handler] = app.server.listeners('request') as [RequestListener];
  app.server.removeListener('request', handler);
  app.server.on('request', (request, response) => {
    const started = performance.now();
    if (cachedFor(request)?.write(request.headers, response, head)) {
      const ms = performance.now() - started;
      app.observe('GET', 'cached', response.statusCode, ms / 1000);
      if (traces !== undefined)
        traces.cached(response.statusCode, ms, trusts ? traceparentOf(request) : undefined);
    } else handler(request, response);
  });

  const cachedFor = (request: IncomingMessage) =>
    request.method === 'GET' && !hasChangedSomething(request) ? cache.get(keyOf(request)) : undefined;
}

function keyOf(request: IncomingMessage): string {
  const url = request.url!;
  const language = requestLanguage(request);
  return url.startsWith('/api/') ? readKey(language, url) : pageKey(language, withoutTracking(url));
}
