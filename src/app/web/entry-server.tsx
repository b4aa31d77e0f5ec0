import { renderToString } from 'react-dom/server';
import { brand } from '#engine/model/brand.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { textVariables } from '#engine/model/text-variables.ts';
import { AppRoot } from './app-root.tsx';
import { addedWordsOfPage } from '#engine/model/added-names.ts';
import { extraFieldsOfPage } from '#domains/catalogue/model/extra/extra-fields.ts';
import { isPreLaunch } from '#domains/storefront/web/shell/use-pre-launch.ts';
import { ShellMarkupContext } from '#engine/web/rendering/cached-markup.tsx';
import { WritePartContext } from '#engine/web/rendering/cached-part.tsx';
import { headTags } from '#engine/web/rendering/head-tags.ts';
import { lazyFilesOf } from '#engine/web/rendering/lazy-page.ts';
import { loadResult } from '#engine/web/rendering/load-result.ts';
import { namespacesOf } from '#engine/web/rendering/load-texts.ts';
import type { LoadedPage, PageRequest, RenderedPage } from '#engine/server/ssr/site-pages.ts';
import { firstRoutes } from './domains.ts';
import { loadRouter } from './load-router.ts';
import { partWriter } from './part-markup.tsx';
import { shellMarkup } from './shell-markup.tsx';
import { isStaticPage } from '#engine/web/rendering/static-page.tsx';

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
  const stays = status === 200 && page && isStaticPage(page.options) && opened === undefined;
  const staticRoute = stays ? page.id : undefined;
  const isFirst = (route: unknown) => firstRoutes.some((first) => first === route);
  const needsAllRoutes = status === 404 || !isFirst(routes[1]);

  const render = (): RenderedPage => {
    const { language, settings, publicUrl, policies } = request;
    const { queryClient } = router.options.context;
    const namespaces =
      staticRoute === undefined
        ? [
            ...new Set([
              ...matches.flatMap(({ staticData }) => namespacesOf(staticData)),
              ...(opened?.namespaces ?? []),
            ]),
          ]
        : [];
    // Written before rendering: queries that components start by themselves have no data yet.
    const state = stateWriter.write(
      {
        language,
        namespaces,
        staticRoute,
        needsAllRoutes,
        settings,
        publicUrl,
        brand: brand(),
        policies,
        home: shopHome(),
        extraFields: extraFieldsOfPage(),
        addedWords: addedWordsOfPage(),
        facts: textVariables(language),
      },
      queryClient,
    );
    const html = renderToString(
      <ShellMarkupContext value={shellMarkup(router)}>
        <WritePartContext value={partWriter(router)}>
          <AppRoot router={router} />
        </WritePartContext>
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
      lazyFiles: [
        ...(needsAllRoutes ? ['all-routes'] : []),
        ...(staticRoute === undefined ? routes.flatMap(({ options }) => lazyFilesOf(options)) : []),
        ...(opened ? [opened.file] : []),
      ],
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
    /** The page draws all that stands around it, `main` among it: the shop's header, footer and cart are not there. */
    hasOwnFrame?: boolean;
  }
}
