import type { StoredProfile } from '#domains/carriers/model/shipping-profile.ts';
import type { CarriedMethod } from '#domains/carriers/model/parcel-rates.ts';
import type { Carrier as CarrierName } from '#domains/pricing/model/delivery/carriers.ts';
import type { KnownAddress } from '#engine/model/places/address.ts';
import type { Offer } from './labels.schema.ts';

/** A parcel with all that a label says. */
export interface ParcelToSend {
  profile: StoredProfile;
  to: KnownAddress;
  phone: string | null;
  grams: number;
  method: CarriedMethod;
}

export interface BoughtLabel {
  providerId: string;
  carrier: CarrierName;
  trackingNumber: string;
  /** A picture, as PNG. */
  image: Uint8Array;
}

/** Where a parcel is, as far as orders ask. */
export type ParcelProgress = 'unknown' | 'shipped' | 'delivered';

/**
 * The part of the port by which labels are bought. Each call throws `CarrierAway` where it has to be tried again, and
 * `CarrierRefused` where that is in vain.
 */
export interface LabelSeller {
  offer(parcel: ParcelToSend): Promise<Offer>;
  /** Buys what was offered. It is asked again, with the same key, only where `find` has found nothing for a while. */
  buy(offer: Offer, parcel: ParcelToSend, key: string): Promise<BoughtLabel>;
  /** What was bought of an offer, without buying it; undefined: nothing. */
  find(offer: Offer, key: string): Promise<BoughtLabel | undefined>;
  /** `pending`: the carrier has not decided; it is asked again. */
  void(providerId: string): Promise<'voided' | 'pending' | 'refused'>;
  track(label: { carrier: CarrierName; provider: string; trackingNumber: string }): Promise<ParcelProgress>;
}
