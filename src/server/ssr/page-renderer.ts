import type { FastifyBaseLogger } from 'fastify';
import { apiUrl, type UrlInput } from '#shared/api/api-url.ts';
import { ERROR_STATUS } from '#shared/errors.ts';
import type { Language } from '#shared/languages.ts';
import { renderPage } from '#web/rendering/entry-server.tsx';
import { CachedAnswer } from '#server/cache/response-cache.ts';
import type { App } from '../http/app-type.ts';
import { errorAnswer } from '../http/error-handler.ts';
import { i18nFor, translator } from '../i18n/translations.ts';
import { storeMode, type Shop } from '../shop.ts';
import { loadAssets } from './assets.ts';
import { renderDocument } from './document.ts';
import { RenderTurns } from './render-turns.ts';
import { UNKNOWN_URL } from './unknown-url.ts';

const HTML = 'text/html; charset=utf-8';

interface RenderedAnswer {
  answer: CachedAnswer;
  /** Whether it is the page as it should be, for everybody until the catalogue changes. */
  cacheable: boolean;
}

/** What a page is rendered from: nothing of the visitor but the language. */
export interface PageToRender {
  url: string;
  language: Language;
  log: FastifyBaseLogger;
}

/** Renders pages from the shop's own reads. A string is where the page redirects to. */
export function createPageRenderer(
  app: App,
  shop: Shop,
): (page: PageToRender) => Promise<RenderedAnswer | string> {
  const assets = loadAssets(shop.config);
  const turns = new RenderTurns();

  const read = async (path: string, input: UrlInput, { language, log }: PageToRender) => {
    try {
      const answer = await shop.reads.local(path, input, language);
      if (answer !== undefined) return { status: 200, body: answer.text, data: answer.data };
    } catch (error) {
      const body = errorAnswer(error, language);
      if (body.code === 'internal') log.error({ err: error }, 'reading for a page failed');
      return { status: ERROR_STATUS[body.code], body: JSON.stringify(body) };
    }
    const url = apiUrl(path, input);
    const answer = await app.inject({ url, headers: { cookie: `language=${language}` } });
    return { status: answer.statusCode, body: answer.body };
  };

  return async (asked) => {
    const { url, language } = asked;
    let worstStatus = 200;
    const page = await renderPage({
      url,
      language,
      i18n: i18nFor(language),
      publicUrl: shop.config.publicUrl,
      settings: {
        preLaunch: storeMode(shop) === 'prelaunch',
        guestCheckout: shop.config.guestCheckout,
        placeholderRatings: shop.config.placeholderRatings,
      },
      fetchApi: async (path, input = {}) => {
        const answer = await read(path, input, asked);
        worstStatus = Math.max(worstStatus, answer.status);
        return answer;
      },
      ownTurn: () => turns.next(),
    });
    if (page.redirect !== undefined) return page.redirect;
    const loadingText = translator(language)('shell:loadingScreen');
    const html = renderDocument({ ...page, language, loadingText }, assets);
    // A database that is away for a moment is no defect of the page, and a page without its data is not cached.
    const status = page.status >= 500 && worstStatus === ERROR_STATUS.unavailable ? worstStatus : page.status;
    return {
      answer: new CachedAnswer(status, HTML, html),
      cacheable: (status === 200 || url === UNKNOWN_URL) && worstStatus < 500,
    };
  };
}
