import { useEffect } from 'react';
import { brand } from '#engine/model/brand.ts';

/** The title of the window says what is open, among many tabs of a browser. Null: something else says it. */
export function usePageTitle(heading: string | null): void {
  useEffect(() => {
    if (heading === null) return;
    // After the frame of the shop, which names the route when it is entered.
    queueMicrotask(() => {
      document.title = `${heading} · ${brand().name}`;
    });
  }, [heading]);
}
