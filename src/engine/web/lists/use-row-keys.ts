import { useEffect, type RefObject } from 'react';

const ROWS = 'tr[data-row]';

/**
 * j and k walk the rows of a list, x selects the one with the focus, Enter opens it: does what its first button or link
 * does that is not its name's. b leads to what can be done with those that are selected.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const { ctrlKey, metaKey, altKey, key, target } = event;
      if (ctrlKey || metaKey || altKey || isTaken(target) || list.current === null) return;
      // A record lies over it, and walks by the same keys.
      if (list.current.closest('[hidden]') !== null) return;
      const rows = [...list.current.querySelectorAll<HTMLElement>(ROWS)];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      if (key === 'j') rows[Math.min(at + 1, rows.length - 1)]?.focus();
      else if (key === 'k') rows[Math.max(at - 1, 0)]?.focus();
      else if (key === 'b') list.current.querySelector<HTMLElement>('[data-bulk]')?.focus();
      else if (key === 'x') rows[at]?.querySelector<HTMLElement>('input[type=checkbox]')?.click();
      else if (key === 'Enter' && rows[at] === document.activeElement)
        [...(rows[at]?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])].at(-1)?.click();
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [list]);
}

/** The key is part of a text, or belongs to what lies over the list. */
export function isTaken(target: EventTarget | null): boolean {
  return (
    document.querySelector('[role=dialog]') !== null ||
    (target instanceof HTMLElement && target.closest('input:not([type=checkbox]), textarea, select') !== null)
  );
}
