import type { Carrier } from '#domains/carriers/server/carrier.ts';
import { ratesByMethod } from '#domains/carriers/server/ways.ts';
import { askShippo, type ShippoAccess } from './shippo-api.ts';
import { shippoLabels } from './shippo-labels.ts';
import { parcelOf, placeForRates, senderOf, shipmentSchema, waysOf } from './shippo-rates.ts';

/** Parcels by Shippo. For a price it learns how heavy a parcel is, where it leaves from and the place it goes to. */
export function shippo(access: ShippoAccess): Carrier {
  return {
    name: 'shippo',
    asksOutside: true,
    async rates({ profile: { origin, box }, grams }, place) {
      if (origin === null || grams === null) return undefined;
      const { rates } = await askShippo(access, '/shipments', shipmentSchema, {
        body: {
          address_from: senderOf(origin),
          address_to: placeForRates(place),
          parcels: [parcelOf(box, grams)],
          async: false,
        },
      });
      return ratesByMethod(waysOf(rates));
    },
    labels: shippoLabels(access),
  };
}
