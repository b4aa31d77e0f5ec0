import type { GroupBuy } from '#domains/group-buys/model/group-view.ts';
import { formatDollars } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import type { GroupNews } from './group-news.ts';
import { useUnitText } from './unit-text.ts';
import { useSpoken } from './use-spoken.ts';

interface GroupAnnouncerProps {
  group: GroupBuy;
  news: readonly GroupNews[];
  /** The own place: who takes it, changes it or leaves it is told so where they do it. */
  ownId: number | undefined;
}

/** Says politely what others are seen to do: a screen reader finishes its sentence first. Nothing else on the page says it. */
export function GroupAnnouncer({ group, news, ownId }: GroupAnnouncerProps) {
  const { t } = useTranslation('group');
  const units = useUnitText(group.product.unit);
  const ofOthers = news.filter((each) => !('member' in each) || each.member.id !== ownId);
  const said = ofOthers.map((each) => {
    if (each.kind === 'ended') return t(`ended.${each.status}.badge`);
    if ('member' in each)
      return t(`news.${each.kind}`, {
        name: each.member.firstName,
        units: units(each.member.quantity),
      });
    return t(`news.${each.kind}`, { price: formatDollars(each.unitPrice), percent: each.percentage });
  });
  const spoken = useSpoken(news, said.join(' '));
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}
