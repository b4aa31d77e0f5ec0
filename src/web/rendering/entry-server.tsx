import { renderToString } from 'react-dom/server';
import { brand } from '#shared/brand.ts';
import { AppRoot } from '#web/app-root.tsx';
import { isPreLaunch } from '#web/shell/use-pre-launch.ts';
import { ShellMarkupContext } from './cached-markup.tsx';
import { headTags } from './head-tags.ts';
import { lazyFilesOf } from './lazy-page.ts';
import { loadResult } from './load-result.ts';
import { namespacesOf } from './namespaces-of.ts';
import { loadRouter, type PageRequest } from './load-router.ts';
import { shellMarkup } from './shell-markup.tsx';
import { isWrittenPage } from './written-page.tsx';

/** A page that has its data, or is elsewhere. */
type LoadedPage =
  | { redirect: string }
  | {
      status: number;
      /** The path of its route: '/product/$slug'. */
      route: string | undefined;
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
  /** Whole without scripts: they start when somebody touches the page. */
  waitsForVisitor: boolean;
  /** The files whose scripts the page will ask for, as `lazyPage` names them. */
  lazyFiles: string[];
}

/** Reads what a page shows. To render it then takes one turn of the event loop. */
export async function loadPage(request: PageRequest): Promise<LoadedPage> {
  const { router, stateWriter } = await loadRouter(request);
  const result = loadResult(router);
  if ('redirect' in result) return result;
  const { status } = result;
  const { matches } = router.state;
  const routes = matches.map(({ routeId }) => router.routesById[routeId]);
  const page = routes.at(-1);
  const { opened } = matches.at(-1)!.context;
  // What is open over a page needs texts and scripts that a written page comes without.
  const stays = status === 200 && page && isWrittenPage(page.options) && opened === undefined;
  const writtenRoute = stays ? page.id : undefined;

  const render = (): RenderedPage => {
    const { language, settings, publicUrl, policies } = request;
    const { queryClient } = router.options.context;
    const namespaces =
      writtenRoute === undefined
        ? [
            ...new Set([
              ...matches.flatMap(({ staticData }) => namespacesOf(staticData)),
              ...(opened?.namespaces ?? []),
            ]),
          ]
        : [];
    // Written before rendering: queries that components start by themselves have no data yet.
    const state = stateWriter.write(
      { language, namespaces, writtenRoute, settings, publicUrl, brand: brand(), policies },
      queryClient,
    );
    const html = renderToString(
      <ShellMarkupContext value={shellMarkup(router)}>
        <AppRoot router={router} />
      </ShellMarkupContext>,
    );
    queryClient.clear();
    return {
      html,
      head: headTags(matches),
      state,
      namespaces,
      preLaunch: isPreLaunch(settings, matches),
      waitsForVisitor: matches.some(({ staticData }) => staticData.waitsForVisitor === true),
      lazyFiles:
        writtenRoute === undefined
          ? [...routes.flatMap(({ options }) => lazyFilesOf(options)), ...(opened ? [opened.file] : [])]
          : [],
    };
  };
  const route = matches.at(-1)?.fullPath;
  return { status, route, missingFrom: status === 404 ? route : undefined, render };
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Rooms whose texts the route's page shows besides those of every page and of products. */
    namespaces?: string[];
    /** The page shows itself as before launch: reduced header and footer, marker on the body. */
    preLaunch?: boolean;
    /** The page shows all it has without scripts: in the browser nothing starts before somebody touches it. */
    waitsForVisitor?: boolean;
  }
}
