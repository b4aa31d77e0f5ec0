import '#engine/web/styles/app.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { FactWords } from '#domains/pricing/model/shop-facts.ts';
import { adoptExtraFields, type ExtraField } from '#domains/catalogue/model/extra/extra-fields.ts';
import { adoptAddedWords } from '#engine/model/added-names.ts';
import { adoptBrand } from '#engine/model/brand.ts';
import { toLanguage, type Language } from '#engine/model/languages.ts';
import { adoptPolicies } from '#engine/model/policies.ts';
import { provideReader } from '#engine/model/reader-language.ts';
import { adoptHome } from '#engine/model/places/shop-home.ts';
import { withoutTracking } from '#engine/model/pages/tracking-parameters.ts';
import { browserFetchApi } from '#engine/web/api/client.ts';
import { createQueryClient } from '#engine/web/api/query-client.ts';
import { AppRoot } from './app-root.tsx';
import { createClientI18n } from '#engine/web/i18n/client-i18n.ts';
import { isLanguageLost } from '#engine/web/i18n/language-choice.ts';
import { drawNear } from '#engine/web/rendering/draw-near.ts';
import { markAsRendered } from '#engine/web/rendering/mark-as-rendered.ts';
import type { PageState } from '#engine/web/rendering/page-state.ts';
import { pause } from '#engine/web/api/pause.ts';
import { firstRoutes } from './domains.ts';
import type { AnyRoute } from '@tanstack/react-router';
import type { RouteTree } from './all-routes.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';
import type { RouterContext } from '#engine/web/rendering/router-context.ts';
import { createAppRouter, type AppRouter } from './router.tsx';
import { skipHydration } from '#engine/web/rendering/skip-hydration.tsx';

/**
 * Takes over the page that the server rendered: same data, same texts, so that nothing changes at that moment. In steps: on
 * a slow phone each is long enough to be felt.
 */
async function start(): Promise<void> {
  // The policy of contents forbids what zod tries before it checks the slower way.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  const state = JSON.parse(document.getElementById('page-state')!.textContent!) as PageState;
  if (isLanguageLost(state.language, location.search)) {
    location.reload();
    return;
  }
  adoptBrand(state.brand);
  adoptPolicies(state.policies);
  adoptHome(state.home);
  adoptExtraFields((state.extraFields ?? []) as ExtraField[]);
  adoptAddedWords(state.addedWords ?? []);
  dropTracking();
  const i18n = await createClientI18n(state.language, { values: state.facts, read: readFacts });
  provideReader(() => toLanguage(i18n.language));
  await i18n.loadNamespaces(state.namespaces);
  await pause();
  const queryClient = createQueryClient(browserFetchApi);
  for (const [key, data] of state.reads) queryClient.setQueryData(key, data);
  const router = await openRouter(state, { queryClient, i18n });
  markAsRendered(router);
  if (state.staticRoute !== undefined) skipHydration(router, state.staticRoute);
  await pause();
  await router.load();
  await pause();
  window.addEventListener('hydrated', drawNear, { once: true });
  router.subscribe('onRendered', drawNear);
  // A page that the browser makes itself is drawn whole: a place that somebody comes back to is where it was.
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) document.documentElement.dataset.moved = '';
  });
  // As a transition React takes over in short steps: somebody who scrolls or types meanwhile is served first.
  startTransition(() => {
    hydrateRoot(document.getElementById('root')!, <AppRoot router={router} />);
  });
}

/** With the routes of the pages that most people see; the others come with the first of their pages. */
async function openRouter(
  { settings, publicUrl, needsAllRoutes }: PageState,
  readers: Pick<RouterContext, 'queryClient' | 'i18n'>,
): Promise<AppRouter> {
  const context: RouterContext = { ...readers, settings, publicUrl };
  if (needsAllRoutes) return createAppRouter(context, (await allRoutes()).routeTreeOf(settings.preLaunch));
  let areThere = false;
  context.fetchRoutes = async () => {
    if (areThere) return false;
    // They are added to the tree that the router has.
    await allRoutes();
    areThere = true;
    router.setRoutes(router.buildRouteTree());
    return true;
  };
  const router = createAppRouter(context, rootRoute.addChildren([...firstRoutes]) as AnyRoute as RouteTree);
  return router;
}

const allRoutes = () => import('./all-routes.ts');

const FACT_WORDS = import.meta.glob<FactWords>('/src/domains/storefront/texts/*/facts.json', {
  import: 'default',
});

/** The page comes with those of its own language. */
async function readFacts(language: Language) {
  const [{ shopFacts }, words] = await Promise.all([
    import('#domains/pricing/model/shop-facts.ts'),
    FACT_WORDS[`/src/domains/storefront/texts/${language}/facts.json`]!(),
  ]);
  return shopFacts(language, words);
}

/** The server has rendered the URL without them; somebody who copies it from here shares it without them too. */
function dropTracking(): void {
  const search = withoutTracking(location.search);
  if (search !== location.search) history.replaceState(null, '', location.pathname + search + location.hash);
}

void start();
