import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  notifyManager,
  QueryClient,
  type QueryFunction,
} from '@tanstack/react-query';
import type { UrlInput } from '#engine/model/api/api-url.ts';
import { dataOf, type FetchApi } from './client.ts';

// At the end of the turn, not in a later one: a switch that saves what was chosen would jump back in between.
notifyManager.setScheduler(queueMicrotask);

declare module '@tanstack/react-query' {
  interface Register {
    /** `empty` turns "not signed in" into null instead of an error. */
    queryMeta: { on401?: 'empty' };
  }
}

/** Called with every response, as data and as the text it was parsed from. */
type OnRead = (data: unknown, text: string) => void;

/** The read that every key of `apiKey` stands for. */
export function readFrom(fetchApi: FetchApi, onRead?: OnRead): QueryFunction {
  return async ({ queryKey, meta }) => {
    const answer = await fetchApi(...(queryKey as [string, UrlInput?]));
    if (answer.status === 401 && meta?.on401 === 'empty') return null;
    const data = dataOf(answer);
    if (data !== null) onRead?.(data, answer.body);
    return data;
  };
}

/**
 * What is asked again is asked after that moment. By itself TanStack Query takes a first answer that is still under way for
 * a new one, though the server may have given it before the change.
 */
class AskingClient extends QueryClient {
  override async invalidateQueries(
    filters?: InvalidateQueryFilters,
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstReads = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    await super.invalidateQueries(filters, options);
    await super.invalidateQueries({ predicate: (query) => firstReads.includes(query) }, options);
  }
}

/** Data never becomes stale by itself, nothing is polled, refetched on focus or tried again. */
export function createQueryClient(fetchApi: FetchApi, onRead?: OnRead): QueryClient {
  return new AskingClient({
    defaultOptions: {
      queries: {
        queryFn: readFrom(fetchApi, onRead),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
