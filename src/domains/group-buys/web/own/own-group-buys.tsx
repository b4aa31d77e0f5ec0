import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { OwnGroupCard } from './own-group-card.tsx';
import { ownGroups, ownGroupsQuery } from './own-groups.ts';

/** What a buyer organizes and where else they take part. */
export function OwnGroupBuys() {
  const query = useQuery(ownGroupsQuery);
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-48 w-full rounded-lg" />}>
      {(data) => {
        const groups = ownGroups(data);
        if (groups.length === 0) return <NoGroups />;
        return (
          <ul className="flex flex-col gap-5">
            {groups.map((group) => (
              <li key={group.summary.slug}>
                <OwnGroupCard group={group} />
              </li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}

function NoGroups() {
  const { t } = useTranslation('group-desk');
  return (
    <EmptyState
      size="sm"
      icon={<Users aria-hidden="true" />}
      title={t('own.emptyTitle')}
      description={t('own.emptyText')}
      actions={
        <>
          <Button asChild>
            <Link to="/shop">{t('own.shop')}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/group-buying">{t('own.howItWorks')}</Link>
          </Button>
        </>
      }
    />
  );
}
