import { useSyncExternalStore } from 'react';

// How many pieces somebody has asked for that the server has not answered yet. The badge of the cart counts them from the
// press on: the answer comes a round trip later, and on a slow phone much later. The cart itself holds what was granted.

let askedFor = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  askedFor += by;
  for (const listener of listeners) listener();
}

/** Counts them until the function it returns is called, with the server's answer. */
export function askFor(quantity: number): () => void {
  change(quantity);
  return () => change(-quantity);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAskedFor(): number {
  return useSyncExternalStore(
    subscribe,
    () => askedFor,
    () => 0,
  );
}
