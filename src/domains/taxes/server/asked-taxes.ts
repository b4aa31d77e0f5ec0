import { createHash } from 'node:crypto';
import { chargedOf, untaxed, type ComputedTaxes } from '#domains/taxes/model/order-taxes.ts';
import type { RateInForce } from '#domains/taxes/model/rate-for.ts';
import type { TaxedSale } from '#domains/taxes/model/taxed-sale.ts';
import { policies } from '#engine/model/policies.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { TaxProvider, TaxQuestion } from './tax-provider.ts';
import type { TaxReporter } from './tax-reporter.ts';

/** A form is filled in this long; what a place asks of a cart changes no sooner. */
const REMEMBERED_MS = 10 * 60_000;
const MOST_REMEMBERED = 2_000;
/** While nobody answers, the next customers hear so at once. */
const PAUSE_MS = 5_000;
/** Each member of a group buy may have to be asked about once more after the others. */
const MOST_TRIES = 50;

/** Somebody outside who computes taxes. */
export interface TaxesOutside {
  /** Throws where no answer comes. */
  compute(sale: TaxedSale): Promise<ComputedTaxes>;
  /** Whether it will not answer the next question either. */
  isAway(error: unknown): boolean;
  homeRates(): Promise<readonly RateInForce[]>;
  readonly reporter?: TaxReporter;
}

/** Taxes that have to be asked for: what was answered is remembered, and without an answer nothing is sold. */
export function askedTaxes({ compute, isAway, homeRates, reporter }: TaxesOutside): TaxProvider {
  const remembered = new Map<string, { at: number; taxes: Promise<ComputedTaxes> }>();
  let awayUntil = 0;

  const calculate = async (sale: TaxedSale): Promise<ComputedTaxes> => {
    if (performance.now() < awayUntil) throw taxesAway();
    try {
      return await compute(sale);
    } catch (error) {
      if (isAway(error)) awayUntil = performance.now() + PAUSE_MS;
      throw taxesAway(error);
    }
  };
  const ask = async (sale: TaxedSale, { owner, admit }: TaxQuestion): Promise<ComputedTaxes> => {
    const key = keyOf(sale, owner);
    const known = remembered.get(key);
    if (known !== undefined && performance.now() - known.at < REMEMBERED_MS) return known.taxes;
    await admit?.();
    const taxes = calculate(sale);
    remembered.delete(key);
    remembered.set(key, { at: performance.now(), taxes });
    taxes.catch(() => remembered.delete(key));
    for (const oldest of remembered.keys()) {
      if (remembered.size <= MOST_REMEMBERED) break;
      remembered.delete(oldest);
    }
    return taxes;
  };
  const isUntaxed = () => policies().taxMode === 'none';
  const nothing = (sale: TaxedSale) => ({ ...untaxed(sale.lines), dueCents: 0, unknown: [], rates: [] });

  return {
    homeRates,
    forShow: async (sale, question) => (isUntaxed() ? nothing(sale) : ask(sale, question)),
    async forOrder(sale, question) {
      if (isUntaxed()) return nothing(sale);
      const taxes = await ask(sale, question);
      // It is this order's from now on, whether or not that is placed.
      remembered.delete(keyOf(sale, question.owner));
      return taxes;
    },
    async inTransaction(_now, run) {
      const known = new Map<string, ComputedTaxes>();
      const need = (sales: readonly (readonly [TaxedSale, string])[]) => {
        const missing = sales.filter(([sale, owner]) => !known.has(keyOf(sale, owner)));
        if (missing.length > 0) throw new TaxesToAsk(missing);
      };
      const of = (sale: TaxedSale, owner: string) => {
        if (isUntaxed()) return nothing(sale);
        need([[sale, owner]]);
        return known.get(keyOf(sale, owner))!;
      };
      for (let tries = 1; ; tries += 1) {
        try {
          return await run({ of, need: (sales) => (isUntaxed() ? undefined : need(sales)) });
        } catch (error) {
          if (!(error instanceof TaxesToAsk) || tries >= MOST_TRIES) throw error;
          for (const [sale, owner] of error.sales) known.set(keyOf(sale, owner), await calculate(sale));
        }
      }
    },
    ...(reporter && { reporter }),
  };
}

/** Thrown through a transaction, which writes nothing then: what is missing is asked, and it begins again. */
class TaxesToAsk extends Error {
  readonly sales: readonly (readonly [sale: TaxedSale, owner: string])[];

  constructor(sales: readonly (readonly [sale: TaxedSale, owner: string])[]) {
    super('Taxes have to be asked for first');
    this.sales = sales;
  }
}

function taxesAway(cause?: unknown): AppError {
  const error = new AppError('unavailable', 'errors:checkout.taxesAway', {
    reason: 'taxes_away',
    retryAfterSeconds: Math.ceil(PAUSE_MS / 1000),
  });
  error.cause = cause;
  return error;
}

/** All that the answer depends on. */
function keyOf(sale: TaxedSale, owner: string): string {
  const { taxMode, taxShippingCategory } = policies();
  const { lines, sum, place, businessVatId } = sale;
  const asked = JSON.stringify([taxMode, taxShippingCategory, lines, sum, place, businessVatId]);
  return `${owner}|${createHash('sha256').update(asked).digest('base64')}`;
}

/** More has to be known of the place, or nobody knows it: nothing is taxed by nothing. */
export function unknownThere(sale: TaxedSale): ComputedTaxes {
  const sold = chargedOf(sale.lines, sale.sum, policies().taxShippingCategory).filter(
    ({ cents }) => cents > 0,
  );
  const unknown = [...new Set(sold.map(({ category }) => category))].sort();
  const taxIncluded = policies().taxMode === 'included';
  return { ...untaxed(sale.lines), taxIncluded, dueCents: 0, unknown, rates: [] };
}
