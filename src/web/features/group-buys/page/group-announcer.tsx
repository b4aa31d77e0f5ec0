import type { GroupBuy } from '#shared/group-buys/group-view.ts';
import { formatDollars } from '#shared/money.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { GroupNews } from './group-news.ts';
import { useUnitText } from './unit-text.ts';

interface GroupAnnouncerProps {
  group: GroupBuy;
  news: readonly GroupNews[];
}

/** Says politely what is seen to happen: a screen reader finishes its sentence first. */
export function GroupAnnouncer({ group, news }: GroupAnnouncerProps) {
  const { t } = useTranslation('group');
  const units = useUnitText(group.product.unit);
  const said = news.map((each) => {
    if (each.kind === 'ended') return t(`ended.${each.status}.badge`);
    if ('member' in each)
      return t(`news.${each.kind}`, {
        name: each.member.firstName,
        units: units(each.member.quantity),
      });
    return t(`news.${each.kind}`, { price: formatDollars(each.unitPrice), percent: each.percentage });
  });
  return (
    <p role="status" className="sr-only">
      {said.join(' ')}
    </p>
  );
}
