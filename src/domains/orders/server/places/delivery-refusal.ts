import { formatDay } from '#engine/model/dates.ts';
import {
  deliveryFaults,
  type DeliveryFacts,
  type DeliveryWish,
} from '#domains/pricing/model/delivery/delivery-faults.ts';
import type { Language } from '#engine/model/languages.ts';
import { AppError } from '#engine/server/http/app-error.ts';

/**
 * Throws where an order cannot be delivered as it is wanted, beside the fields that say so. `addressField`: where the street
 * was written.
 */
export function refuseDelivery(
  wish: DeliveryWish,
  facts: DeliveryFacts,
  language: Language,
  addressField = 'shippingAddress',
): void {
  const { fields: faults, dates } = deliveryFaults(wish, facts);
  const { shippingAddress, ...others } = faults;
  const fields = { ...others, ...(shippingAddress && { [addressField]: shippingAddress }) };
  const [first] = Object.values(fields);
  if (first === undefined) return;
  throw new AppError('invalid', first, {
    fields,
    params: {
      from: formatDay(dates.from, 'longDate', language),
      to: formatDay(dates.to, 'longDate', language),
    },
  });
}
