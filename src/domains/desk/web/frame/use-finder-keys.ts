import { useEffect } from 'react';

/** Ctrl K (⌘ K) anywhere, `/` where nothing is being typed. */
export function useFinderKeys(open: () => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const isFinder = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
      if ((!isFinder && !isSlash) || document.querySelector('[role=dialog]') !== null) return;
      event.preventDefault();
      open();
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

/** Whether a key is part of a text. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
