import type { z } from 'zod';
import { CarrierRefused } from '#domains/carriers/server/carrier.ts';
import { carrierNamed } from '#domains/carriers/server/labels/carrier-named.ts';
import type { BoughtLabel, LabelSeller, ParcelToSend } from '#domains/carriers/server/labels/label-seller.ts';
import type { Offer } from '#domains/carriers/server/labels/labels.schema.ts';
import { offerOf, wayFor } from '#domains/carriers/server/ways.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import {
  addressOf,
  foundLabelSchema,
  labelSchema,
  progressSchema,
  voidSchema,
  waysSchema,
  type AskedParcel,
} from './source-words.ts';

/** Asks one thing of the domain, and reads the answer. */
export type AskSource = <Schema extends z.ZodType>(
  what: 'rates' | 'buy' | 'find' | 'void' | 'track',
  asked: object,
  schema: Schema,
  limitMs: number,
) => Promise<z.output<Schema>>;

/** Nobody waits for a label, and its carrier may be slow. */
const LABEL_MS = 30_000;

/** Labels by a domain that knows a carrier. Whose parcel it is it learns with the label, not before. */
export function labelsBySource(ask: AskSource): LabelSeller {
  return {
    async offer(parcel) {
      const ways = await ask('rates', { parcel: askedParcel(parcel) }, waysSchema, LABEL_MS);
      const way = wayFor(parcel.method, ways);
      if (way === undefined) throw new CarrierRefused('No rate for this parcel');
      return offerOf(way);
    },
    async buy(offer, parcel, key) {
      const asked = { key, rate: rateOf(offer), parcel: askedParcel(parcel) };
      return bought(offer, await ask('buy', asked, labelSchema, LABEL_MS));
    },
    async find(offer, key) {
      const found = await ask('find', { key, rate: rateOf(offer) }, foundLabelSchema, LABEL_MS);
      return found && bought(offer, found);
    },
    void: (id) => ask('void', { id }, voidSchema, LABEL_MS),
    track: ({ provider: carrier, trackingNumber }) =>
      ask('track', { carrier, trackingNumber }, progressSchema, LABEL_MS),
  };
}

const rateOf = ({ rateId: id, cents, provider: carrier, service }: Offer) => ({
  id,
  cents,
  carrier,
  service,
});

function bought(
  { provider }: Offer,
  { id: providerId, trackingNumber, image }: z.output<typeof labelSchema>,
): BoughtLabel {
  return { providerId, carrier: carrierNamed(provider), trackingNumber, image };
}

function askedParcel({ profile: { origin, box }, to, phone, grams }: ParcelToSend): AskedParcel {
  const { name, company, line1, line2, city, country, region, postalCode } = to;
  return {
    from: addressOf(origin!),
    to: {
      country,
      region,
      postalCode,
      recipient: { name, company, line1: line1 ?? '', line2, city: city ?? '', phone },
    },
    box,
    grams,
    currency: shopHome().currency,
  };
}
