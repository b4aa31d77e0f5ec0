import type { MouseEvent } from 'react';

/** With a key or another button a link stays a link: a new tab, a window, a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
