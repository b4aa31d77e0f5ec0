import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import type { FetchApi } from './client.ts';

/**
 * The default read: the first element of the key is the path; a second, non-empty one is sent as `q`.
 * `on401: 'empty'` turns "not signed in" into null instead of an error.
 */
export function readFrom(fetchApi: FetchApi, on401: 'throw' | 'empty' = 'throw'): QueryFunction {
  return async ({ queryKey }) => {
    const [path, q] = queryKey as [string, string?];
    const url = q ? `${path}?q=${encodeURIComponent(q)}` : path;
    const { status, body } = await fetchApi(url);
    if (status === 401 && on401 === 'empty') return null;
    if (status < 200 || status >= 300) throw new ApiError(status, body);
    return body === '' ? null : JSON.parse(body);
  };
}

/** Data never becomes stale by itself, nothing is polled, refetched on focus or tried again. */
export function createQueryClient(fetchApi: FetchApi): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readFrom(fetchApi),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
