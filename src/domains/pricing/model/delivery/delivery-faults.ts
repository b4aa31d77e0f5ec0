import { isPoBox } from './coverage.ts';
import { isPlaceMethod, methodPrice, type ShippingMethod } from './method-rules.ts';
import { deliveryDates, mayDeliverOn, type DeliveryDates } from './methods.ts';

/** How and where a customer wants an order delivered. */
export interface DeliveryWish {
  shippingMethod: ShippingMethod;
  coldChain: boolean;
  /** Null: as soon as the method brings it. Any text somebody sent. */
  deliveryDate: string | null;
  shippingAddress: string;
}

/** What it is judged by. */
export interface DeliveryFacts {
  /** Whether something in the order spoils. */
  perishables: boolean;
  orderedAt: Date;
  /** Nothing of it is shipped before; null or left out: it is shipped at once. */
  shipsFrom?: string | null;
}

export interface DeliveryFaults {
  /** Field → the key of its message. Empty: all of it is possible. */
  fields: Partial<Record<keyof DeliveryWish, string>>;
  /** The days that are possible, for the message that names them. */
  dates: DeliveryDates;
}

/** What of a wish cannot be done. Where we deliver at all is the address's own rule, whatever is in the order. */
export function deliveryFaults(
  wish: DeliveryWish,
  { perishables, orderedAt, shipsFrom = null }: DeliveryFacts,
): DeliveryFaults {
  const dates = deliveryDates(wish.shippingMethod, orderedAt, shipsFrom);
  const fields: DeliveryFaults['fields'] = {};
  if (wish.coldChain && methodPrice(wish.shippingMethod).coldChainCents === null)
    fields.coldChain = 'validation:coldChainMethod';
  else if (wish.coldChain && !perishables) fields.coldChain = 'validation:coldChainGoods';
  if (wish.deliveryDate !== null && isPlaceMethod(wish.shippingMethod))
    fields.deliveryDate = 'validation:deliveryDateOfSlot';
  else if (wish.deliveryDate !== null && !mayDeliverOn(wish.deliveryDate, dates))
    fields.deliveryDate = 'validation:deliveryDateRange';
  if (wish.shippingMethod !== 'pickup' && perishables && isPoBox(wish.shippingAddress))
    fields.shippingAddress = 'validation:poBoxPerishables';
  return { fields, dates };
}
