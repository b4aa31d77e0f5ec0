import { policies } from '#engine/model/policies.ts';
import type { PaymentMethod } from './payment-method.ts';

/** An invoice is paid weeks later, or never: the owner may say up to which sum the shop waits for its money. */
export function takesAmount(method: PaymentMethod, cents: number): boolean {
  const { invoiceMaximumCents } = policies();
  return method !== 'invoice' || invoiceMaximumCents === null || cents <= invoiceMaximumCents;
}
