import type { FastifyBaseLogger } from 'fastify';
import { apiUrl, type UrlInput } from '#engine/model/api/api-url.ts';
import { ERROR_STATUS } from '#engine/model/errors.ts';
import type { Language } from '#engine/model/languages.ts';
import { writingIn } from '#engine/server/i18n/reader.ts';
import { changedPolicies } from '#engine/model/policies.ts';
import { CachedResponse } from '#engine/server/cache/cached-response.ts';
import { allDependencies, type Dependencies } from '#engine/server/cache/dependencies.ts';
import { pageKey } from '#engine/server/cache/response-cache.ts';
import type { App } from '#engine/server/http/app-type.ts';
import { errorAnswer } from '#engine/server/http/error-handler.ts';
import { showCounter } from '#engine/server/http/metrics.ts';
import { i18nFor, translator } from '#engine/server/i18n/translations.ts';
import { storeMode, type Shop } from '#engine/server/shop.ts';
import type { PageAssets } from './assets.ts';
import { renderDocument } from './document.ts';
import { PageQueue, OnePerTick } from './page-queue.ts';
import type { SitePages } from './site-pages.ts';

const HTML = 'text/html; charset=utf-8';
/** What a page depends on that was refused something: it may be there after any change. */
const ON_WHAT_MAY_COME: Dependencies = { tags: ['lists'], quantities: [] };

/** A read that a page shows, and which response it shows of it. */
interface Shown {
  path: string;
  input: UrlInput;
  responseId: number;
}

/** What a page is made from: nothing of the visitor but the language. */
export interface PageToMake {
  /** Of the page in the cache. */
  key: string;
  url: string;
  language: Language;
  /** Only some may see it. */
  isPrivate?: boolean;
  log: FastifyBaseLogger;
  /** Of somebody who waits for it. Nothing else of the request: a page that is cached would hold it. */
  acceptEncoding: string | undefined;
}

type Made = CachedResponse | { redirect: string };

