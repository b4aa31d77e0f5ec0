import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { RouterContext } from './router-context.ts';

type Query<Data, Key extends QueryKey> = FetchQueryOptions<Data, Error, Data, Key>;

/**
 * Reads what a page shows. The server waits, so that the page leaves whole, and a failed read fails the page. The
 * browser shows the page at once, with placeholders and messages of its own.
 */
export async function loadData<Data, Key extends QueryKey>(
  { queryClient }: RouterContext,
  query: Query<Data, Key>,
): Promise<void> {
  if (import.meta.env.SSR) await queryClient.fetchQuery(query);
  else void queryClient.prefetchQuery(query);
}

/** Reads what a page can do without: where it fails, the page leaves without it and the browser asks again. */
export async function loadExtra<Data, Key extends QueryKey>(
  { queryClient }: RouterContext,
  query: Query<Data, Key>,
): Promise<void> {
  const reading = queryClient.prefetchQuery(query);
  if (import.meta.env.SSR) await reading;
}
