/** How an order can be paid, the usual way first. */
export const PAYMENT_METHODS = ['invoice'] as const;
