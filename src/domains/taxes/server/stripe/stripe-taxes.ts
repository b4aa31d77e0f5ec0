import { createHash } from 'node:crypto';
import { Stripe } from 'stripe';
import { reversed, untaxed, type ComputedTaxes } from '#domains/taxes/model/order-taxes.ts';
import { owesTaxItself } from '#domains/taxes/model/reverse-charge.ts';
import type { TaxedSale } from '#domains/taxes/model/taxed-sale.ts';
import { taxOfWhole, type TaxAmount } from '#domains/taxes/model/tax-of.ts';
import { policies } from '#engine/model/policies.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { openStripe, type StripeAccess } from './open-stripe.ts';
import type { TaxProvider, TaxQuestion } from '#domains/taxes/server/tax-provider.ts';
import { amountsOf, calculationParams, chargesOf, reverseChargeParams } from './calculation.ts';
import { askStripe, isUnknownPlace } from './ask-stripe.ts';
import { homeRates } from './home-rates.ts';
import { stripeReporter } from './stripe-reporter.ts';

/** A customer waits for it, and nothing is ordered meanwhile. */
const TIMEOUT_MS = 8_000;
/** A form is filled in this long; what a place asks of a cart changes no sooner. */
const REMEMBERED_MS = 10 * 60_000;
const MOST_REMEMBERED = 2_000;
/** While Stripe does not answer, the next customers hear so at once. */
const PAUSE_MS = 5_000;
/** Each member of a group buy may have to be asked about once more after the others. */
const MOST_TRIES = 50;

/** Taxes by Stripe Tax. It learns what is bought for how much and where it goes; not who buys it. */
export function stripeTaxes(access: StripeAccess, db: Db): TaxProvider {
  const stripe = openStripe(access, { timeoutMs: TIMEOUT_MS, retries: 0 });
  const remembered = new Map<string, { at: number; taxes: Promise<ComputedTaxes> }>();
  let awayUntil = 0;

  const calculate = async (sale: TaxedSale): Promise<ComputedTaxes> => {
    if (performance.now() < awayUntil) throw taxesAway();
    try {
      return await taxesByStripe(stripe, sale);
    } catch (error) {
      if (isUnknownPlace(error)) return unknownThere(sale);
      if (error instanceof Stripe.errors.StripeConnectionError) awayUntil = performance.now() + PAUSE_MS;
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
    homeRates: homeRates(stripe, db),
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
    reporter: stripeReporter(stripe),
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

async function taxesByStripe(stripe: Stripe, sale: TaxedSale): Promise<ComputedTaxes> {
  const { lines, place, businessVatId } = sale;
  const charges = chargesOf(sale);
  const isIncluded = policies().taxMode === 'included';
  if (charges.length === 0)
    return { ...untaxed(lines), taxIncluded: isIncluded, dueCents: 0, unknown: [], rates: [] };
  const params = calculationParams(charges, place);
  const asked = await askStripe(stripe, params);
  const amounts = amountsOf(asked, charges, place);
  const taxOf = (all: ReadonlyMap<unknown, TaxAmount>) =>
    [...all.values()].reduce((sum, { taxCents }) => sum + taxCents, 0);
  const isReversed = isIncluded && owesTaxItself(businessVatId, place);
  const frozen = isReversed ? new Map([...amounts].map(([of, amount]) => [of, reversed(amount)])) : amounts;
  const calculation = isReversed
    ? await askStripe(stripe, reverseChargeParams(params, amounts, businessVatId!))
    : asked;
  return {
    lines: lines.map((_line, at) => frozen.get(at) ?? null),
    heldCents: lines.map(({ finalCents }, at) => {
      const amount = amounts.get(at);
      if (!isIncluded || amount === undefined) return 0;
      // Before the code, as large a share of the price as after it.
      return taxOfWhole(finalCents, { cents: amount.baseCents + amount.taxCents, taxCents: amount.taxCents });
    }),
    shippingTax: frozen.get('shipping') ?? null,
    giftWrapTax: frozen.get('giftWrap') ?? null,
    taxTotalCents: taxOf(frozen),
    taxIncluded: isIncluded,
    taxReason: isReversed ? 'reverse_charge' : null,
    taxCalculation: calculation.id,
    dueCents: isIncluded ? taxOf(frozen) - taxOf(amounts) : taxOf(amounts),
    unknown: [],
    rates: [],
  };
}

/** Stripe needs to know more of the place, or does not know it: nothing is taxed by nothing. */
function unknownThere(sale: TaxedSale): ComputedTaxes {
  const unknown = [...new Set(chargesOf(sale).map(({ category }) => category))].sort();
  const taxIncluded = policies().taxMode === 'included';
  return { ...untaxed(sale.lines), taxIncluded, dueCents: 0, unknown, rates: [] };
}
