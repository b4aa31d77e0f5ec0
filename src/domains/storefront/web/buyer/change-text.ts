import { formatDollars } from '#engine/model/money.ts';
import type { ReorderChange } from '#domains/orders/model/reorder.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';

/** One sentence on what differs from the old order. */
export function changeText(t: Translate, change: ReorderChange): string {
  switch (change.kind) {
    case 'gone':
      return t('reorder.gone', { name: change.productName });
    case 'price':
      return t('reorder.price', {
        name: change.productName,
        before: formatDollars(change.before),
        now: formatDollars(change.now),
      });
    case 'less':
      return t('reorder.less', { name: change.productName, wanted: change.wanted, inCart: change.inCart });
  }
}
