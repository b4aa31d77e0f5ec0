import type { QueryClient } from '@tanstack/react-query';

/** Every open tab shows one cart: the tab that changed it tells the others, and they ask the server again. */
const CHANNEL = 'cart';

let channel: BroadcastChannel | undefined;

function cartChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Call after each write that the server accepted. */
export function announceCartChange(): void {
  cartChannel()?.postMessage('changed');
}

/** A tab never hears itself. Returns how to stop listening. */
export function followCartChanges(queryClient: QueryClient, cartKey: readonly unknown[]): () => void {
  const listening = cartChannel();
  const refetch = () => void queryClient.invalidateQueries({ queryKey: cartKey });
  // A page brought back by the browser's back button has slept through what happened since.
  const refetchWhenRevived = (event: PageTransitionEvent) => event.persisted && refetch();
  listening?.addEventListener('message', refetch);
  window.addEventListener('pageshow', refetchWhenRevived);
  return () => {
    listening?.removeEventListener('message', refetch);
    window.removeEventListener('pageshow', refetchWhenRevived);
  };
}
