import type { PaymentMethod } from './payment-method.ts';

/** How money goes back: by the card's provider, by an administrator at the bank, or not at all. */
export type RefundWay = 'card' | 'transfer' | 'test';

/** `isByProvider`: whoever took the money gives it back. */
export function refundWay(method: PaymentMethod, isByProvider: boolean): RefundWay {
  if (isByProvider) return 'card';
  return method === 'test' ? 'test' : 'transfer';
}
