import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { PageI18n } from '../i18n/page-i18n.ts';
import { pageHead } from '../page-head.ts';
import type { PublicSettings } from '../page-state.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import { Shell } from '../shell/shell.tsx';
import { lazyPage } from './lazy-page.ts';

export interface RouterContext {
  queryClient: QueryClient;
  i18n: PageI18n;
  settings: PublicSettings;
  /** Origin for canonical addresses, without a slash at the end. */
  publicUrl: string;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  // Speaks for pages that do not describe themselves: the one for unknown addresses above all.
  head: ({ match, matches }) => {
    const { t } = match.context.i18n;
    const unknown = matches.length === 1 || matches.some(({ status }) => status === 'notFound');
    return pageHead(match.context, {
      title: unknown ? t('shell:notFound.title') : t('shell:meta.title'),
      description: t('shell:meta.description'),
      path: '/',
      index: false,
    });
  },
  component: Shell,
  notFoundComponent: lazyPage(() => import('../shell/not-found-page.tsx'), 'NotFoundPage'),
  errorComponent: ErrorPage,
});
