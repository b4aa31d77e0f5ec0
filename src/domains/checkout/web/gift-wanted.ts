import { useSyncExternalStore } from 'react';
import { forget, recall, remember } from '#engine/web/session/tab-memory.ts';

const STORED_AS = 'gift-wanted';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isGiftWanted = () => recall<boolean>(STORED_AS) === true;
// The server's page knows nothing of this tab.
const unknown = () => false;

/** Whether what is bought is a gift, as it was said at a product: the checkout then opens the fields for it. */
export const useGiftWanted = (): boolean => useSyncExternalStore(subscribe, isGiftWanted, unknown);

export function chooseGift(isGift: boolean): void {
  if (isGift) remember(STORED_AS, true);
  else forget(STORED_AS);
  for (const listener of listeners) listener();
}
