import { renderToString } from 'react-dom/server';
import { brand } from '#shared/brand.ts';
import { AppRoot } from '#web/app-root.tsx';
import { isPreLaunch } from '#web/shell/use-pre-launch.ts';
import { ShellMarkupContext } from './cached-markup.tsx';
import { headTags } from './head-tags.ts';
import { lazyFilesOf } from './lazy-page.ts';
import { loadResult } from './load-result.ts';
import { loadRouter, type PageRequest } from './load-router.ts';
import { shellMarkup } from './shell-markup.tsx';

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

  const render = (): RenderedPage => {
    const { language, settings, publicUrl, policies } = request;
    const { queryClient } = router.options.context;
    const namespaces = matches.flatMap((match) => match.staticData.namespaces ?? []);
    // Written before rendering: queries that components start by themselves have no data yet.
    const state = stateWriter.write(
      { language, namespaces, settings, publicUrl, brand: brand(), policies },
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
      lazyFiles: matches.flatMap(({ routeId }) => lazyFilesOf(router.routesById[routeId].options)),
    };
  };
  const route = matches.at(-1)?.fullPath;
  return { status, route, missingFrom: status === 404 ? route : undefined, render };
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Translation namespaces the route's page needs beyond the core ones. */
    namespaces?: string[];
    /** The page shows itself as before launch: reduced header and footer, marker on the body. */
    preLaunch?: boolean;
    /** The page shows all it has without scripts: in the browser nothing starts before somebody touches it. */
    waitsForVisitor?: boolean;
  }
}
