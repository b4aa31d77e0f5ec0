import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { apiQuery } from '#web/api/api-query.ts';
import { Loaded } from '#web/features/dashboards/loaded.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Container } from '#web/ui/content/section.tsx';
import { Skeleton } from '#web/ui/content/skeleton.tsx';
import { SlipSheet } from './slip-sheet.tsx';

const route = getRouteApi('/dashboard/orders/$id/slip');

/** What goes into the parcel, on one sheet of paper. */
export function PackingSlip() {
  const { t } = useTranslation('producer-desk');
  const id = Number(route.useParams().id);
  const query = useQuery(apiQuery('/api/producer/orders/:id', { params: { id } }));
  return (
    <Container width="narrow" className="py-8 sm:py-12 print:p-0">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3" data-print="hidden">
        <Button asChild variant="ghost" className="-ml-3 px-3">
          <Link to="/dashboard" search={{ tab: 'orders' } as never}>
            <ArrowLeft aria-hidden="true" className="size-4.5" />
            {t('slip.back')}
          </Link>
        </Button>
        <Button disabled={query.data === undefined} onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          {t('slip.print')}
        </Button>
      </div>
      <Loaded query={query} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
        {(order) => <SlipSheet order={order} />}
      </Loaded>
    </Container>
  );
}
