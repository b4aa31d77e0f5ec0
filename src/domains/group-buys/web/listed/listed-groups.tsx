import { useQuery } from '@tanstack/react-query';
import type { GroupBuySummary } from '#domains/group-buys/model/group-view.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Section } from '#engine/web/ui/content/section.tsx';
import { ListedGroup } from './listed-group.tsx';
import { listedGroupsOfQuery, listedGroupsQuery } from './listed-groups.queries.ts';

// Asked for by the browser once the page stands: pages are cached for everybody, and group buys change all the time.
// They stand below what is first seen, so nothing moves under anybody's eyes.

/** Group buys of whatever product that look for members. */
export function ListedGroups() {
  const { data = [] } = useQuery(listedGroupsQuery);
  return data.length > 0 && <GroupsSection groups={data} isOfOneProduct={false} />;
}

/** Those of one product. */
export function ListedGroupsOf({ productId }: { productId: number }) {
  const { data = [] } = useQuery(listedGroupsOfQuery(productId));
  return data.length > 0 && <GroupsSection groups={data} isOfOneProduct />;
}

interface GroupsSectionProps {
  groups: GroupBuySummary[];
  isOfOneProduct: boolean;
}

/** Its texts are fetched only where there is something to say. */
function GroupsSection({ groups, isOfOneProduct }: GroupsSectionProps) {
  const { t, ready } = useTranslation('group-desk');
  if (!ready) return null;
  return (
    <Section
      id="open-group-buys"
      tone="surface"
      title={isOfOneProduct ? t('listed.productTitle') : t('listed.title')}
      intro={t('listed.intro')}
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map((group) => (
          <li key={group.slug}>
            <ListedGroup group={group} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
