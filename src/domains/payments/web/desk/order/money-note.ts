import type { MoneyMove } from '#domains/payments/model/payment-answers.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';

/** What the shop gives back by itself has a reason of its own. */
export function noteText(t: Translate, { note }: Pick<MoneyMove, 'note'>): string {
  return note === 'cancelled' || note === 'removed' || note === 'late' || note === 'disputed'
    ? t(`money.reasons.${note}`)
    : (note ?? '');
}
