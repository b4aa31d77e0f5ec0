import { RouterContextProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { AppProviders } from './app-root.tsx';
import type { AppRouter } from './router.tsx';
import type { WritePart } from '#engine/web/rendering/cached-part.tsx';

/** A card takes about 5 KB with its key. */
const MAX_PARTS = 2_000;

const parts = new Map<string, string>();

/**
 * Writes parts that stand on many pages, such as the card of a product: a list is nine tenths cards, and each stands in
 * every order and filter of the shop.
 */
export function partWriter(router: AppRouter): WritePart {
  const { i18n, settings } = router.options.context;
  const common = `${i18n.language} ${shopHome().currency} ${JSON.stringify(settings)}`;
  return (of, part) => {
    const key = common + JSON.stringify(of);
    const known = parts.get(key);
    if (known !== undefined) return known;
    const html = renderToString(
      <AppProviders router={router}>
        <RouterContextProvider router={router}>{part}</RouterContextProvider>
      </AppProviders>,
    );
    if (parts.size >= MAX_PARTS) parts.clear();
    const whole = inOnePiece(html);
    parts.set(key, whole);
    return whole;
  };
}

/** What React hands over is a tree of some three hundred pieces, and each costs the garbage collector a step for as long as it is kept. */
function inOnePiece(html: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(html));
}
