import type { StripeAccess } from '#domains/taxes/server/stripe/open-stripe.ts';
import type { Shop } from '#engine/server/shop.ts';
import { taxesBySource } from './rate-source.ts';
import { internalTaxes } from './internal-taxes.ts';
import { stripeTaxes } from './stripe/stripe-taxes.ts';
import type { TaxProvider } from './tax-provider.ts';

declare module '#engine/server/config.ts' {
  interface Config {
    /** Set where Stripe computes the taxes (`TAX=stripe`). */
    readonly stripeTax: StripeAccess | undefined;
    /** The domain that says the rates (`TAX=x-…`, an extension). */
    readonly taxSource?: string | undefined;
  }
}

const opened = new WeakMap<Shop['db'], TaxProvider>();

/** One for all of a process: what it was told counts for everybody. */
export function taxProvider(shop: Pick<Shop, 'config' | 'db'>): TaxProvider {
  const known = opened.get(shop.db);
  if (known !== undefined) return known;
  const { config, db } = shop;
  const made = openTaxes(config, db);
  opened.set(db, made);
  return made;
}

function openTaxes({ stripeTax, taxSource }: Shop['config'], db: Shop['db']): TaxProvider {
  if (taxSource !== undefined) return taxesBySource(taxSource, db);
  return stripeTax === undefined ? internalTaxes(db) : stripeTaxes(stripeTax, db);
}

/** Whether somebody outside has to be asked. */
export const asksOutside = ({ stripeTax, taxSource }: Shop['config']): boolean =>
  stripeTax !== undefined || taxSource !== undefined;
