import { createRootRouteWithContext } from '@tanstack/react-router';
import { pageHead } from '#web/rendering/page-head.ts';
import type { RouterContext } from '#web/rendering/router-context.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import { Shell } from '../shell/shell.tsx';
import { lazyPage } from '#web/rendering/lazy-page.ts';

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  // Speaks for pages that do not describe themselves: the one for unknown URLs above all.
  head: ({ match, matches }) => {
    const { t } = match.context.i18n;
    const unknown = matches.some(({ status }) => status === 'notFound');
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
