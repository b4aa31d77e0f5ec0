/** What the tabs of one browser share: the cart, and who is signed in. */
type Shared = 'cart' | 'session';

const channels: Partial<Record<Shared, BroadcastChannel>> = {};

function channelOf(shared: Shared): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined'
    ? undefined
    : (channels[shared] ??= new BroadcastChannel(shared));
}

/** Call after each change that the server accepted. A tab never hears itself. */
export function tellOtherTabs(shared: Shared): void {
  channelOf(shared)?.postMessage('changed');
}

/** Calls back whenever another tab has changed it, or may have. Returns how to stop. */
export function followOtherTabs(shared: Shared, onChange: () => void): () => void {
  const channel = channelOf(shared);
  // A page brought back by the browser's back button has slept through what happened since.
  const onRevival = (event: PageTransitionEvent) => event.persisted && onChange();
  channel?.addEventListener('message', onChange);
  window.addEventListener('pageshow', onRevival);
  return () => {
    channel?.removeEventListener('message', onChange);
    window.removeEventListener('pageshow', onRevival);
  };
}
