import { isDeepStrictEqual } from 'node:util';
import { placeOf } from '#engine/model/places/address.ts';
import { readAddress } from '#engine/model/places/read-address.ts';
import { policies } from '#engine/model/policies.ts';
import { shopHome } from '#engine/model/shop-home.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { orders } from './orders.schema.ts';

/** What was charged for one place is not sent to another: its tax would be another. */
export function refuseOtherTax(before: typeof orders.$inferSelect, shippingAddress: string): void {
  const isTaxed = before.taxTotalCents > 0 || before.taxReason !== null || policies().taxMode !== 'none';
  const place = (text: string) => placeOf(readAddress(text, shopHome().country));
  if (isTaxed && !isDeepStrictEqual(place(before.shippingAddress), place(shippingAddress)))
    throw new AppError('conflict', 'errors:orders.otherTax');
}
