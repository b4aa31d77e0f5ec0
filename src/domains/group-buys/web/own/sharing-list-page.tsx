import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { PrintFrame } from '#engine/web/ui/content/print-frame.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { ownGroupsQuery } from './own-groups.queries.ts';
import { SharingSheet } from './sharing-sheet.tsx';

const route = getRouteApi('/user-dashboard/group-buys/$slug/list');

/** Who gets how many of the one parcel, on a sheet of paper; for its organizer. */
export function SharingListPage() {
  const { t } = useTranslation('group-desk');
  const { slug } = route.useParams();
  const query = useQuery(ownGroupsQuery);
  const found = query.data?.organized.find((group) => group.slug === slug && group.delivery === 'together');
  return (
    <PrintFrame
      back={{ link: { to: '/user-dashboard', search: { tab: 'group-buys' } as never }, text: t('list.back') }}
      printText={t('list.print')}
      canPrint={found !== undefined}
    >
      <Loaded query={query} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
        {() =>
          found === undefined ? (
            <EmptyState
              headingLevel={1}
              icon={<ListChecks aria-hidden="true" />}
              title={t('list.missingTitle')}
              description={t('list.missingText')}
            />
          ) : (
            <SharingSheet group={found} />
          )
        }
      </Loaded>
    </PrintFrame>
  );
}
