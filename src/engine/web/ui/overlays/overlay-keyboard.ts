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

/** Marks the button that closes a dialog or drawer. */
export const CLOSES_DIALOG = { 'data-closes-dialog': '' };

const OPEN_DIALOG = '[role="dialog"][data-state="open"]';

/**
 * Radix gives Escape to the layer that appeared last, which is a notification whenever one is showing. People mean the
 * dialog they are in: the notification steps back, and goes by itself.
 */
export function leaveEscapeToDialog(event: KeyboardEvent): void {
  const target = event.target instanceof Element ? event.target : document.body;
  const dialog =
    target === document.body
      ? [...document.querySelectorAll(OPEN_DIALOG)].at(-1)
      : target.closest(OPEN_DIALOG);
  if (!dialog) return;
  event.preventDefault();
  dialog.querySelector<HTMLElement>('[data-closes-dialog]')?.click();
}
