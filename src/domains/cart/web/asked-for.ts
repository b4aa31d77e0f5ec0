import { sharedValue } from '#engine/web/ui/basics/shared-value.ts';

// How many pieces somebody has asked for that the server has not answered yet. The badge of the cart counts them from the
// press on: the answer comes a round trip later, and on a slow phone much later. The cart itself holds what was granted.
const askedFor = sharedValue(0);

export const useAskedFor = askedFor.useValue;

/** Counts them until the function it returns is called, with the server's answer. */
export function askFor(quantity: number): () => void {
  askedFor.set(askedFor.get() + quantity);
  return () => askedFor.set(askedFor.get() - quantity);
}
