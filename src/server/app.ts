import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { adminRoutes } from './features/admin/admin.routes.ts';
import { cartRoutes } from './features/cart/cart.routes.ts';
import { checkoutRoutes } from './features/checkout/checkout.routes.ts';
import { feedsRoutes } from './features/feeds/feeds.routes.ts';
import { addGroupEvents } from './features/group-buys/group-events.ts';
import { groupBuysRoutes } from './features/group-buys/group-buys.routes.ts';
import { ledgerRoutes } from './features/ledger/ledger.routes.ts';
import { invoiceRoutes } from './features/orders/invoice.routes.ts';
import { payoutsRoutes } from './features/ledger/payouts.routes.ts';
import { ordersRoutes } from './features/orders/orders.routes.ts';
import { mcpRoutes } from './features/mcp/mcp.routes.ts';
import { catalogueRoutes } from './features/catalogue/catalogue.routes.ts';
import { productWritesRoutes } from './features/catalogue/product-writes.routes.ts';
import { productFilesRoutes } from './features/product-files/product-files.routes.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { newsletterIssueRoutes } from './features/newsletter/issues.routes.ts';
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts';
import { paymentsRoutes } from './features/payments/payments.routes.ts';
import { addStripeWebhook } from './features/payments/stripe-webhook.ts';
import { producerDeskRoutes } from './features/producer-desk/producer-desk.routes.ts';
import { producersRoutes } from './features/producers/producers.routes.ts';
import { promotionsRoutes } from './features/promotions/promotions.routes.ts';
import { returnsRoutes } from './features/returns/returns.routes.ts';
import { reviewsRoutes } from './features/reviews/reviews.routes.ts';
import { savedRoutes } from './features/saved/saved.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { seoRoutes } from './features/seo/seo.routes.ts';
import { addUploadFiles } from './features/uploads/upload-files.ts';
import { uploadsRoutes } from './features/uploads/uploads.routes.ts';
import { waitlistRoutes } from './features/waitlist/waitlist.routes.ts';
import { webhooksRoutes } from './features/webhooks/webhooks.routes.ts';
import type { App, RoomApp } from './http/app-type.ts';
import { hintAtProxy } from './http/client-network.ts';
import { answerUnreadableRequest } from './http/client-errors.ts';
import { describeError } from './http/describe-error.ts';
import { handleError } from './http/error-handler.ts';
import type { Guard } from './http/guard-type.ts';
import { addGuardHook } from './http/guards.ts';
import { addLaunchHook } from './http/launch.ts';
import { addHealthRoutes } from './http/health.ts';
import { addMetrics } from './http/metrics.ts';
import { cacheMetrics } from './cache/cache-metrics.ts';
import { openFrontDoor } from './cache/front-door.ts';
import { showOwnChanges } from './cache/own-changes.ts';
import { addApiDocument } from './http/api-document.ts';
import { acceptApiKeys } from './http/api-keys.ts';
import { MAX_PARAM_LENGTH } from './http/path-params.ts';
import { addRateLimitHook } from './http/rate-limit.ts';
import { logRequests } from './http/request-log.ts';
import { refuseWritesFromOtherSites, securityHeaders } from './http/security.ts';
import { renewSessionCookies } from './http/session.ts';
import { addBrandTexts } from './ssr/brand-texts.ts';
import { decodableUrl } from './ssr/decodable-url.ts';
import { inlineScriptHashes } from './ssr/inline-scripts.ts';
import { addOneClicks } from './one-clicks.ts';
import { addPages } from './ssr/pages.ts';
import { addStaticFiles } from './ssr/static-files.ts';
import { storeMode, type Shop } from './shop.ts';

/** One row per /api route: what the role × endpoint test walks. */
export interface RouteEntry {
  method: string;
  url: string;
  guard: Guard;
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
/** Above this event-loop delay new requests are answered 503 rather than queued. */
const MAX_EVENT_LOOP_DELAY_MS = 1_500;

/** Every room that has calls of the API. */
const ROOMS: ((app: RoomApp, shop: Shop) => void)[] = [
  accountRoutes,
  catalogueRoutes,
  productWritesRoutes,
  productFilesRoutes,
  producersRoutes,
  searchRoutes,
  reviewsRoutes,
  uploadsRoutes,
  producerDeskRoutes,
  adminRoutes,
  cartRoutes,
  promotionsRoutes,
  waitlistRoutes,
  savedRoutes,
  contactRoutes,
  newsletterRoutes,
  newsletterIssueRoutes,
  checkoutRoutes,
  ordersRoutes,
  paymentsRoutes,
  groupBuysRoutes,
  ledgerRoutes,
  invoiceRoutes,
  payoutsRoutes,
  returnsRoutes,
  webhooksRoutes,
];

/** `logTo`: for tests that read what is logged; otherwise the log goes to standard output. */
export async function buildApp(shop: Shop, logTo?: { write(line: string): void }): Promise<App> {
  const { config } = shop;
  const headers = securityHeaders(inlineScriptHashes, config.publicUrl.startsWith('https:'));
  const app: App = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { err: describeError },
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
  if (config.environment !== 'test') {
    await app.register(underPressure, { maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS, retryAfter: 5 });
  }
  renewSessionCookies(app);
  showOwnChanges(app, shop.catalogue);
  await app.register(cookie);
  refuseWritesFromOtherSites(app, config.publicUrl);
  acceptApiKeys(app, shop.db, shop.limiter);
  if (config.trustProxy === false) hintAtProxy(app);
  logRequests(app);
  addMetrics(app);
  app.metricSources.push(() => cacheMetrics(shop.cache));

  app.addHook('onRoute', (route) => {
    addGuardHook(route, shop.db);
    addRateLimitHook(route, shop.limiter);
    addLaunchHook(route, shop.db, () => storeMode(shop) === 'prelaunch');
    if (route.url.startsWith('/api') && route.config?.guard !== undefined) {
      for (const method of [route.method].flat()) {
        if (method !== 'HEAD') app.routeTable.push({ method, url: route.url, guard: route.config.guard });
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
  app.metricSources.push(() => shop.source.metrics());
  addUploadFiles(app, shop);
  for (const room of ROOMS) room(app, shop);
  addStripeWebhook(app, shop);
  addOneClicks(app, shop);
  addGroupEvents(app, shop);
  seoRoutes(app, shop);
  feedsRoutes(app, shop);
  mcpRoutes(app, shop);
  addBrandTexts(app, shop);
  addStaticFiles(app, config);
  await addPages(app, shop);
  openFrontDoor(app, shop.cache, headers);
  return app;
}