/** Makes pages from the reads of the API and caches them. Concurrent requests for the same page share one rendering. */
export class PageMaker {
  readonly #app: App;
  readonly #shop: Shop;
  readonly #assets: PageAssets;
  readonly #loadPage: SitePages['loadPage'];
  // Those at the fast path reach no hook.
  readonly #queue = new PageQueue({
    others: () => this.#requests + this.#shop.cache.counts.hits - this.#pages,
  });
  // Rendering blocks the event loop for milliseconds, and Node accepts one new connection per turn. If all pages whose
  // data arrived together were rendered in one turn, new visitors would wait behind them again and again.
  readonly #rendering = new OnePerTick();
  readonly #shownOn = new WeakMap<CachedResponse, readonly Shown[]>();
  #requests = 0;
  #pages = 0;
  #rendered = 0;

  constructor(app: App, shop: Shop, assets: PageAssets, loadPage: SitePages['loadPage']) {
    this.#app = app;
    this.#shop = shop;
    this.#assets = assets;
    this.#loadPage = loadPage;
    app.addHook('onRequest', (_request, _reply, done) => {
      this.#requests += 1;
      done();
    });
    showCounter(app.metrics, {
      name: 'pages_rendered_total',
      help: 'Pages that were rendered.',
      read: () => this.#rendered,
    });
  }

  make(page: PageToMake): Promise<Made> {
    this.#pages += 1;
    return this.#makeOnce(page);
  }

  /** What is made anew goes first: many ask for it, and soon it is too old to be sent. A page nobody has seen yet can wait. */
  #makeOnce(page: PageToMake): Promise<Made> {
    const { cache } = this.#shop;
    return cache.computeOnce(page.key, async () => {
      const isAnew = cache.peekStale(page.key) !== undefined;
      return (
        (await this.#renew(page)) ??
        this.#queue.make(() => writingIn(page.language, () => this.#render(page)), isAnew)
      );
    });
  }

  #remakeOf(asked: PageToMake): () => Promise<Made> {
    const page = { ...asked, log: this.#app.log };
    return () => this.#makeOnce(page);
  }

  /** A page of which nothing has changed is not rendered again; most changes concern few pages. */
  async #renew(asked: PageToMake): Promise<CachedResponse | undefined> {
    const { cache } = this.#shop;
    const { generation } = cache;
    const former = cache.peekStale(asked.key);
    if (former === undefined || !(await this.#isStillRight(former, asked))) return undefined;
    former.prepare(encodingOf(asked));
    cache.set(asked.key, former, generation, this.#remakeOf(asked));
    return former;
  }

  /** Whether a page that has become stale would show the same if it were made anew. */
  async #isStillRight(page: CachedResponse, { language }: PageToMake): Promise<boolean> {
    const shown = this.#shownOn.get(page);
    if (shown === undefined) return false;
    const responses = await Promise.all(
      shown.map(({ path, input }) => this.#shop.reads.forPage(path, input, language).catch(() => undefined)),
    );
    return responses.every((response, at) => response?.id === shown[at]!.responseId);
  }

  async #render(asked: PageToMake): Promise<Made> {
    const { url, language } = asked;
    const { cache, config } = this.#shop;
    const { generation } = cache;
    let worstStatus = 200;
    const parts: Dependencies[] = [];
    const shown: Shown[] = [];
    let refused = false;
    const page = await this.#loadPage({
      url,
      language,
      i18n: i18nFor(language),
      publicUrl: config.publicUrl,
      policies: changedPolicies(),
      settings: {
        preLaunch: storeMode(this.#shop) === 'prelaunch',
        guestCheckout: config.guestCheckout,
        placeholderRatings: config.placeholderRatings,
      },
      fetchApi: async (path, input = {}) => {
        const response = await this.#read(path, input, asked);
        worstStatus = Math.max(worstStatus, response.status);
        const { dependencies, responseId } = response;
        if (dependencies === undefined) refused = true;
        else {
          parts.push(dependencies);
          shown.push({ path, input, responseId });
        }
        return response;
      },
    });
    if ('redirect' in page) return page;
    // One page for all products that do not exist, one for all producers: a flood of invented names is rendered once.
    const { missingFrom } = page;
    const key = missingFrom === undefined ? asked.key : pageKey(language, missingFrom);
    const known = missingFrom === undefined ? undefined : cache.fresh(key);
    if (known !== undefined) return known;
    await this.#rendering.next();
    this.#rendered += 1;
    const t = translator(language);
    const texts = { loadingText: t('shell:loadingScreen'), newProductsText: t('feeds:newProducts') };
    const html = renderDocument({ ...page.render(), language, ...texts }, this.#assets);
    // A database that is away for a moment is a 503, not a defect of the page; a page without its data is not cached.
    const status = page.status >= 500 && worstStatus === ERROR_STATUS.unavailable ? worstStatus : page.status;
    // The page of what is missing shows nothing of what was refused.
    if (refused && missingFrom === undefined) parts.push(ON_WHAT_MAY_COME);
    const dependencies = allDependencies(parts);
    const kind = `${language} ${status} ${page.route}`;
    const response = new CachedResponse({ ...asked, status, type: HTML, text: html, dependencies, kind });
    if (!refused) this.#shownOn.set(response, shown);
    // Within its turn.
    response.prepare(encodingOf(asked));
    if (status < 500 && worstStatus < 500) cache.set(key, response, generation, this.#remakeOf(asked));
    return response;
  }

  async #read(path: string, input: UrlInput, { language, log }: PageToMake) {
    try {
      const response = await this.#shop.reads.forPage(path, input, language);
      if (response !== undefined)
        return {
          status: 200,
          body: response.text,
          data: response.data,
          dependencies: response.dependencies,
          responseId: response.id,
        };
    } catch (error) {
      const body = errorAnswer(error, language);
      if (body.code === 'internal') log.error({ err: error }, 'reading for a page failed');
      return { status: ERROR_STATUS[body.code], body: JSON.stringify(body) };
    }
    const url = apiUrl(path, input);
    const response = await this.#app.inject({ url, headers: { cookie: `language=${language}` } });
    return { status: response.statusCode, body: response.body };
  }
}

const encodingOf = ({ acceptEncoding }: PageToMake) => ({ 'accept-encoding': acceptEncoding });
