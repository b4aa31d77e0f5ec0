import { ratesByBands } from '#domains/carriers/model/parcel-rates.ts';
import type { Carrier } from './carrier.ts';

/** The producers' own bands, and where they say nothing the shop's rule. Nobody outside is asked. */
export const ownCarrier: Carrier = {
  name: 'own',
  asksOutside: false,
  rates: async (parcel, place) => ratesByBands(parcel, place),
};
