import { useEffect } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

/** One in each idle moment, so that a slow phone answers in between. Safari has no idle moments. */
function inIdleMoments(steps: (() => Promise<unknown>)[]): void {
  const [step, ...others] = steps;
  if (step === undefined) return;
  // A file that does not come is asked for again when it is wanted.
  const run = () =>
    void step().then(
      () => inIdleMoments(others),
      () => {},
    );
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run);
}

/**
 * What opens over a page is fetched once somebody has touched it, so that the first press of its button does not wait for a
 * file. A page that is only read, and a visitor who saves data, go without.
 */
export function useFetchedAhead(loads: readonly (() => Promise<unknown>)[], namespace: string): void {
  const { i18n } = useTranslation('shell');
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData) return undefined;
    const gone = new AbortController();
    const start = () => {
      gone.abort();
      inIdleMoments([...loads, () => i18n.loadNamespaces(namespace)]);
    };
    for (const sign of SIGNS)
      window.addEventListener(sign, start, { signal: gone.signal, passive: true, capture: true });
    return () => gone.abort();
  }, [loads, namespace, i18n]);
}
