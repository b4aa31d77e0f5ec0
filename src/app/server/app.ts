import { loadPage } from '#app/web/entry-server.tsx';
import { findPage } from '#app/web/find-page.ts';
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { addUploadFiles } from '#engine/server/files/upload-files.ts';
import type { App, Guard } from '#engine/server/http/app-type.ts';
import { hintAtProxy } from '#engine/server/http/client-network.ts';
import { answerUnreadableRequest, handleError } from '#engine/server/http/error-handler.ts';
import { describeError } from '#engine/server/http/describe-error.ts';
import { applyContract } from '#engine/server/http/apply-contract.ts';
import { addExport } from '#engine/server/lists/export-list.ts';
import { lacksTwoFactor } from '#engine/server/settings/required-two-factor.ts';
import { addGuardHook, addLaunchHook } from '#engine/server/sessions/guards.ts';
import { addHealthRoutes } from '#engine/server/http/health.ts';
import { addMetrics, showDisk } from '#engine/server/http/metrics.ts';
import { showCache } from '#engine/server/cache/response-cache.ts';
import { openFastPath } from '#engine/server/cache/fast-path.ts';
import { showOwnChanges } from '#engine/server/cache/own-changes.ts';
import { addApiDocument } from '#engine/server/api/api-document.ts';
import { acceptApiKeys } from '#engine/server/sessions/api-keys.ts';
import { showQueues } from '#engine/server/queue/queue-figures.ts';
import { answerInTurn, refuseWhenOverloaded, refuseWhenQueueIsLong } from '#engine/server/http/overload.ts';
import { MAX_PARAM_LENGTH } from '#engine/server/http/path-params.ts';
import { addRateLimitHook } from '#engine/server/http/rate-limit.ts';
import { logRequests } from '#engine/server/http/request-log.ts';
import { refuseWritesFromOtherSites, securityHeaders } from '#engine/server/http/security.ts';
import { writeForWhoAsks } from '#engine/server/http/write-for-who-asks.ts';
import { traceRequests } from '#engine/server/traces/trace-requests.ts';
import { tracer } from '#engine/server/traces/trace.ts';
import { renewSessionCookies } from '#engine/server/sessions/session.ts';
import { addBrandTexts } from '#engine/server/ssr/brand-texts.ts';
import { decodableUrl, addPages } from '#engine/server/ssr/pages.ts';
import { inlineScriptHashes } from '#engine/server/ssr/document.ts';
import { addStaticFiles } from '#engine/server/ssr/known-files.ts';
import { domains } from '#engine/server/domain.ts';
import type { NeededRight } from '#engine/model/rights.ts';
import { storeMode, type Shop } from '#engine/server/shop.ts';

/** One row per /api route: what the role × endpoint test walks. */
export interface RouteEntry {
  method: string;
  url: string;
  guard: Guard;
  right: NeededRight | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    routeTable: RouteEntry[];
  }
}

const BODY_LIMIT_BYTES = 1024 * 1024;
/** Connections are closed when headers or the whole request take longer than this, or when nothing is read or written. */
export const HEADERS_TIMEOUT_MS = 15_000;
export const REQUEST_TIMEOUT_MS = 30_000;
const SILENT_SOCKET_TIMEOUT_MS = 120_000;
/** How often Node looks for such clients. */
const TIMEOUT_CHECK_MS = 2_000;

/** `logTo`: for tests that read what is logged; otherwise the log goes to standard output. */
export async function buildApp(shop: Shop, logTo?: { write(line: string): void }): Promise<App> {
  const { config } = shop;
  const headers = securityHeaders(inlineScriptHashes, config.publicUrl.startsWith('https:'));
  const traces = tracer();
  // A proxy of ours says which trace a request belongs to; a stranger does not.
  const ofProxy = { trusts: config.trustProxy !== false };
  const app: App = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { err: describeError },
      // Each line within a trace names it.
      ...(traces === undefined ? {} : { mixin: () => traces.ids() }),
      ...(logTo === undefined ? {} : { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENT_SOCKET_TIMEOUT_MS,
    clientErrorHandler: answerUnreadableRequest,
    rewriteUrl: decodableUrl,
    // A call whose URL cannot be decoded reaches no route and no hook; its error has the usual shape.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      handleError(error, request, reply);
    },
    // `request.ip` is what such a proxy says; everybody else's word on it is ignored.
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  // A form on another site can send text/plain without asking first; nothing here takes it.
  app.removeContentTypeParser('text/plain');
  app.decorate('secureCookies', config.publicUrl.startsWith('https:'));
  app.decorate('routeTable', [] as RouteEntry[]);
  app.decorateRequest('knownSession', undefined);

  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  if (config.environment !== 'test') refuseWhenOverloaded(app);
  const { waiting } = shop.database;
  if (waiting !== undefined) refuseWhenQueueIsLong(app, waiting, { shares: config.rateLimit });
  renewSessionCookies(app);
  showOwnChanges(app, shop.catalogue);
  traceRequests(app, ofProxy);
  await app.register(cookie);
  refuseWritesFromOtherSites(app, config.publicUrl);
  acceptApiKeys(app, shop.db, shop.limiter);
  if (config.trustProxy === false) hintAtProxy(app);
  logRequests(app);
  writeForWhoAsks(app);
  addMetrics(app);
  showCache(app.metrics, shop.cache);

  app.addHook('onRoute', (route) => {
    applyContract(route);
    addGuardHook(route, shop.db, lacksTwoFactor);
    addRateLimitHook(route, shop.limiter);
    addLaunchHook(route, shop.db, () => storeMode(shop) === 'prelaunch');
    addExport(app, route);
    const { guard, right } = route.config ?? {};
    if (route.url.startsWith('/api') && guard !== undefined) {
      for (const method of [route.method].flat()) {
        if (method !== 'HEAD') app.routeTable.push({ method, url: route.url, guard, right });
      }
    }
  });

  app.addHook('onClose', () => {
    shop.catalogue.stop();
    shop.quantityCheck.stop();
    shop.frontCaches.stop();
  });
  await addApiDocument(app, config.publicUrl);
  addHealthRoutes(app, shop.database);
  shop.source.showIn(app.metrics);
  showQueues(
    app.metrics,
    shop.db,
    domains().flatMap(({ queues = [] }) => queues),
  );
  showDisk(app.metrics, config.dataDir);
  addUploadFiles(app, shop);
  for (const { routes = [] } of domains()) for (const addRoutes of routes) addRoutes(app, shop);
  addBrandTexts(app, shop);
  addStaticFiles(app, config);
  addPages(app, shop, { findPage, loadPage });
  openFastPath(app, shop.cache, headers, ofProxy);
  answerInTurn(app.server);
  return app;
}
