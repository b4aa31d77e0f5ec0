import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Key } from 'react';
import type { ItemOf, ListPath, PageInputOf, PageOf } from '#engine/model/api/contract.ts';
import { MAX_BULK } from '#engine/model/lists/bulk.ts';
import { apiKey } from '#engine/web/api/api-query.ts';
import { apiReadPage } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** Lists and figures hang together: any change refreshes all of them. */
export const ADMIN = '/api/admin/';

/** Products, orders, customers and figures of a producer hang together: a change to one refreshes all. */
export const DESK = '/api/producer/';

export type AdminListPath = Extract<ListPath, `/api/admin/${string}` | `/api/producer/${string}`>;

type PageInput<Path extends AdminListPath> = PageInputOf<`GET ${Path}`>;

/** What narrows the list: a search text, and what its filter offers. */
export type Filters<Path extends AdminListPath> = Omit<PageInput<Path>['query'], 'limit' | 'cursor'>;

/** What the list can be sorted by. */
export type SortOf<Path extends AdminListPath> =
  Filters<Path> extends { sort?: infer Sort } ? Exclude<NonNullable<Sort>, `-${string}`> & string : never;

const PAGE_SIZE = 25;
/** What the lists answer at once at most. */
const LARGEST_PAGE = 100;

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

/** The keys of all rows that match, in the order of the list, but no more than may be changed at once. */
export async function matchingKeys<Path extends AdminListPath>(
  path: Path,
  filters: Filters<Path>,
  rowKey: (item: ItemOf<`GET ${Path}`>) => Key,
): Promise<Key[]> {
  const keys: Key[] = [];
  let cursor: string | undefined;
  do {
    const input = { query: { ...filters, limit: LARGEST_PAGE, cursor } } as PageInput<Path>;
    const page: PageOf<`GET ${Path}`> = await apiReadPage(path, input);
    keys.push(...page.items.map(rowKey));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && keys.length < MAX_BULK);
  return keys.slice(0, MAX_BULK);
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
  const { t } = useTranslation('lists');
  return useChange<Variables>({
    send,
    refreshes: ADMIN,
    done: done && ((_answer, variables) => ({ title: done(variables) })),
    failed: { title: failed ?? t('failed') },
  });
}
