import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import type { PublicSettings } from '../page-state.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { ErrorPage } from '../shell/error-page.tsx';
import { Shell } from '../shell/shell.tsx';

export interface RouterContext {
  queryClient: QueryClient;
  i18n: i18n;
  settings: PublicSettings;
  /** Origin for canonical addresses, without a slash at the end. */
  publicUrl: string;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});
