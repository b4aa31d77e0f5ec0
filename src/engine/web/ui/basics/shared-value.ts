import { useSyncExternalStore } from 'react';

/** A value that places far apart in a page read and change, outside React. The server writes its pages with the first one. */
export function sharedValue<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = () => value;
  const set = (next: Value) => {
    if (next === value) return;
    value = next;
    for (const listener of listeners) listener();
  };
  const useValue = () => useSyncExternalStore(subscribe, get, () => first);
  return { get, set, subscribe, useValue };
}
