import { taxesAtHome, taxesByRates, type TaxedSale } from '#domains/taxes/model/taxed-sale.ts';
import type { ComputedTaxes } from '#domains/taxes/model/order-taxes.ts';
import { asksOutside, taxProvider } from '#domains/taxes/server/open-taxes.ts';
import type { Shop } from '#engine/server/shop.ts';

/**
 * What the taxes of an order to come would be now, without asking anybody outside: by the owner's rates, or at home where
 * another computes them. The order is taxed on its day.
 */
export async function taxEstimate(
  shop: Pick<Shop, 'config' | 'db'>,
  now: Date,
): Promise<(sale: TaxedSale) => ComputedTaxes> {
  const rates = await taxProvider(shop).homeRates(now);
  return asksOutside(shop.config) ? (sale) => taxesAtHome(sale, rates) : (sale) => taxesByRates(sale, rates);
}
