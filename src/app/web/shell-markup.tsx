import { RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { AppProviders } from './app-root.tsx';
import type { PageI18n } from '#engine/web/i18n/page-i18n.ts';
import type { AppRouter } from './router.tsx';
import { FooterContent } from '#domains/storefront/web/shell/footer.tsx';
import { HeaderContent } from '#domains/storefront/web/shell/header.tsx';
import { isPreLaunch } from '#domains/storefront/web/shell/use-pre-launch.ts';
import type { ShellMarkup } from '#engine/web/rendering/cached-markup.tsx';

const cached = new WeakMap<PageI18n, Map<string, ShellMarkup>>();

/**
 * Header and footer of a loaded page: a quarter of its elements, and the same for everybody. They depend on the language,
 * on whether the shop is open and, as links to the page itself are marked, on the route. So there are only a few, whatever
 * URLs are visited, and each is rendered once. Ids in them are fixed: those of `useId` depend on the place in the tree.
 */
export function shellMarkup(router: AppRouter): ShellMarkup {
  const { i18n, settings } = router.options.context;
  const { matches } = router.state;
  const preLaunch = isPreLaunch(settings, matches);
  const key = `${preLaunch} ${matches.at(-1)?.routeId}`;
  let ofLanguage = cached.get(i18n);
  if (ofLanguage === undefined) cached.set(i18n, (ofLanguage = new Map()));
  const known = ofLanguage.get(key);
  if (known !== undefined) return known;
  const render = (content: ReactNode) =>
    renderToString(
      <AppProviders router={router}>
        <RouterContextProvider router={router}>{content}</RouterContextProvider>
      </AppProviders>,
    );
  const markup = {
    header: render(<HeaderContent preLaunch={preLaunch} />),
    footer: render(<FooterContent preLaunch={preLaunch} />),
  };
  ofLanguage.set(key, markup);
  return markup;
}
