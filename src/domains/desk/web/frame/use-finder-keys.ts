import { useEffect } from 'react';

/** Ctrl K (⌘ K) anywhere, `/` where nothing is being typed, open the search; `?` says which keys there are. */
export function useFinderKeys(open: () => void, help: () => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const isFinder = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
      const isHelp = event.key === '?' && !isTyping(event.target);
      if ((!isFinder && !isSlash && !isHelp) || document.querySelector('[role=dialog]') !== null) return;
      event.preventDefault();
      if (isHelp) help();
      else open();
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
