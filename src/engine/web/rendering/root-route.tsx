import { createRootRouteWithContext } from '@tanstack/react-router';
import { pageHead } from './page-head.ts';
import type { RouterContext } from './router-context.ts';

/** All pages stand below it. What stands around them (header, footer, error pages) is given to it by `src/app/web/router.tsx`. */
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
});
