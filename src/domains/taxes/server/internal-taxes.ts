import { taxesByRates } from '#domains/taxes/model/taxed-sale.ts';
import type { Db } from '#engine/server/db/client.ts';
import { ratesInForce } from './rates-in-force.ts';
import type { TaxProvider } from './tax-provider.ts';

/** By the owner's rates: nobody outside is asked or told. */
export function internalTaxes(db: Db): TaxProvider {
  return {
    homeRates: (now) => ratesInForce(db, now),
    forShow: async (sale, { now }) => taxesByRates(sale, await ratesInForce(db, now)),
    forOrder: async (sale, { now }) => taxesByRates(sale, await ratesInForce(db, now)),
    async inTransaction(now, run) {
      const rates = await ratesInForce(db, now);
      return run({ of: (sale) => taxesByRates(sale, rates), need: () => undefined });
    },
  };
}
