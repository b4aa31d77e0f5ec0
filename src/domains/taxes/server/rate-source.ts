import { z } from 'zod';
import { taxesByRates, homePlace, type TaxedSale } from '#domains/taxes/model/taxed-sale.ts';
import type { ComputedTaxes } from '#domains/taxes/model/order-taxes.ts';
import type { RateInForce } from '#domains/taxes/model/rate-for.ts';
import { policies } from '#engine/model/policies.ts';
import type { Place } from '#engine/model/places/address.ts';
import type { Db } from '#engine/server/db/client.ts';
import { providerNamed, requireProvider } from '#engine/server/provider.ts';
import { askedTaxes } from './asked-taxes.ts';
import { rememberedHomeRates } from './home-rates.ts';
import { knownCategories } from './tax-rates.queries.ts';
import type { TaxProvider } from './tax-provider.ts';

/** What somebody outside is asked: what these categories are taxed by at a place. It learns nothing of who buys what. */
interface RatesAsked {
  place: Place;
  categories: readonly string[];
  /** ISO 8601. */
  now: string;
}

const MAX_RATES = 100;
/** A customer waits for it, and nothing is ordered meanwhile. */
const LIMIT_MS = 8_000;

/** A rate of nothing is said; a category that is left out has none at the place, and is not sold there. */
const answerSchema = z
  .array(
    z.strictObject({
      category: z.string().max(60),
      name: z.string().trim().min(1).max(60),
      percent: z.number().min(0).max(100).multipleOf(0.001),
    }),
  )
  .max(MAX_RATES);

/** Where there is no such domain, or it knows no rates, the shop does not start. */
export const requireTaxSource = (name: string | undefined): void =>
  requireProvider('TAX', name, 'taxRates', 'knows rates of taxes');

/** Taxes by rates that somebody outside says. What they come to is computed here, as by the owner's own. */
export function taxesBySource(name: string, db: Db): TaxProvider {
  const ratesAt = async (place: Place, categories: readonly string[]): Promise<RateInForce[]> => {
    const source = providerNamed(name, 'taxRates');
    if (source === undefined) throw new Error(`${name} knows no rates`);
    const asked: RatesAsked = { place, categories, now: new Date().toISOString() };
    const said = answerSchema.parse(await source.ask('taxRates', asked, LIMIT_MS));
    const { country, region } = place;
    return said
      .filter(({ category }, at) => said.findIndex((each) => each.category === category) === at)
      .map((rate) => ({ ...rate, id: 0, country, region, postalPrefix: null }));
  };
  return askedTaxes({
    async compute(sale: TaxedSale): Promise<ComputedTaxes> {
      const { lines, place } = sale;
      const categories = [
        ...new Set([...lines.map(({ category }) => category), policies().taxShippingCategory]),
      ];
      const rates = await ratesAt(place, categories.sort());
      // None of them is a row of ours that could be looked at again.
      return { ...taxesByRates(sale, rates), rates: [] };
    },
    isAway: () => true,
    homeRates: rememberedHomeRates(async () => ratesAt(homePlace(), await knownCategories(db))),
  });
}
