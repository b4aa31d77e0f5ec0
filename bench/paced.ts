import { setTimeout as wait } from 'node:timers/promises';

/** Begins `work` so many times a second until the end; how many failed. */
export async function paced(
  perSecond: number,
  work: () => Promise<boolean>,
  ending: AbortSignal,
): Promise<number> {
  if (perSecond === 0) return 0;
  const begun: Promise<boolean>[] = [];
  const started = performance.now();
  while (!ending.aborted) {
    begun.push(work().catch(() => false));
    const next = started + (begun.length * 1000) / perSecond;
    await wait(Math.max(0, next - performance.now()), undefined, { signal: ending }).catch(() => {});
  }
  return (await Promise.all(begun)).filter((succeeded) => !succeeded).length;
}
