import type { z } from 'zod';
import type { Parcel } from '#domains/carriers/model/parcel-rates.ts';
import { CarrierAway, CarrierRefused, type Carrier } from '#domains/carriers/server/carrier.ts';
import { ratesByMethod } from '#domains/carriers/server/ways.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import type { Place } from '#engine/model/places/address.ts';
import { ProviderRefused, providerNamed, requireProvider } from '#engine/server/provider.ts';
import { labelsBySource, type AskSource } from './source-labels.ts';
import { addressOf, waysSchema, type AskedParcel } from './source-words.ts';

/** A customer may wait for it. */
const RATES_MS = 8_000;

/** Where there is no such domain, or it prices no parcels, the shop does not start. */
export const requireCarrierSource = (name: string | undefined): void =>
  requireProvider('CARRIER', name, 'carrier.rates', 'prices parcels');

/** Parcels by a domain that knows a carrier: an extension. For a price it learns no more than any carrier. */
export function carrierBySource(name: string): Carrier {
  const ask: AskSource = async (what, asked, schema, limitMs) => {
    const source = providerNamed(name, `carrier.${what}`);
    if (source === undefined) throw new CarrierAway(`${name} is no carrier`);
    const answer = await source.ask(`carrier.${what}`, asked, limitMs).catch((error: unknown) => {
      if (error instanceof ProviderRefused) throw new CarrierRefused(error.message.slice(0, 500));
      throw new CarrierAway(`${name} did not answer`, { cause: error });
    });
    const read = await schema.safeParseAsync(answer);
    if (!read.success) {
      const [{ path, message }] = read.error.issues as [z.core.$ZodIssue];
      throw new CarrierAway(`${name} answered something else: ${path.join('.')} ${message}`);
    }
    return read.data;
  };
  const sellsLabels = providerNamed(name, 'carrier.buy') !== undefined;
  return {
    name,
    asksOutside: true,
    async rates({ profile: { origin, box }, grams }: Parcel, { country, region, postalCode }: Place) {
      if (origin === null || grams === null) return undefined;
      const parcel: AskedParcel = {
        from: addressOf(origin),
        to: { country, region, postalCode, recipient: null },
        box,
        grams,
        currency: shopHome().currency,
      };
      return ratesByMethod(await ask('rates', { parcel }, waysSchema, RATES_MS));
    },
    ...(sellsLabels && { labels: labelsBySource(ask) }),
  };
}
