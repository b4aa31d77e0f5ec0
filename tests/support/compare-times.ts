const LEAST_ROUNDS = 2;
const MOST_ROUNDS = 30;

interface Times {
  /** Milliseconds of the quickest try of the quicker call. */
  least: number;
  /** How many times as long the slower call took. */
  ratio: number;
}

/**
 * Compares two calls by the quickest try of each, taken in turns: other work on the machine slows both, but not every
 * time. It goes on until they are alike; calls that differ in what they do never become so.
 */
export async function compareTimes(
  calls: readonly [() => Promise<unknown>, () => Promise<unknown>],
  alike: number,
): Promise<Times> {
  const quickest = calls.map(() => Infinity);
  const ratio = () => Math.max(...quickest) / Math.min(...quickest);
  for (let round = 0; round < LEAST_ROUNDS || (round < MOST_ROUNDS && ratio() >= alike); round += 1) {
    for (const [at, call] of calls.entries()) {
      const start = performance.now();
      await call();
      quickest[at] = Math.min(quickest[at]!, performance.now() - start);
    }
  }
  return { least: Math.min(...quickest), ratio: ratio() };
}
