import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { ListPath, PageInputOf } from '#shared/api/contract.ts';
import { apiKey, apiQuery } from '#web/api/api-query.ts';
import { apiReadPage } from '#web/api/client.ts';
import { useChange } from '#web/forms/use-change.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

/** Lists and figures hang together: any change refreshes all of them. */
export const ADMIN = '/api/admin/';

export const adminStatsQuery = apiQuery('/api/admin/stats');
export const adminCategoriesQuery = apiQuery('/api/admin/categories');
export const adminSettingsQuery = apiQuery('/api/admin/settings');
export const ledgerBalancesQuery = apiQuery('/api/admin/ledger');
export const announcementQuery = apiQuery('/api/admin/waitlist/announcement');
export const issueQuery = (id: number) => apiQuery('/api/admin/newsletter/issues/:id', { params: { id } });
export const timersQuery = apiQuery('/api/admin/timers');
export const adminOrderQuery = (id: number) => apiQuery('/api/admin/orders/:id', { params: { id } });

/** Asked again whenever it is opened: colleagues decide too. */
export const adminReturnQuery = (id: number) => ({
  ...apiQuery('/api/admin/returns/:id', { params: { id } }),
  staleTime: 0,
});

export const orderMovesQuery = (id: number) => apiQuery('/api/admin/orders/:id/payments', { params: { id } });

export type AdminListPath = Extract<ListPath, `/api/admin/${string}`>;

type PageInput<Path extends AdminListPath> = PageInputOf<`GET ${Path}`>;

/** What narrows the list: a search text, and what its filter offers. */
export type Filters<Path extends AdminListPath> = Omit<PageInput<Path>['query'], 'limit' | 'cursor'>;

const PAGE_SIZE = 25;

/** One list of the administration, page after page as they are asked for. */
export function adminListQuery<Path extends AdminListPath>(path: Path, filters: Filters<Path>) {
  return infiniteQueryOptions({
    queryKey: [...apiKey(path, { query: filters }), 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) =>
      apiReadPage(path, { query: { limit: PAGE_SIZE, cursor, ...filters } } as PageInput<Path>),
    getNextPageParam: (page) => page.nextCursor,
    // While a search is being typed, the rows before it stay.
    placeholderData: keepPreviousData,
  });
}

interface Outcome<Variables> {
  /** Said once it is done; left out where the page itself shows it. */
  done?: (variables: Variables) => string;
  /** Over the reason why it was not done. */
  failed?: string;
}

/** A change by a button or a switch. Forms have `useAdminSubmit`. */
export function useAdminChange<Variables>(
  send: (variables: Variables) => Promise<unknown>,
  { done, failed }: Outcome<Variables> = {},
) {
  const { t } = useTranslation('admin');
  return useChange<Variables>({
    send,
    refreshes: ADMIN,
    done: done && ((_answer, variables) => ({ title: done(variables) })),
    failed: { title: failed ?? t('failed') },
  });
}
