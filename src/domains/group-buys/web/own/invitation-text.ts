import { nameOf } from '#domains/group-buys/web/page/group-words.ts';
import { formatMoment } from '#engine/model/dates.ts';
import type { OrganizedGroupBuy } from '#domains/group-buys/model/group-view.ts';
import { formatAmount } from '#engine/model/money.ts';
import { formatPercent } from '#domains/pricing/model/shop-facts.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';

/** For a chat or a mail, in the reader's language, with the link: to people who do not know of it yet. */
export function invitationText(t: Translate, group: OrganizedGroupBuy, language: string): string {
  return t('invite.invitation.text', {
    product: nameOf(group),
    closes: formatMoment(group.closesAt, 'dateTime', language),
    link: group.url,
  });
}

/** To those who hesitate: how far it has got, what is missing, until when. */
export function reminderText(t: Translate, group: OrganizedGroupBuy, language: string): string {
  const { pooledQuantity, percentage, nextTier, minimumQuantity } = group;
  const percent = (value: number) => formatPercent(value, language);
  const missing = minimumQuantity - pooledQuantity;
  return [
    t('invite.reminder.closes', {
      product: nameOf(group),
      closes: formatMoment(group.closesAt, 'dateTime', language),
    }),
    percentage === 0
      ? t('invite.reminder.soFar', { quantity: pooledQuantity })
      : t('invite.reminder.soFarOff', { quantity: pooledQuantity, percent: percent(percentage) }),
    ...(missing > 0 ? [t('invite.reminder.minimum', { count: missing })] : []),
    ...(nextTier === null
      ? []
      : [
          t('invite.reminder.next', {
            count: nextTier.missing,
            price: formatAmount(nextTier.unitPrice),
            percent: percent(nextTier.percentage),
          }),
        ]),
    t('invite.reminder.link', { link: group.url }),
  ].join(' ');
}
