import type { RateInForce } from '#domains/taxes/model/rate-for.ts';
import { policies } from '#engine/model/policies.ts';

/** Rates of a country change on a day that is known long before. */
const KEPT_MS = 60 * 60_000;
/** After an answer that did not come. */
const AGAIN_AFTER_MS = 60_000;

/**
 * The rates of the shop's own country, by which carts are estimated: asked once an hour for everybody and never while
 * somebody waits, so that no visitor can make anybody be asked. Until the first answer nothing is estimated.
 */
export function rememberedHomeRates(
  askForThem: () => Promise<readonly RateInForce[]>,
): () => Promise<readonly RateInForce[]> {
  let rates: readonly RateInForce[] = [];
  let askAgainAt = 0;
  const ask = async () => {
    try {
      rates = await askForThem();
      askAgainAt = performance.now() + KEPT_MS;
    } catch {
      askAgainAt = performance.now() + AGAIN_AFTER_MS;
    }
  };
  return async () => {
    if (policies().taxMode === 'none') return [];
    if (performance.now() >= askAgainAt) {
      askAgainAt = performance.now() + AGAIN_AFTER_MS;
      void ask();
    }
    return rates;
  };
}
