import { useEffect, useState } from 'react';

const TICK_MS = 5_000;

/** Whole minutes until a moment, the one that has begun counted in; 0 once it has passed. */
export function useMinutesLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(clock);
  }, []);
  return Math.max(0, Math.ceil((until - now) / 60_000));
}
