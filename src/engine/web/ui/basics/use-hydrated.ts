import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Whether what the server wrote has been taken over here; what the browser makes by itself always has. The router's hook of
 * that name changes in one task with all that depends on it, which a slow phone feels; this one lets React pause.
 */
export function useHydrated(): boolean {
  const [[inBrowser, onServer]] = useState(noteOrigin);
  const isWritten = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    if (isWritten) startTransition(() => setTaken(true));
  }, [isWritten]);
  return !isWritten || isTaken;
}

/** React asks for what the server saw only where it takes over something written. */
function noteOrigin() {
  let isWritten = false;
  return [() => isWritten, () => (isWritten = true)] as const;
}

const neverChanges = () => () => {};
