import { isDeepStrictEqual } from 'node:util';
import { placeOf, type Place } from '#engine/model/places/address.ts';
import { readAddress } from '#engine/model/places/read-address.ts';
import { policies } from '#engine/model/policies.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { orders } from '#domains/orders/server/orders.schema.ts';

/** What was charged for one place is not sent to another: its tax would be another. */
export function refuseOtherTax(before: typeof orders.$inferSelect, wanted: Place): void {
  const isTaxed = before.taxTotalCents > 0 || before.taxReason !== null || policies().taxMode !== 'none';
  if (isTaxed && !isDeepStrictEqual(placeOfOrder(before), placeOf(wanted)))
    throw new AppError('conflict', 'errors:orders.otherTax');
}

/** Where it was to go. */
export function placeOfOrder(before: typeof orders.$inferSelect): Place {
  return placeOf(before.address ?? readAddress(before.shippingAddress, shopHome().country));
}
