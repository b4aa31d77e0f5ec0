import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft, ListChecks, Printer } from 'lucide-react';
import { Loaded } from '#web/features/dashboards/loaded.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/content/empty-state.tsx';
import { Container } from '#web/ui/content/section.tsx';
import { Skeleton } from '#web/ui/content/skeleton.tsx';
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
    <Container width="narrow" className="py-8 sm:py-12 print:p-0">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3" data-print="hidden">
        <Button asChild variant="ghost" className="-ml-3 px-3">
          <Link to="/user-dashboard" search={{ tab: 'group-buys' } as never}>
            <ArrowLeft aria-hidden="true" className="size-4.5" />
            {t('list.back')}
          </Link>
        </Button>
        <Button disabled={found === undefined} onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          {t('list.print')}
        </Button>
      </div>
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
    </Container>
  );
}
