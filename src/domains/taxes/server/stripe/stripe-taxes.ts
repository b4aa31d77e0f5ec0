import { Stripe } from 'stripe';
import { reversed, untaxed, type ComputedTaxes } from '#domains/taxes/model/order-taxes.ts';
import { owesTaxItself } from '#domains/taxes/model/reverse-charge.ts';
import type { TaxedSale } from '#domains/taxes/model/taxed-sale.ts';
import { taxOfWhole, type TaxAmount } from '#domains/taxes/model/tax-of.ts';
import { askedTaxes, unknownThere } from '#domains/taxes/server/asked-taxes.ts';
import { policies } from '#engine/model/policies.ts';
import type { Db } from '#engine/server/db/client.ts';
import { openStripe, type StripeAccess } from './open-stripe.ts';
import type { TaxProvider } from '#domains/taxes/server/tax-provider.ts';
import { amountsOf, calculationParams, chargesOf, reverseChargeParams } from './calculation.ts';
import { askStripe, isUnknownPlace } from './ask-stripe.ts';
import { homeRates } from './home-rates.ts';
import { stripeReporter } from './stripe-reporter.ts';

/** A customer waits for it, and nothing is ordered meanwhile. */
const TIMEOUT_MS = 8_000;

/** Taxes by Stripe Tax. It learns what is bought for how much and where it goes; not who buys it. */
export function stripeTaxes(access: StripeAccess, db: Db): TaxProvider {
  const stripe = openStripe(access, { timeoutMs: TIMEOUT_MS, retries: 0 });
  return askedTaxes({
    async compute(sale) {
      try {
        return await taxesByStripe(stripe, sale);
      } catch (error) {
        if (isUnknownPlace(error)) return unknownThere(sale);
        throw error;
      }
    },
    isAway: (error) => error instanceof Stripe.errors.StripeConnectionError,
    homeRates: homeRates(stripe, db),
    reporter: stripeReporter(stripe),
  });
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
