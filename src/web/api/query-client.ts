import { notifyManager, QueryClient, type QueryFunction } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import type { FetchApi } from './client.ts';

// At the end of the turn, not in a later one: a switch that saves what was chosen would jump back in between.
notifyManager.setScheduler(queueMicrotask);

/** Told of every answer, as data and as the text it was read from. */
type OnRead = (data: unknown, text: string) => void;

/**
 * The default read: the first element of the key is the path; a second, non-empty one is sent as `q`.
 * `on401: 'empty'` turns "not signed in" into null instead of an error.
 */
export function readFrom(
  fetchApi: FetchApi,
  on401: 'throw' | 'empty' = 'throw',
  onRead?: OnRead,
): QueryFunction {
  return async ({ queryKey }) => {
    const [path, q] = queryKey as [string, string?];
    const url = q ? `${path}?q=${encodeURIComponent(q)}` : path;
    const answer = await fetchApi(url);
    const { status, body } = answer;
    if (status === 401 && on401 === 'empty') return null;
    if (status < 200 || status >= 300) throw new ApiError(status, body);
    if (body === '') return null;
    const data: unknown = answer.data ?? JSON.parse(body);
    onRead?.(data, body);
    return data;
  };
}

/** Data never becomes stale by itself, nothing is polled, refetched on focus or tried again. */
export function createQueryClient(fetchApi: FetchApi, onRead?: OnRead): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readFrom(fetchApi, 'throw', onRead),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
