import { AppError } from '#engine/server/http/app-error.ts';
import type { App } from '#engine/server/http/app-type.ts';
import { clientNetwork } from '#engine/server/http/client-network.ts';
import { storeMode, type Shop } from '#engine/server/shop.ts';

declare module '#engine/server/config.ts' {
  interface Config {
    /** Whether assistants may read the catalogue. */
    readonly mcp: boolean;
  }
}

const MCP_PATH = '/mcp';
/** An assistant asks one thing after the other; a hundred searches in one request are no assistant. */
const MAX_BATCH = 5;

/**
 * The catalogue for assistants: Model Context Protocol over streamable HTTP. Each request stands alone, so any process
 * answers it. Loaded with the first one: most shops' visitors are people.
 */
export function mcpRoutes(app: App, shop: Shop): void {
  if (!shop.config.mcp) return;

  app.post(MCP_PATH, { schema: { hide: true } }, async (request, reply) => {
    if (storeMode(shop) === 'prelaunch') throw new AppError('not_found', 'errors:not_found');
    const calls = [request.body].flat();
    if (calls.length > MAX_BATCH)
      throw new AppError('too_large', 'errors:checkout.manyCalls', { params: { max: MAX_BATCH } });
    for (const _call of calls) await shop.limiter.count({ assistantCalls: clientNetwork(request) });
    const { catalogueServer } = await import('./catalogue-server.ts');
    const { WebStandardStreamableHTTPServerTransport } =
      await import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js');
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    const server = catalogueServer(shop, request.log);
    try {
      await server.connect(transport);
      const headers = new Headers(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const asked = new Request(new URL(MCP_PATH, shop.config.publicUrl), { method: 'POST', headers });
      const response = await transport.handleRequest(asked, { parsedBody: request.body });
      reply.status(response.status).headers(Object.fromEntries(response.headers));
      return reply.header('cache-control', 'no-store').send(await response.text());
    } finally {
      await server.close();
    }
  });

  // There is nothing to listen to and no session to end.
  app.route({
    method: ['GET', 'DELETE'],
    url: MCP_PATH,
    schema: { hide: true },
    handler: (_request, reply) => reply.status(405).header('allow', 'POST').send(),
  });
}
