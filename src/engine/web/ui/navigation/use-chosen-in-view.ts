import { useEffect, useRef } from 'react';

/**
 * For a row that may be longer than the screen: brings what is chosen in it to the middle, once for each choice and
 * without moving the page.
 */
export function useChosenInView<Row extends HTMLElement>() {
  const row = useRef<Row>(null);
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current], [aria-selected=true]');
    if (!row.current || !chosen || chosen === shown.current || isCovered(chosen)) return;
    shown.current = chosen;
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  });
  return row;
}

/** Under a product that the page came with nothing is drawn yet; to ask where something lies would draw it. */
const isCovered = (element: Partial<HTMLElement>) => element.checkVisibility?.() === false;
