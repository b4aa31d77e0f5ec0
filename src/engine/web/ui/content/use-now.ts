import { useEffect, useState } from 'react';

const TICK_MS = 5_000;

/** The time as the page goes on showing it, in milliseconds. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(clock);
  }, []);
  return now;
}
