import type { QueryClient } from '@tanstack/react-query';
import type { PageState } from './page-state.ts';

/**
 * Writes the state of a page. Responses of the API make up nearly all of it: they are copied as they were read, instead of
 * being written out a second time.
 */
export class PageStateWriter {
  readonly #texts = new Map<unknown, string>();

  readonly onRead = (data: unknown, text: string): void => {
    this.#texts.set(data, text);
  };

  write(state: Omit<PageState, 'reads'>, queryClient: QueryClient): string {
    const reads = state.staticRoute === undefined ? this.#readsOf(queryClient) : [];
    return `${JSON.stringify(state).slice(0, -1)},"reads":[${reads.join(',')}]}`;
  }

  #readsOf(queryClient: QueryClient): string[] {
    return queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.status === 'success')
      .map(({ queryKey, state: { data } }) => {
        const text = this.#texts.get(data) ?? JSON.stringify(data);
        return `[${JSON.stringify(queryKey)},${text}]`;
      });
  }
}
