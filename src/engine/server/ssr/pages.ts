import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isPrivatePage, redirectFrom } from '#engine/model/pages/private-pages.ts';
import { ERROR_STATUS } from '#engine/model/errors.ts';
import type { Language } from '#engine/model/languages.ts';
import { UNKNOWN_ROUTE, UNKNOWN_URL } from '#engine/model/pages/unknown-page.ts';
import { withoutTracking } from '#engine/model/pages/tracking-parameters.ts';
import { hasChangedSomething } from '#engine/server/cache/changed-cookie.ts';
import { pageKey } from '#engine/server/cache/response-cache.ts';
import type { App } from '#engine/server/http/app-type.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { handleError, prepareFailure } from '#engine/server/http/error-handler.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { findSession } from '#engine/server/sessions/session.ts';
import { storeMode, type Shop } from '#engine/server/shop.ts';
import { loadAssets } from './assets.ts';
import { renderFailure } from './document.ts';
import { PageMaker, type PageToMake } from './page-maker.ts';
import type { SitePages } from './site-pages.ts';
import { OnePerTick } from './page-queue.ts';
import type { IncomingMessage } from 'node:http';

const RETRY_AFTER_SECONDS = 5;
/** The router may write a query three times as long; a redirect to that URL must fit into the 16 KB limit for headers. */
const MAX_URL_LENGTH = 4_000;

type AskedPage = Pick<PageToMake, 'url' | 'key' | 'isPrivate'>;

/** Undefined where the response is sent at once: Fastify would wait for a promise as long as sending takes. */
type Handled = Promise<void> | undefined;

/** Every URL that is neither an API call nor a file is a page, rendered whole and cached until something changes that it shows. */
export function addPages(app: App, shop: Shop, { findPage, loadPage }: SitePages): void {
  const { cache } = shop;
  const assets = loadAssets(shop.config);
  const maker = new PageMaker(app, shop, assets, loadPage);
  const unknownPages = new OnePerTick();

  const servePage = (request: FastifyRequest, reply: FastifyReply): Handled => {
    const url = withoutLongQuery(withoutTracking(request.url));
    if (isApiCall(url)) throw new AppError('not_found', 'errors:not_found');
    const language = requestLanguage(request);
    const key = pageKey(language, url);
    const cached = find(request, key);
    if (cached !== undefined) return void cached.send(request, reply);
    const path = url.split('?', 1)[0]!;
    const page = findPage(path, storeMode(shop) === 'prelaunch');
    if (page === undefined) return sendUnknownPage(request, reply, language);
    if (page !== path) return void reply.redirect(page + url.slice(path.length), 301);
    // Not under the key above: what is found there is sent without a look at the session.
    if (isPrivatePage(page))
      return sendPrivatePage(request, reply, page, { url, key: `private ${key}`, isPrivate: true });
    return sendNewPage(request, reply, { url, key });
  };

  const find = (request: FastifyRequest, key: string) =>
    hasChangedSomething(request) ? cache.fresh(key) : cache.get(key);

  /** One in each turn of the event loop: in a flood of unknown URLs everybody else is served in between. */
  const sendUnknownPage = async (request: FastifyRequest, reply: FastifyReply, language: Language) => {
    await unknownPages.next();
    await sendPage(request, reply, { url: UNKNOWN_URL, key: pageKey(language, UNKNOWN_ROUTE) });
  };

  const sendPrivatePage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: string,
    asked: AskedPage,
  ) => {
    const session = await findSession(shop.db, request);
    const elsewhere = redirectFrom(page, session?.user?.role, asked.url.slice(page.length));
    if (elsewhere === undefined) await sendPage(request, reply, asked);
    else void reply.redirect(elsewhere, 302);
  };

  const sendPage = (request: FastifyRequest, reply: FastifyReply, asked: AskedPage): Handled => {
    const cached = find(request, asked.key);
    if (cached !== undefined) return void cached.send(request, reply);
    return sendNewPage(request, reply, asked);
  };

  const sendNewPage = async (request: FastifyRequest, reply: FastifyReply, asked: AskedPage) => {
    cache.counts.misses += 1;
    const page = await maker.make({
      ...asked,
      language: requestLanguage(request),
      log: request.log,
      acceptEncoding: request.headers['accept-encoding']?.toString(),
    });
    if ('redirect' in page) return void reply.redirect(page.redirect, 302);
    if (page.status === ERROR_STATUS.unavailable) void reply.header('retry-after', RETRY_AFTER_SECONDS);
    return void page.send(request, reply);
  };

  /** A page that fails is a page too, not JSON. */
  const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (isApiCall(request.url)) return handleError(error, request, reply);
    const { message } = prepareFailure(error, request, reply);
    const html = renderFailure(message, requestLanguage(request), assets);
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
  };

  app.get('/', { schema: { hide: true }, errorHandler }, servePage);
  app.get('/*', { schema: { hide: true }, errorHandler }, servePage);
  app.setNotFoundHandler(() => {
    throw new AppError('not_found', 'errors:not_found');
  });
}

const isApiCall = (url: string) => url.startsWith('/api/') || url === '/api';

/** No page reads a query of that length. */
function withoutLongQuery(url: string): string {
  return url.length > MAX_URL_LENGTH ? url.split('?', 1)[0]! : url;
}

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
