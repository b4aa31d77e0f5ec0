import { getRouteApi } from '@tanstack/react-router';
import { CreditCard, DoorOpen, PackageCheck, ShieldCheck, type LucideIcon } from 'lucide-react';
import type { GroupBuy } from '#domains/group-buys/model/group-view.ts';
import { PlaceArea } from '#domains/group-buys/web/join/place-area.tsx';
import { useOwnPlace } from '#domains/group-buys/web/join/use-own-place.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { GroupHero } from './group-hero.tsx';
import { GroupMembers } from './group-members.tsx';
import { useUnitText, useSpoken } from './group-words.ts';
import { ShareGroup } from './share-group.tsx';
import { useLiveGroup, type GroupNews } from './use-live-group.ts';

const route = getRouteApi('/group/$slug');

/** Several people buy one product together, and watch the price fall. */
export function GroupPage() {
  const { slug } = route.useParams();
  const { group, news } = useLiveGroup(slug);
  const own = useOwnPlace(group);
  const isOpen = group.status === 'open';
  // Where nothing is left, nobody is asked to join.
  const canBeJoined = isOpen && group.quantityLeft > 0;
  const isIn = own.membership?.state === 'in' || own.membership?.state === 'waiting';
  return (
    <article key={slug}>
      <GroupHero group={group}>{canBeJoined && !isIn && <WayToJoin group={group} />}</GroupHero>
      <GroupAnnouncer group={group} news={news} ownId={own.membership?.memberId} />
      <Container className="grid grid-cols-1 gap-10 py-8 sm:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:items-start lg:gap-x-16">
        {/* First on phones and for screen readers; beside the rest on wide screens. */}
        <div className="lg:order-last">
          <PlaceArea group={group} own={own} />
        </div>
        <div className="flex flex-col gap-12">
          <GroupMembers group={group} ownId={own.membership?.memberId} />
          {canBeJoined && <ShareGroup group={group} />}
          {isOpen && <GroupFacts group={group} />}
        </div>
      </Container>
    </article>
  );
}

/** On a phone the form is further down: this leads there, and stays in sight until it is. */
function WayToJoin({ group }: { group: GroupBuy }) {
  const { t } = useTranslation('group');
  return (
    <div className="sticky bottom-0 bg-linear-to-t from-page from-70% to-transparent px-gutter pt-6 pb-4 sm:hidden">
      <Button asChild size="lg" block>
        <a href="#join">{t('join.action', { price: formatAmount(group.unitPrice) })}</a>
      </Button>
    </div>
  );
}

/** What a person who was sent the link wants to know before joining. */
function GroupFacts({ group }: { group: GroupBuy }) {
  const { t } = useTranslation('group');
  const facts: [icon: LucideIcon, key: string][] = [
    [ShieldCheck, 'promise'],
    [CreditCard, 'paid'],
    [PackageCheck, group.delivery],
    [DoorOpen, 'leave'],
  ];
  return (
    <section aria-labelledby="group-facts">
      <h2 id="group-facts" className="text-2xl">
        {t('facts.title')}
      </h2>
      <ul className="mt-5 grid gap-5 sm:grid-cols-2">
        {facts.map(([Icon, key]) => (
          <li key={key} className="flex gap-3">
            <Icon aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-6 shrink-0 text-accent-ink" />
            <div>
              <p className="font-semibold">{t(`facts.${key}.title`)}</p>
              <p className="text-sm text-muted">{t(`facts.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GroupAnnouncerProps {
  group: GroupBuy;
  news: readonly GroupNews[];
  /** The visitor's own place: taking, changing or leaving it is confirmed where it is done. */
  ownId: number | undefined;
}

/** Says politely what others are seen to do: a screen reader finishes its sentence first. Nothing else on the page says it. */
function GroupAnnouncer({ group, news, ownId }: GroupAnnouncerProps) {
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
    return t(`news.${each.kind}`, { price: formatAmount(each.unitPrice), percent: each.percentage });
  });
  const spoken = useSpoken(news, said.join(' '));
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}
