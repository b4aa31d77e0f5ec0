import { useEffect } from 'react';

/**
 * Marks the body (`data-…`) while a component is on the page, for rules of the whole page. A selector like `body:has(…)`
 * would say it without a script, but then every element that comes or goes makes the browser restyle all of the page.
 */
export function useBodyMarker(name: string): void {
  useEffect(() => {
    const mark = `data-${name}`;
    document.body.toggleAttribute(mark, true);
    return () => void document.body.toggleAttribute(mark, false);
  }, [name]);
}
