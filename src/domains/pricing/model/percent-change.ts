/** A price is never lower. */
const LEAST_CENTS = 1;

/** A price raised or lowered by a percentage of at most two decimals: half up to the cent. */
export function changeByPercent(cents: number, percent: number): number {
  const hundredths = Math.round(percent * 100);
  return Math.max(LEAST_CENTS, Math.floor((cents * (10_000 + hundredths) + 5_000) / 10_000));
}
