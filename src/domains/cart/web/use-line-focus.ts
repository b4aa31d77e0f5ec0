import { useEffect, useRef, type RefObject } from 'react';

/**
 * Removing a line takes the focused button away with it: focus then goes to the line that moved up, or to the last
 * one. Lines are the children of the list; each has its product's link marked with `data-line-focus`.
 */
export function useLineFocus(lineIds: readonly number[]): {
  list: RefObject<HTMLUListElement | null>;
  keepPlaceOf: (lineId: number) => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<number | null>(null);
  const shown = lineIds.join();
  useEffect(() => {
    if (place.current === null) return;
    const links = list.current?.querySelectorAll<HTMLElement>('[data-line-focus]');
    links?.[Math.min(place.current, links.length - 1)]?.focus();
    place.current = null;
  }, [shown]);
  return {
    list,
    keepPlaceOf: (lineId) => {
      place.current = lineIds.indexOf(lineId);
    },
  };
}
