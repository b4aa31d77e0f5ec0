import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_STATUS } from '#shared/errors.ts';
import type { Language } from '#shared/languages.ts';
import { withoutTracking } from '#shared/tracking-parameters.ts';
import { renderPage } from '#web/rendering/entry-server.tsx';
import type { App } from '../http/app-type.ts';
import { AppError } from '../http/app-error.ts';
import { errorAnswer } from '../http/error-handler.ts';
import { requestLanguage } from '../http/request-language.ts';
import { CachedAnswer } from '#server/cache/response-cache.ts';
import { i18nFor, translator } from '../i18n/translations.ts';
import { storeMode, type Shop } from '../shop.ts';
import { loadAssets } from './assets.ts';
import { renderDocument } from './document.ts';
import { redirectForVisitor } from './private-pages.ts';
import { RenderTurns } from './render-turns.ts';

const HTML = 'text/html; charset=utf-8';
const RETRY_AFTER_SECONDS = 5;

interface RenderedAnswer {
  answer: CachedAnswer;
  /** Whether it is the page as it should be, for everybody until the catalogue changes. */
  keep: boolean;
}

/** Every address that is neither a call nor a file is a page, rendered whole and kept until the catalogue changes. */
export async function addPages(app: App, shop: Shop): Promise<void> {
  const assets = loadAssets(shop.config);
  const turns = new RenderTurns();

  const render = async (url: string, request: FastifyRequest): Promise<RenderedAnswer | string> => {
    const language = requestLanguage(request);
    const preLaunch = storeMode(shop) === 'prelaunch';
    let worstStatus = 200;
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
        const answer = await readForPage(path, language, request);
        worstStatus = Math.max(worstStatus, answer.status);
        return answer;
      },
      ownTurn: () => turns.next(),
    });
    if (page.redirect !== undefined) return page.redirect;
    const html = renderDocument(
      {
        ...page,
        language,
        loadingText: translator(language)('shell:loadingScreen'),
      },
      assets,
    );
    // A database that is away for a moment is no defect of the page, and a page without its data is not kept.
    const status = page.status >= 500 && worstStatus === ERROR_STATUS.unavailable ? worstStatus : page.status;
    return { answer: new CachedAnswer(status, HTML, html), keep: status === 200 && worstStatus < 500 };
  };

  const readForPage = async (path: string, language: Language, request: FastifyRequest) => {
    try {
      const answer = await shop.reads.local(path, language);
      if (answer !== undefined) return { status: 200, body: answer.text, data: answer.data };
    } catch (error) {
      const { code, body } = errorAnswer(error, language);
      if (code === 'internal') request.log.error({ err: error }, 'reading for a page failed');
      return { status: ERROR_STATUS[code], body: JSON.stringify(body) };
    }
    const answer = await app.inject({ url: path, headers: { cookie: `language=${language}` } });
    return { status: answer.statusCode, body: answer.body };
  };

  const servePage = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = withoutTracking(request.url);
    if (url.startsWith('/api/') || url === '/api') throw new AppError('not_found', 'errors:not_found');
    const redirect = await redirectForVisitor(shop.db, request);
    if (redirect !== undefined) return reply.redirect(redirect, 302);
    const key = `page ${requestLanguage(request)} ${url}`;
    const cached = shop.cache.get(key);
    if (cached !== undefined) return cached.send(request, reply);
    const { generation } = shop.cache;
    const rendered = await shop.cache.makeOnce(key, () => render(url, request));
    if (typeof rendered === 'string') return reply.redirect(rendered, 302);
    const { answer, keep } = rendered;
    if (keep) shop.cache.set(key, answer, generation);
    if (answer.status === ERROR_STATUS.unavailable) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return answer.send(request, reply);
  };

  app.get('/', { schema: { hide: true } }, servePage);
  app.get('/*', { schema: { hide: true } }, servePage);
  app.setNotFoundHandler(() => {
    throw new AppError('not_found', 'errors:not_found');
  });
}
