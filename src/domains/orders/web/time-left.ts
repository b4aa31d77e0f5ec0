import { useNow } from '#engine/web/ui/content/use-now.ts';

/** Whole minutes until a moment, the one that has begun counted in; 0 once it has passed. */
export function useMinutesLeft(until: number): number {
  return Math.max(0, Math.ceil((until - useNow()) / 60_000));
}
