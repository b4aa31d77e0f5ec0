import { getRouteApi } from '@tanstack/react-router';
import type { GroupBuy } from '#domains/group-buys/model/group-view.ts';
import { formatDollars } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Container } from '#engine/web/ui/content/section.tsx';
import { PlaceArea } from '#domains/group-buys/web/join/place-area.tsx';
import { useOwnPlace } from '#domains/group-buys/web/join/use-own-place.ts';
import { GroupAnnouncer } from './group-announcer.tsx';
import { GroupFacts } from './group-facts.tsx';
import { GroupHero } from './group-hero.tsx';
import { GroupMembers } from './group-members.tsx';
import { ShareGroup } from './share-group.tsx';
import { useLiveGroup } from './use-live-group.ts';

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
        {/* First for phones and for whoever listens; beside the rest where there is room. */}
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
        <a href="#join">{t('join.action', { price: formatDollars(group.unitPrice) })}</a>
      </Button>
    </div>
  );
}
