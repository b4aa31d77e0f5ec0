import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface WholeUnits {
  unit: 'minutes' | 'hours' | 'days';
  /** Rounded down: nobody is promised an hour that is not there. At least one. */
  count: number;
}

/** A span of time as people say it: more than two days in days, from an hour on in hours. */
export function wholeUnits(ms: number): WholeUnits {
  const whole = (unitMs: number) => Math.max(1, Math.floor(ms / unitMs));
  // Two days exactly are 48 hours: so is the time to report damage.
  if (ms > 2 * DAY_MS) return { unit: 'days', count: whole(DAY_MS) };
  if (ms >= HOUR_MS) return { unit: 'hours', count: whole(HOUR_MS) };
  return { unit: 'minutes', count: whole(MINUTE_MS) };
}

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
