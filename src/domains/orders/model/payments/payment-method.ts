/** How an order may be paid. `test` moves no money. */
export const PAYMENT_METHODS = ['invoice', 'card', 'test'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export function isPaymentMethod(name: string): name is PaymentMethod {
  return PAYMENT_METHODS.some((method) => method === name);
}
