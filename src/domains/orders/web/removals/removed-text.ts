import type { Order, OrderEvent } from '#domains/orders/model/order.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';

/** 'Removed: 2 × Novello.', with what the customer was told of why. Needs the texts of `orders`. */
export function removedText(
  { items }: Pick<Order, 'items'>,
  { items: pieces, reason }: NonNullable<OrderEvent['removed']>,
  t: Translate,
): string {
  const named = pieces.map(
    ({ itemId, quantity }) => `${quantity} × ${items.find(({ id }) => id === itemId)?.product.name ?? ''}`,
  );
  const said = t('orders:change.piecesRemoved', { pieces: named.join(', ') });
  return reason === null ? said : `${said} ${reason}`;
}
