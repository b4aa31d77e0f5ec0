import type { Stripe } from 'stripe';
import { homePlace } from '#domains/taxes/model/taxed-sale.ts';
import type { Place } from '#engine/model/places/address.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import type { Db } from '#engine/server/db/client.ts';
import { rememberedHomeRates } from '#domains/taxes/server/home-rates.ts';
import { knownCategories } from '#domains/taxes/server/tax-rates.queries.ts';
import { askStripe } from './ask-stripe.ts';
import { ratesOf, ratesParams } from './calculation.ts';

/** What a hundred of everything is taxed by at home. */
export const homeRates = (stripe: Stripe, db: Db) =>
  rememberedHomeRates(async () => {
    const place = await headOffice(stripe);
    return ratesOf(await askStripe(stripe, ratesParams(place, await knownCategories(db))), place);
  });

/** A country alone says too little in the United States: there it is the state in which the shop has its office. */
async function headOffice(stripe: Stripe): Promise<Place> {
  const { head_office: office } = await stripe.tax.settings.retrieve();
  const { country } = shopHome();
  if (office?.address.country !== country) return homePlace();
  return { country, region: office.address.state ?? null, postalCode: office.address.postal_code ?? null };
}
