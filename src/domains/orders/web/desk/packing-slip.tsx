import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { PrintFrame } from '#engine/web/ui/content/print-frame.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { SlipSheet } from './slip-sheet.tsx';

const route = getRouteApi('/dashboard/orders/$id/slip');

/** What goes into the parcel, on one sheet of paper. */
export function PackingSlip() {
  const { t } = useTranslation('producer-desk');
  const id = Number(route.useParams().id);
  const query = useQuery(apiQuery('/api/producer/orders/:id', { params: { id } }));
  return (
    <PrintFrame
      back={{ link: { to: '/dashboard', search: { tab: 'orders' } as never }, text: t('slip.back') }}
      printText={t('slip.print')}
      canPrint={query.data !== undefined}
    >
      <Loaded query={query} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
        {(order) => <SlipSheet order={order} />}
      </Loaded>
    </PrintFrame>
  );
}
