import { TO_THE_ORGANIZER } from '#domains/orders/model/group-place.ts';
import type { Order } from '#domains/orders/model/order.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';

/** Where it goes, as the reader was told: a member of a group buy reads whom it goes to, not where they live. */
export function shownAddress({ shippingAddress }: Pick<Order, 'shippingAddress'>, t: Translate): string {
  return shippingAddress === TO_THE_ORGANIZER ? t('orders:invoice.toOrganizer') : (shippingAddress ?? '');
}
