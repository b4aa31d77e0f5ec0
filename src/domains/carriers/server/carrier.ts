import type { Parcel, ParcelRates } from '#domains/carriers/model/parcel-rates.ts';
import type { ShippoAccess } from '#domains/carriers/server/shippo/shippo-api.ts';
import type { Place } from '#engine/model/places/address.ts';
import type { Shop } from '#engine/server/shop.ts';
import { ownCarrier } from './own-carrier.ts';
import { shippo } from './shippo/shippo.ts';

declare module '#engine/server/config.ts' {
  interface Config {
    /** Set where Shippo says what parcels cost (`CARRIER=shippo`). */
    readonly shippo: ShippoAccess | undefined;
  }
}

/**
 * The port behind which parcels are priced. Calls may go over the network, so none happens inside a transaction; each ends
 * after a few seconds, and what fails throws `CarrierAway`.
 */
export interface Carrier {
  /** As settings and the desk name it. */
  readonly name: string;
  /** Whether `rates` asks somebody outside: answers are remembered then, and questions counted. */
  readonly asksOutside: boolean;
  /** What a parcel costs to a place. Undefined: it says nothing about this one, and the shop's own rule counts. */
  rates(parcel: Parcel, place: Place): Promise<ParcelRates | undefined>;
}

/** It does not answer, or not in words that are understood. */
export class CarrierAway extends Error {}

const opened = new WeakMap<Shop['db'], Carrier>();

/** One for all of a process. */
export function openCarrier({ config, db }: Pick<Shop, 'config' | 'db'>): Carrier {
  const known = opened.get(db);
  if (known !== undefined) return known;
  const made = config.shippo === undefined ? ownCarrier : shippo(config.shippo);
  opened.set(db, made);
  return made;
}
