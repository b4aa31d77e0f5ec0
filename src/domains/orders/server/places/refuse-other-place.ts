import { plainPostalCode } from '#domains/taxes/model/rate-for.ts';
import type { KnownAddress } from '#engine/model/places/address.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { orders } from '#domains/orders/server/orders.schema.ts';
import { refuseOtherTax } from './refuse-other-tax.ts';

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
