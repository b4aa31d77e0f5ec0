import { CARRIERS, type Carrier } from '#domains/pricing/model/delivery/carriers.ts';

/** Whose page shows where a parcel is; of those that the shop does not know it has none. */
export function carrierNamed(provider: string): Carrier {
  const name = provider.toLowerCase();
  return CARRIERS.find((known) => known === name || name.startsWith(`${known} `)) ?? 'other';
}
