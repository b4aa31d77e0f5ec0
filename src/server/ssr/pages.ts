import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderPage } from '#web/entry-server.tsx';
import type { App } from '../http/app-type.ts';
import { AppError } from '../http/app-error.ts';
import { requestLanguage } from '../http/request-language.ts';
import { CachedAnswer } from '../http/response-cache.ts';
import { i18nFor, translator } from '../i18n/translations.ts';
import { storeMode, type Shop } from '../shop.ts';
import { loadAssets } from './assets.ts';
import { renderDocument } from './document.ts';
import { redirectForVisitor } from './private-pages.ts';

const HTML = 'text/html; charset=utf-8';

/** Every address that is neither a call nor a file is a page, rendered whole and kept until the catalogue changes. */
export async function addPages(app: App, shop: Shop): Promise<void> {
  const assets = loadAssets(shop.config);
  /** Pages being rendered right now: many visitors of a cold page share one rendering. */
  const rendering = new Map<string, Promise<CachedAnswer | string>>();

  const render = async (url: string, request: FastifyRequest): Promise<CachedAnswer | string> => {
    const language = requestLanguage(request);
    const preLaunch = storeMode(shop) === 'prelaunch';
    const page = await renderPage({
      url,
      language,
      i18n: i18nFor(language),
      publicUrl: shop.config.publicUrl,
      settings: {
        preLaunch,
        guestCheckout: shop.config.guestCheckout,
        placeholderRatings: shop.config.placeholderRatings,
      },
      fetchApi: async (path) => {
        const answer = await app.inject({
          method: 'GET',
          url: path,
          headers: { cookie: `language=${language}` },
        });
        return { status: answer.statusCode, body: answer.body };
      },
    });
    if (page.redirect !== undefined) return page.redirect;
    const html = renderDocument(
      {
        ...page,
        language,
        preLaunch: page.preLaunch,
        loadingText: translator(language)('shell:loadingScreen'),
      },
      assets,
    );
    return new CachedAnswer(page.status, HTML, html);
  };

  const servePage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { url } = request;
    if (url.startsWith('/api/') || url === '/api') throw new AppError('not_found', 'errors:not_found');
    const redirect = await redirectForVisitor(shop.database, request);
    if (redirect !== undefined) return reply.redirect(redirect, 302);
    const key = `page ${requestLanguage(request)} ${url}`;
    const cached = shop.cache.get(key);
    if (cached !== undefined) return cached.send(request, reply);
    const { generation } = shop.cache;
    let pending = rendering.get(key);
    if (pending === undefined) {
      pending = render(url, request).finally(() => rendering.delete(key));
      rendering.set(key, pending);
    }
    const answer = await pending;
    if (typeof answer === 'string') return reply.redirect(answer, 302);
    if (answer.status === 200) shop.cache.set(key, answer, generation);
    return answer.send(request, reply);
  };

  app.get('/', { schema: { hide: true } }, servePage);
  app.get('/*', { schema: { hide: true } }, servePage);
  app.setNotFoundHandler(() => {
    throw new AppError('not_found', 'errors:not_found');
  });
}
