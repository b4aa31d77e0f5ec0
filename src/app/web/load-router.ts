import { createMemoryHistory } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import type { Language } from '#engine/model/languages.ts';
import { textVariables } from '#engine/model/text-variables.ts';
import { createQueryClient } from '#engine/web/api/query-client.ts';
import { createPageI18n, type PageI18n } from '#engine/web/i18n/page-i18n.ts';
import type { Texts } from '#engine/web/i18n/page-texts.ts';
import { routeTreeOf } from './all-routes.ts';
import { createAppRouter, type AppRouter } from './router.tsx';
import type { PageRequest } from '#engine/server/ssr/site-pages.ts';
import { PageStateWriter } from '#engine/web/rendering/page-state.ts';

interface LoadedRouter {
  router: AppRouter;
  /** Has the text of everything that was read. */
  stateWriter: PageStateWriter;
}

/** A router at the requested URL, with the data of its page: loaders fill the query cache. */
export async function loadRouter(request: PageRequest): Promise<LoadedRouter> {
  const { url, settings, publicUrl, fetchApi } = request;
  const i18n = pageI18n(request.language, request.i18n);
  const stateWriter = new PageStateWriter();
  const queryClient = createQueryClient(fetchApi, stateWriter.onRead);
  const history = createMemoryHistory({ initialEntries: [url] });
  const context = { queryClient, i18n, settings, publicUrl };
  const router = createAppRouter(context, routeTreeOf(settings.preLaunch), history);
  await router.load();
  return { router, stateWriter };
}

const readers = new WeakMap<i18n, PageI18n>();

/** Pages of one language share one reader: nothing in it belongs to a visitor. */
function pageI18n(language: Language, full: i18n): PageI18n {
  const known = readers.get(full);
  if (known !== undefined) return known;
  const reader = createPageI18n({
    language,
    defaultNamespace: 'shell',
    texts: full.getDataByLanguage(language) as Record<string, Texts>,
    variables: textVariables(language),
    readVariables: async (other) => textVariables(other),
    read: async () => ({}),
    onMissing: (namespace, key, values) => full.t(`${namespace}:${key}`, values),
  });
  readers.set(full, reader);
  return reader;
}
