import type { JoinGroupBuy, OpenGroupBuy } from '#domains/group-buys/model/group-input.ts';
import type { GroupDelivery } from '#domains/group-buys/model/group-delivery.ts';
import type { Language } from '#engine/model/languages.ts';
import { formatMoney } from '#engine/model/money.ts';
import { PLAIN_DELIVERY } from '#domains/orders/model/draft-order.ts';
import { CONFIRM_WINDOW_MS } from '#domains/orders/model/payments/confirmation.ts';
import type { OwnMethod } from '#domains/orders/model/payments/payment-method.ts';
import { MAX_ORDER_CENTS } from '#domains/pricing/model/cart-totals.ts';
import type { groupMembers } from '#domains/group-buys/server/group-buys.schema.ts';
import { refuseDelivery } from '#domains/orders/server/places/delivery-refusal.ts';
import { AppError } from '#engine/server/http/app-error.ts';

/** Who sent the form, and how it is to be paid. */
export interface Applicant {
  userId: number | null;
  language: Language;
  paymentMethod: OwnMethod;
  /** The place is so large that the mailbox has to answer first. */
  mustConfirm: boolean;
  now: Date;
}

type NewMember = Omit<
  typeof groupMembers.$inferInsert,
  'groupBuyId' | 'state' | 'quantity' | 'items' | 'isOrganizer'
>;

export function newMember(
  form: OpenGroupBuy | JoinGroupBuy,
  { userId, language, paymentMethod, mustConfirm, now }: Applicant,
): NewMember {
  return {
    customerName: form.customerName,
    customerEmail: form.customerEmail,
    customerPhone: form.customerPhone || null,
    shippingAddress: form.shippingAddress ?? null,
    language,
    userId,
    paymentMethod,
    buyAnyway: form.buyAnyway ?? false,
    confirmBy: mustConfirm ? new Date(now.getTime() + CONFIRM_WINDOW_MS) : null,
  };
}

/** Throws where the form does not fit the way in which the group is delivered. */
export function refuseFormOf(delivery: GroupDelivery, form: JoinGroupBuy): void {
  if (delivery === 'separate') {
    if (form.shippingAddress === undefined)
      throw fieldFault('shippingAddress', 'validation:shippingAddressMin10');
    return;
  }
  if (form.shippingAddress !== undefined) throw fieldFault('shippingAddress', 'validation:addressTogether');
  if (form.buyAnyway === true) throw fieldFault('buyAnyway', 'validation:buyAnywayTogether');
}

/** Throws where the product cannot be sent to the address. */
export function refuseAddress(
  shippingAddress: string | undefined,
  perishables: boolean,
  { now, language }: Applicant,
): void {
  if (shippingAddress === undefined) return;
  refuseDelivery({ ...PLAIN_DELIVERY, shippingAddress }, { perishables, orderedAt: now }, language);
}

/** Throws where the order would be larger than orders are. */
export function refuseTooLarge(mostOwedCents: number): void {
  if (mostOwedCents <= MAX_ORDER_CENTS) return;
  const params = { max: formatMoney(MAX_ORDER_CENTS) };
  throw new AppError('conflict', 'errors:checkout.tooLarge', { params });
}

export function fieldFault(field: string, message: string): AppError {
  return new AppError('invalid', message, { fields: { [field]: message } });
}
