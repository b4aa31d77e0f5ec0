import type { QueryKey, QueryClient } from '@tanstack/react-query';
import type { AddedWords } from '#engine/model/added-names.ts';
import type { Brand } from '#engine/model/brand.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Policies } from '#engine/model/policies.ts';
import type { ShopHome } from '#engine/model/places/shop-home.ts';

/** Settings of the shop that pages show; nothing private. */
export interface PublicSettings {
  preLaunch: boolean;
  guestCheckout: boolean;
  placeholderRatings: boolean;
}

/** What the server leaves in the page for the client to go on from. */
export interface PageState {
  language: Language;
  namespaces: string[];
  /** The route whose page stays as it is written (`written-page.tsx`): nothing that it is made of is in here. */
  staticRoute?: string | undefined;
  /** The browser needs the routes of all pages to go on from this one. */
  needsAllRoutes: boolean;
  /** What was read for the page. */
  reads: [key: QueryKey, data: unknown][];
  settings: PublicSettings;
  publicUrl: string;
  brand: Brand;
  /** What differs from the usual. */
  policies: Partial<Policies>;
  home: Readonly<ShopHome>;
  /** Of products, added by extensions; left out where there are none. */
  extraFields?: readonly unknown[] | undefined;
  /** What extensions bring for people to choose; left out where there is nothing. */
  addedWords?: readonly AddedWords[] | undefined;
  /** What every text may name, in the language of the page. */
  facts: Record<string, unknown>;
}

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
