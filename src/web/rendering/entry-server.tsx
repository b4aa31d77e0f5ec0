import { createMemoryHistory } from '@tanstack/react-router';
import type { i18n, ResourceKey } from 'i18next';
import { renderToString } from 'react-dom/server';
import type { Language } from '#shared/languages.ts';
import type { FetchApi } from '#web/api/client.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { AppRoot } from '#web/app-root.tsx';
import { headTags } from './head-tags.ts';
import { createPageI18n, type PageI18n } from '#web/i18n/page-i18n.ts';
import { PageStateWriter } from './page-state-text.ts';
import type { PublicSettings } from './page-state.ts';
import { createAppRouter } from '#web/router.tsx';
import { lazyFilesOf } from './lazy-page.ts';
import { KeptMarkupContext, keptMarkupOf, type KeptMarkup } from './cached-markup.tsx';

interface PageRequest {
  url: string;
  language: Language;
  i18n: i18n;
  publicUrl: string;
  settings: PublicSettings;
  fetchApi: FetchApi;
}

/** A page that has its data, or is elsewhere. */
type LoadedPage =
  | { redirect: string }
  | {
      status: number;
      /** With status 404, the path of the route that has nothing at this URL. Nothing of the URL is on its page. */
      missingFrom: string | undefined;
      render: () => RenderedPage;
    };

export interface RenderedPage {
  html: string;
  head: string;
  /** `PageState` as JSON. */
  state: string;
  namespaces: string[];
  preLaunch: boolean;
  /** The files whose scripts the page will ask for, as `lazyPage` names them. */
  lazyFiles: string[];
}

const readers = new Map<Language, PageI18n>();

/** Pages of one language share one reader: nothing in it belongs to a visitor. */
function pageI18n(language: Language, full: i18n): PageI18n {
  const known = readers.get(language);
  if (known !== undefined) return known;
  const reader = createPageI18n({
    language,
    defaultNS: 'shell',
    texts: full.getDataByLanguage(language) as Record<string, ResourceKey>,
    variables: full.options.interpolation?.defaultVariables ?? {},
    read: async () => ({}),
    onMissing: (namespace, key, values) => full.t(`${namespace}:${key}`, values),
  });
  readers.set(language, reader);
  return reader;
}

/** By language and kind of page: a handful of small texts, whatever addresses are asked for. */
const keptMarkup = new Map<string, KeptMarkup>();

/** Reads what a page shows: loaders fill the query cache. To render it then takes one turn of the event loop. */
export async function loadPage(request: PageRequest): Promise<LoadedPage> {
  const { language, settings, publicUrl } = request;
  const i18n = pageI18n(language, request.i18n);
  const stateWriter = new PageStateWriter();
  const queryClient = createQueryClient(request.fetchApi, stateWriter.onRead);
  const history = createMemoryHistory({ initialEntries: [request.url] });
  const router = createAppRouter({ queryClient, i18n, settings, publicUrl }, history);
  await router.load();
  const result = router._serverResult;
  if (result?.type === 'redirect') return { redirect: result.redirect.headers.get('Location') ?? '/' };
  const status = result?.status ?? 200;
  const { matches } = router.state;

  const render = (): RenderedPage => {
    const namespaces = matches.flatMap((match) => match.staticData.namespaces ?? []);
    // Written before rendering: what components ask for by themselves has no answer yet.
    const state = stateWriter.write({ language, namespaces, settings, publicUrl }, queryClient);
    const kind = `${language} ${settings.preLaunch} ${matches.at(-1)?.routeId}`;
    const kept = keptMarkup.get(kind);
    const html = renderToString(
      <KeptMarkupContext value={kept}>
        <AppRoot router={router} />
      </KeptMarkupContext>,
    );
    if (kept === undefined && status === 200) keptMarkup.set(kind, keptMarkupOf(html));
    queryClient.clear();
    return {
      html,
      head: headTags(matches),
      state,
      namespaces,
      preLaunch: settings.preLaunch || matches.some(({ staticData }) => staticData.preLaunch === true),
      lazyFiles: matches.flatMap(({ routeId }) => lazyFilesOf(router.routesById[routeId].options)),
    };
  };
  return { status, missingFrom: status === 404 ? matches.at(-1)?.fullPath : undefined, render };
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Translation namespaces the route's page needs beyond the core ones. */
    namespaces?: string[];
    /** The page shows itself as before launch: reduced header and footer, marker on the body. */
    preLaunch?: boolean;
  }
}
