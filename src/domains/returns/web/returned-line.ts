import type { Order } from '#domains/orders/model/order.ts';
import type { ReturnOption } from '#domains/returns/model/return.ts';

/** A line of the order with what may be returned of it. */
export interface ReturnedLine extends ReturnOption {
  product: Order['items'][number]['product'];
  /** Null: it has not arrived. */
  deliveredAt: string | null;
}

export function returnedLines(order: Order, options: readonly ReturnOption[]): ReturnedLine[] {
  return options.flatMap((option) => {
    const line = order.items.find(({ id }) => id === option.itemId);
    const part = order.parts.find(({ itemIds }) => itemIds.includes(option.itemId));
    return line === undefined
      ? []
      : [{ ...option, product: line.product, deliveredAt: part?.deliveredAt ?? null }];
  });
}
