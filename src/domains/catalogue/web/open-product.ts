import { useRouter } from '@tanstack/react-router';
import { useCallback, type MouseEvent } from 'react';
import { isPlainClick } from '#engine/web/ui/basics/plain-click.ts';

/** On the pages that show a product over themselves the URL carries it as `?product=slug`. */
export interface ProductModalSearch {
  product?: string | undefined;
}

export function readProductModalSearch(raw: Record<string, unknown>): ProductModalSearch {
  const slug = raw.product === undefined || typeof raw.product === 'object' ? '' : String(raw.product);
  return { product: /^[\w-]{1,200}$/.test(slug) ? slug : undefined };
}

/** Links that show their product over the page name it in this attribute. */
export const OPENS_PRODUCT = 'data-opens-product';

/**
 * For clicks on their way down to such a link: a plain one opens the product over the page; with a key or another button
 * the link stays a link.
 */
export function useOpenProduct(): (event: MouseEvent) => void {
  const router = useRouter();
  return useCallback(
    (event) => {
      const slug = (event.target as Element).closest(`[${OPENS_PRODUCT}]`)?.getAttribute(OPENS_PRODUCT);
      if (slug == null || !isPlainClick(event)) return;
      event.preventDefault();
      void router.navigate({
        to: '.',
        search: (previous) => ({ ...previous, product: slug }),
        state: (previous) => ({ ...previous, openedHere: true }),
        resetScroll: false,
      });
    },
    [router],
  );
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** Opened from the entry before this one, so that closing it or the link back goes there. */
    openedHere?: boolean | undefined;
    /** First page of a shop list on screen, where more were loaded under it. */
    shownFrom?: number | undefined;
  }
}
