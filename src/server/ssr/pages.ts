import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPrivatePage, redirectFrom } from '#shared/accounts/private-pages.ts';
import { ERROR_STATUS } from '#shared/errors.ts';
import { withoutTracking } from '#shared/tracking-parameters.ts';
import { findPage } from '#web/rendering/find-page.ts';
import type { App } from '../http/app-type.ts';
import { AppError } from '../http/app-error.ts';
import { requestLanguage } from '../http/request-language.ts';
import { findSession } from '../http/session.ts';
import { storeMode, type Shop } from '../shop.ts';
import { createPageRenderer } from './page-renderer.ts';
import { UNKNOWN_URL } from './unknown-url.ts';

const RETRY_AFTER_SECONDS = 5;
/** The router writes queries anew, at most three times as long; a redirect to such a URL must fit into the 16 KB of a head. */
const MAX_URL_LENGTH = 4_000;

/** Every URL that is neither a call nor a file is a page, rendered whole and cached until the catalogue changes. */
export async function addPages(app: App, shop: Shop): Promise<void> {
  const render = createPageRenderer(app, shop);

  const servePage = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = withoutEndlessQuery(withoutTracking(request.url));
    if (url.startsWith('/api/') || url === '/api') throw new AppError('not_found', 'errors:not_found');
    const cached = shop.cache.get(`page ${requestLanguage(request)} ${url}`);
    if (cached !== undefined) return cached.send(request, reply);
    const path = url.split('?', 1)[0]!;
    const page = findPage(path, storeMode(shop) === 'prelaunch');
    if (page === undefined) return sendPage(request, reply, UNKNOWN_URL, 'page');
    if (page !== path) return reply.redirect(page + url.slice(path.length), 301);
    if (!isPrivatePage(page)) return sendPage(request, reply, url, 'page');
    const session = await findSession(shop.db, request);
    const elsewhere = redirectFrom(page, session?.user?.role);
    if (elsewhere !== undefined) return reply.redirect(elsewhere, 302);
    return sendPage(request, reply, url, 'private page');
  };

  /** `kind` keeps private pages out of reach of those whose session was not looked at. */
  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    url: string,
    kind: 'page' | 'private page',
  ) => {
    const language = requestLanguage(request);
    const key = `${kind} ${language} ${url}`;
    const cached = shop.cache.get(key);
    if (cached !== undefined) return cached.send(request, reply);
    const { generation } = shop.cache;
    const rendered = await shop.cache.makeOnce(key, () => render({ url, language, log: request.log }));
    if (typeof rendered === 'string') return reply.redirect(rendered, 302);
    const { answer, cacheable } = rendered;
    if (cacheable) shop.cache.set(key, answer, generation);
    if (answer.status === ERROR_STATUS.unavailable) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return answer.send(request, reply);
  };

  app.get('/', { schema: { hide: true } }, servePage);
  app.get('/*', { schema: { hide: true } }, servePage);
  app.setNotFoundHandler(() => {
    throw new AppError('not_found', 'errors:not_found');
  });
}

/** No page reads that much: it is shown as without it. */
function withoutEndlessQuery(url: string): string {
  return url.length > MAX_URL_LENGTH ? url.split('?', 1)[0]! : url;
}
