import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { CalendarCheck, CalendarX2, Link2Off } from 'lucide-react';
import type { LinkedDate } from '#domains/standing-orders/model/standing-order.ts';
import { EndStanding } from '#domains/standing-orders/web/end-standing.tsx';
import { formatDay } from '#engine/model/dates.ts';
import { formatAmount } from '#engine/model/money.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { isMissing } from '#engine/web/api/api-error.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';

const route = getRouteApi('/standing-order/$id');

interface Linked {
  id: number;
  date: string;
  token: string;
}

/**
 * Where the link of an announcement leads. A person presses the button: programs that open every link of a mail to look at
 * it must not skip anything in somebody's name.
 */
export function StandingDatePage() {
  const id = Number(route.useParams().id);
  const { date, token } = route.useSearch();
  const isWellFormed = Number.isSafeInteger(id) && id > 0 && date !== undefined && token !== undefined;
  return (
    <Container>
      <div aria-live="polite">
        {isWellFormed ? <LinkedDatePage linked={{ id, date, token }} /> : <BadLink />}
      </div>
    </Container>
  );
}

function LinkedDatePage({ linked }: { linked: Linked }) {
  const { id, date, token } = linked;
  const { t, i18n } = useTranslation('standing');
  const params = { id };
  const query = { date, token };
  const found = useQuery({
    ...apiQuery('/api/standing-orders/:id', { params, query }),
    staleTime: 0,
    retry: false,
  });
  const skip = useChange({
    send: () => apiRequest('POST /api/standing-orders/:id/skip', { params, query }),
    refreshes: '/api/standing-orders/',
    failed: { title: t('own.failed') },
  });
  if (isMissing(found.error)) return <BadLink />;
  if (found.isError) return <LoadFailed onRetry={() => void found.refetch()} />;
  if (found.data === undefined)
    return <Skeleton className="mx-auto my-16 h-64 w-full max-w-text rounded-lg" />;
  const { data } = found;
  const day = formatDay(date, 'longDate', i18n.language);
  const state = stateOf(data);
  return (
    <EmptyState
      headingLevel={1}
      icon={state === 'skipped' ? <CalendarX2 /> : <CalendarCheck />}
      title={t(`link.${state}.title`, { day })}
      description={
        <>
          {t(`link.${state}.text`, { day, id: data.orderId ?? '' })}
          {data.lines.length > 0 && (
            <span className="mt-4 block">
              {data.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
              <span className="mt-1 block font-medium tabular-nums">{formatAmount(data.total)}</span>
            </span>
          )}
        </>
      }
      actions={
        <>
          {data.canSkip && (
            <Button size="lg" loading={skip.isPending} onClick={() => skip.mutate()}>
              {t('link.skip', { day })}
            </Button>
          )}
          <Button asChild size="lg" variant="secondary">
            <a href={`/user-dashboard?tab=standing-orders&standing-order=${id}`}>
              {t(data.canSkip ? 'link.change' : 'link.all')}
            </a>
          </Button>
          {data.canSkip && <StopAll linked={linked} />}
        </>
      }
    />
  );
}

/** Not this date alone: nothing more, for now or for good. */
function StopAll({ linked: { id, date, token } }: { linked: Linked }) {
  const { t } = useTranslation('standing');
  const asked = { params: { id }, query: { date, token } };
  const change = { refreshes: '/api/standing-orders/', failed: { title: t('own.failed') } };
  const pause = useChange({
    send: () => apiRequest('POST /api/standing-orders/:id/pause', asked),
    ...change,
  });
  const end = useChange({
    send: () => apiRequest('POST /api/standing-orders/:id/end', asked),
    ...change,
  });
  return (
    <span className="flex basis-full flex-wrap justify-center gap-3">
      <Button variant="ghost" loading={pause.isPending} onClick={() => pause.mutate()}>
        {t('link.pause')}
      </Button>
      <EndStanding trigger={<Button variant="ghost">{t('link.end')}</Button>} change={end} />
    </span>
  );
}

function stateOf({ state, status, canSkip }: LinkedDate) {
  if (canSkip) return 'open';
  if (state === 'ordered' || state === 'charging') return 'ordered';
  if (status !== 'active') return status;
  return state === 'skipped' ? 'skipped' : 'over';
}

function BadLink() {
  const { t } = useTranslation('standing');
  return (
    <EmptyState
      headingLevel={1}
      icon={<Link2Off />}
      title={t('link.invalidTitle')}
      description={t('link.invalidText')}
      actions={
        <Button asChild variant="secondary">
          <Link to="/">{t('link.home')}</Link>
        </Button>
      }
    />
  );
}
