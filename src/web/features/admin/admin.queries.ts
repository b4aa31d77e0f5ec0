import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminCategory, AdminStats } from '#shared/admin/admin.ts';
import type { Order } from '#shared/orders/order.ts';
import { ApiError } from '#web/api/api-error.ts';
import { apiRequest, browserFetchApi } from '#web/api/client.ts';
import { useChange } from '#web/features/dashboards/use-change.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

export const adminStatsQuery = queryOptions<AdminStats>({ queryKey: ['/api/admin/stats'] });
export const adminCategoriesQuery = queryOptions<AdminCategory[]>({ queryKey: ['/api/admin/categories'] });
export const adminSettingsQuery = queryOptions<{ storeMode: 'open' | 'prelaunch' }>({
  queryKey: ['/api/admin/settings'],
});
export const adminOrderQuery = (id: number) => queryOptions<Order>({ queryKey: [`/api/admin/orders/${id}`] });

interface Page<Item> {
  items: Item[];
  total: number;
  nextCursor: string | null;
}

export type Filters = Record<string, string>;

const PAGE_SIZE = 25;

/** The query of a list's address without the page: also what its export is asked with. */
export function filterQuery(filters: Filters): string {
  const given = Object.entries(filters).filter(([, value]) => value !== '');
  return new URLSearchParams(given).toString();
}

/** One list of the administration, page after page as they are asked for. */
export function adminListQuery<Item>(path: string, filters: Filters) {
  const query = filterQuery(filters);
  return infiniteQueryOptions({
    queryKey: [path, 'pages', query],
    initialPageParam: '',
    queryFn: async ({ pageParam }): Promise<Page<Item>> => {
      const cursor = pageParam === '' ? '' : `&cursor=${encodeURIComponent(pageParam)}`;
      const url = `${path}?limit=${PAGE_SIZE}${cursor}${query === '' ? '' : `&${query}`}`;
      const { status, body } = await browserFetchApi(url);
      if (status !== 200) throw new ApiError(status, body);
      return JSON.parse(body) as Page<Item>;
    },
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

/** Any change refreshes all lists and figures: they hang together. */
export function useAdminChange<Variables>(
  send: (variables: Variables) => Promise<unknown>,
  { done, failed }: Outcome<Variables> = {},
) {
  const { t } = useTranslation('admin');
  return useChange<Variables>({
    send,
    refreshes: '/api/admin/',
    done: done && ((variables) => ({ title: done(variables) })),
    failed: failed ?? t('failed'),
  });
}

export const adminPatch = (path: string, body: unknown) => apiRequest<unknown>(path, 'PATCH', body);
