import type { QueryClient } from '@tanstack/react-query';
import type { PageI18n } from '#engine/web/i18n/page-i18n.ts';
import type { PublicSettings } from './page-state.ts';

/** What every route's loader and head are given. */
export interface RouterContext {
  queryClient: QueryClient;
  i18n: PageI18n;
  settings: PublicSettings;
  /** Origin for canonical URLs, without a slash at the end. */
  publicUrl: string;
  opened?: OpenedOver | undefined;
  /** In a browser that has the routes of few pages: fetches all others. False: it did so before. */
  fetchRoutes?: (() => Promise<boolean>) | undefined;
}

/** What the URL opens over the page: the file of its script, and the namespaces of its texts besides the page's own. */
export interface OpenedOver {
  file: string;
  namespaces: readonly string[];
}
