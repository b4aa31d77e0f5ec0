import type { Stripe } from 'stripe';
import type { RateInForce } from '#domains/taxes/model/rate-for.ts';
import { homePlace } from '#domains/taxes/model/taxed-sale.ts';
import type { Place } from '#engine/model/places/address.ts';
import { policies } from '#engine/model/policies.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import type { Db } from '#engine/server/db/client.ts';
import { knownCategories } from '#domains/taxes/server/tax-rates.queries.ts';
import { askStripe } from './ask-stripe.ts';
import { ratesOf, ratesParams } from './calculation.ts';

/** Rates of a country change on a day that is known long before. */
const KEPT_MS = 60 * 60_000;
/** After an answer that did not come. */
const AGAIN_AFTER_MS = 60_000;

/**
 * The rates of the shop's own country, by which carts are estimated: asked once an hour for everybody and never while
 * somebody waits, so that no visitor can make Stripe be asked. Until the first answer nothing is estimated.
 */
export function homeRates(stripe: Stripe, db: Db): () => Promise<readonly RateInForce[]> {
  let rates: readonly RateInForce[] = [];
  let askAgainAt = 0;
  const ask = async () => {
    try {
      const place = await headOffice(stripe);
      rates = ratesOf(await askStripe(stripe, ratesParams(place, await knownCategories(db))), place);
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

/** A country alone says too little in the United States: there it is the state in which the shop has its office. */
async function headOffice(stripe: Stripe): Promise<Place> {
  const { head_office: office } = await stripe.tax.settings.retrieve();
  const { country } = shopHome();
  if (office?.address.country !== country) return homePlace();
  return { country, region: office.address.state ?? null, postalCode: office.address.postal_code ?? null };
}
