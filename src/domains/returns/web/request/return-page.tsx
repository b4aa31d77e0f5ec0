import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { Order } from '#domains/orders/model/order.ts';
import type { RequestedReturn, ReturnOptions } from '#domains/returns/model/return.ts';
import { ApiError } from '#engine/web/api/api-error.ts';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Container } from '#engine/web/ui/content/section.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { EarlierReturns } from '#domains/returns/web/earlier-returns.tsx';
import { NothingToReturn } from './nothing-to-return.tsx';
import { ReturnDone } from './return-done.tsx';
import { ReturnForm } from './return-form.tsx';
import { ReturnNotFound } from '#domains/returns/web/return-not-found.tsx';
import { returnedLines } from '#domains/returns/web/returned-line.ts';
import {
  returnedOrderQuery,
  returnOptionsQuery,
  type ReturnAccess,
} from '#domains/returns/web/returns.queries.ts';

const route = getRouteApi('/order/$id/return');

/** Sends something of an order back: for its buyer, or for whoever holds its link. */
export function ReturnPage() {
  const { id } = route.useParams();
  const { token } = route.useSearch();
  const access = { id: Number(id), token };
  const wellFormed = Number.isSafeInteger(access.id) && access.id > 0;
  const options = useQuery({ ...returnOptionsQuery(access), enabled: wellFormed });
  const order = useQuery({ ...returnedOrderQuery(access), enabled: options.data !== undefined });
  const error = options.error ?? order.error;
  const refused = error instanceof ApiError && error.status < 500 && error.status !== 429;
  const retry = () => void (options.error ? options.refetch() : order.refetch());
  const isReady = options.data !== undefined && order.data !== undefined;
  return (
    <Container width="narrow" className="py-8 sm:py-14">
      {isReady && <ReturnDesk access={access} order={order.data} options={options.data} />}
      {!isReady && (!wellFormed || refused) && <ReturnNotFound id={id} error={error} />}
      {!isReady && wellFormed && !refused && error && <LoadFailed onRetry={retry} />}
      {!isReady && wellFormed && !error && <ReturnToCome />}
    </Container>
  );
}

interface ReturnDeskProps {
  access: ReturnAccess;
  order: Order;
  options: ReturnOptions;
}

function ReturnDesk({ access, order, options }: ReturnDeskProps) {
  const { t } = useTranslation('returns');
  const [requested, setRequested] = useState<RequestedReturn | null>(null);
  const lines = returnedLines(order, options.items);
  const returnable = lines.filter((line) => line.returnable);
  return (
    <div className="flex flex-col gap-8">
      <header>
        <BackLink access={access} />
        <p className="eyebrow mt-4 mb-3 text-accent-ink">{t('page.eyebrow', { id: order.id })}</p>
        <h1 className="text-4xl">{t('page.title')}</h1>
        {requested === null && returnable.length > 0 && (
          <p className="mt-2 text-lg text-muted">{t('page.lead')}</p>
        )}
      </header>
      {requested !== null && (
        <ReturnDone access={access} requested={requested} onAnother={() => setRequested(null)} />
      )}
      {requested === null && returnable.length > 0 && (
        <ReturnForm
          access={access}
          lines={returnable}
          blocked={lines.filter((line) => !line.returnable)}
          onDone={setRequested}
        />
      )}
      {requested === null && returnable.length === 0 && <NothingToReturn order={order} lines={lines} />}
      {requested === null && <EarlierReturns access={access} title={t('page.earlier')} />}
    </div>
  );
}

/** A guest came from the order's own page, a buyer from the list of orders. */
function BackLink({ access: { id, token } }: { access: ReturnAccess }) {
  const { t } = useTranslation('returns');
  return (
    <Button asChild variant="ghost" className="-ml-3 px-3">
      {token === undefined ? (
        <Link to="/user-dashboard">
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          {t('page.toHistory')}
        </Link>
      ) : (
        <Link to="/order/$id" params={{ id: String(id) }} search={{ token }}>
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          {t('page.toOrder')}
        </Link>
      )}
    </Button>
  );
}

function ReturnToCome() {
  const { t } = useTranslation('returns');
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {t('page.loading')}
      </p>
      <Skeleton className="h-4 w-28" />
      <Skeleton className="h-11 w-64" />
      <Skeleton className="h-24 w-full rounded-md" />
      <Skeleton className="h-24 w-full rounded-md" />
    </div>
  );
}
