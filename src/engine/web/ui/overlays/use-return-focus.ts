import { useRef } from 'react';

/**
 * For panels opened from anywhere, not by a trigger of their own: focus goes back to where it was. Where it has moved
 * on in the meantime (the panel closed because a link in it led to another page), it stays.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement as HTMLElement | null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const active = document.activeElement;
      if (active === null || active === document.body) opener.current?.focus();
    },
  };
}
