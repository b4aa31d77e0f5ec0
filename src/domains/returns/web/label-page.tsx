import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Ticket } from 'lucide-react';
import { ApiError } from '#engine/web/api/api-error.ts';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { PrintFrame } from '#engine/web/ui/content/print-frame.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { LabelSheet } from './label-sheet.tsx';
import { returnedOrderQuery, returnsQuery } from './returns.queries.ts';

const route = getRouteApi('/order/$id/return/$number/label');

/** What is stuck on a parcel that comes back, on one sheet of paper. */
export function LabelPage() {
  const { t } = useTranslation('returns');
  const { id, number } = route.useParams();
  const { token } = route.useSearch();
  const access = { id: Number(id), token };
  const wellFormed = Number.isSafeInteger(access.id) && access.id > 0;
  const returns = useQuery({ ...returnsQuery(access), enabled: wellFormed });
  const order = useQuery({ ...returnedOrderQuery(access), enabled: returns.data !== undefined });
  const error = returns.error ?? order.error;
  const view = returns.data?.items.find((each) => each.number === number && each.labelUrl !== null);
  const refused = error instanceof ApiError && error.status < 500 && error.status !== 429;
  const isMissing = !wellFormed || refused || (returns.data !== undefined && view === undefined);
  const isReady = view !== undefined && order.data !== undefined;
  return (
    <PrintFrame
      back={{
        link: { to: '/order/$id/return', params: { id }, search: token === undefined ? {} : { token } },
        text: t('label.back'),
      }}
      printText={t('label.print')}
      canPrint={isReady}
    >
      {isReady && <LabelSheet view={view} order={order.data} token={token} />}
      {!isReady && isMissing && (
        <EmptyState
          headingLevel={1}
          icon={<Ticket aria-hidden="true" />}
          title={t('label.missingTitle')}
          description={t('label.missingText')}
        />
      )}
      {!isReady && !isMissing && error && (
        <LoadFailed onRetry={() => void (returns.error ? returns.refetch() : order.refetch())} />
      )}
      {!isReady && !isMissing && !error && <Skeleton className="h-96 w-full rounded-lg" />}
    </PrintFrame>
  );
}
