import type { Place } from '#engine/model/places/address.ts';
import { policies } from '#engine/model/policies.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';

/** Of the United States, only the 48 contiguous states and the District of Columbia are delivered to. */
export const NOT_COVERED_STATES: readonly string[] = [
  'AK',
  'HI',
  'PR',
  'GU',
  'VI',
  'AS',
  'MP',
  'AA',
  'AE',
  'AP',
];

/** 'PO Box 12', 'P.O. Box 12', 'P O Box', 'Post Office Box 12', 'POB 12'. */
const PO_BOX = /\b(?:p\.?\s*o\.?[\s-]*box|post\s+office\s+box|p\.?o\.?b\.?\s*#?\d)/iu;

/** Where the shop delivers: what the owner has chosen, otherwise at home. */
export function deliveryCountries(): readonly string[] {
  return policies().countries ?? [shopHome().country];
}

/** Whether the shop does not deliver to a place. */
export function isNotDelivered({ country, region }: Pick<Place, 'country' | 'region'>): boolean {
  if (!deliveryCountries().includes(country)) return true;
  return country === 'US' && region !== null && NOT_COVERED_STATES.includes(region);
}

export function isPoBox(address: string): boolean {
  return PO_BOX.test(address);
}
