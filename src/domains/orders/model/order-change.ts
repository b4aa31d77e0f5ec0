/** What a customer may change of an order for two hours, as the history names it. */
export const ORDER_CHANGES = [
  'shippingAddress',
  'customerPhone',
  'giftMessage',
  'deliveryDate',
  'giftTo',
  'giftFrom',
] as const;

/** What else the history tells of an order whose status stayed. */
export const ORDER_NEWS = [
  ...ORDER_CHANGES,
  /** The organizer's order is cancelled, which paid for the parcel of all: nobody pays for it. */
  'shippingWaived',
  /** Pieces are not sent after all; the event names them. */
  'piecesRemoved',
] as const;

export type OrderNews = (typeof ORDER_NEWS)[number];
export type OrderChange = (typeof ORDER_CHANGES)[number];
