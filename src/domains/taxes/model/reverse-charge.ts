import type { Place } from '#engine/model/places/address.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { isInEuropeanUnion } from '#engine/model/places/european-union.ts';
import { countryOfVatId } from '#engine/model/places/vat-id.ts';

/**
 * Whether a business owes the tax of what it buys itself: its VAT id is of another country of the union than the shop's, and
 * the parcel leaves the shop's country; what stays there is taxed there, for businesses too. Without a place, it will leave.
 * `vatId`: the one for which an administrator has marked the account; null: none.
 */
export function owesTaxItself(vatId: string | null, place: Pick<Place, 'country'> | null): boolean {
  if (vatId === null) return false;
  const home = shopHome().country;
  const country = countryOfVatId(vatId);
  return (
    isInEuropeanUnion(home) &&
    isInEuropeanUnion(country) &&
    country !== home &&
    (place === null || place.country !== home)
  );
}
