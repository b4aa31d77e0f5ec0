/** What a customer may change of an order for two hours, as the history names it. */
export const ORDER_CHANGES = ['shippingAddress', 'customerPhone', 'giftMessage', 'deliveryDate'] as const;

export type OrderChange = (typeof ORDER_CHANGES)[number];
