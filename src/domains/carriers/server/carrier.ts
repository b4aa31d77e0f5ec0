import type { Parcel, ParcelRates } from '#domains/carriers/model/parcel-rates.ts';
import type { Place } from '#engine/model/places/address.ts';
import type { LabelSeller } from './labels/label-seller.ts';

/**
 * The port behind which parcels are priced. Calls may go over the network, so none happens inside a transaction; each ends
 * after a few seconds, and what fails throws `CarrierAway` or `CarrierRefused`.
 */
export interface Carrier {
  /** As settings and the desk name it. */
  readonly name: string;
  /** Whether `rates` asks somebody outside: answers are remembered then, and questions counted. */
  readonly asksOutside: boolean;
  /** What a parcel costs to a place. Undefined: it says nothing about this one, and the shop's own rule counts. */
  rates(parcel: Parcel, place: Place): Promise<ParcelRates | undefined>;
  /** How labels are bought, given back and followed. Undefined: it sells none, and producers type numbers as they always did. */
  readonly labels?: LabelSeller;
}

/** It does not answer, or not in words that are understood. */
export class CarrierAway extends Error {}

/** It has understood what it was asked, and refuses: asked again it would say the same. Its words say why. */
export class CarrierRefused extends Error {}
