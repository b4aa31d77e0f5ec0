import { plainPostalCode } from '#domains/taxes/model/rate-for.ts';
import { placeOf, type KnownAddress } from '#engine/model/places/address.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { isPricedElsewhere } from '#domains/orders/server/order-hooks.ts';
import type { orders } from '#domains/orders/server/orders.schema.ts';
import { placeOfOrder, refuseOtherTax } from './refuse-other-tax.ts';

/**
 * Where an order may not go instead. What is fetched at a place is taxed there, so its address is only the invoice's; what
 * is brought by people of the neighbourhood stays in it.
 */
export function refuseOtherPlace(before: typeof orders.$inferSelect, wanted: KnownAddress): void {
  if (before.shippingMethod === 'pickup') return;
  if (before.shippingMethod === 'local') {
    const codes = [before.address, wanted].map((address) => plainPostalCode(address?.postalCode ?? ''));
    if (codes[0] !== codes[1]) throw new AppError('conflict', 'errors:orders.otherArea');
  }
  refuseOtherTax(before, wanted);
}

/** Nobody orders to where a parcel is cheap and has it sent to where it is dear. Staff decide themselves what that is worth. */
export async function refuseDearerPlace(
  tx: Db,
  before: typeof orders.$inferSelect,
  wanted: KnownAddress,
): Promise<void> {
  if (before.shippingMethod === 'pickup' || before.shippingMethod === 'local') return;
  const places = { before: placeOfOrder(before), wanted: placeOf(wanted) };
  if (await isPricedElsewhere(tx, { orderId: before.id, ...places }))
    throw new AppError('conflict', 'errors:orders.otherShipping');
}
