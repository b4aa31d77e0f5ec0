import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Ticket, Scissors } from 'lucide-react';
import { ApiError } from '#engine/web/api/api-error.ts';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { PrintFrame } from '#engine/web/ui/content/print-frame.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { apiUrl } from '#engine/model/api/api-url.ts';
import type { PathOf } from '#engine/model/api/contract.ts';
import { brand, brandAddress } from '#engine/model/brand.ts';
import { TO_THE_ORGANIZER } from '#domains/orders/model/group-place.ts';
import type { Order } from '#domains/orders/model/order.ts';
import type { ReturnView } from '#domains/returns/model/return.ts';
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

interface LabelSheetProps {
  view: ReturnView;
  order: Order;
  token: string | undefined;
}

/** The upper half goes on the parcel, the lower half into it. Black on white in both themes: it is paper. */
function LabelSheet({ view, order, token }: LabelSheetProps) {
  const { t } = useTranslation('returns');
  return (
    <article
      data-scheme="light"
      className="rounded-lg border border-line bg-white p-6 text-sm text-black wrap-anywhere sm:p-10 print:border-0 print:p-0"
    >
      <h1 className="sr-only">{t('label.title')}</h1>
      <ParcelLabel view={view} order={order} token={token} />
      <p className="my-8 flex items-center gap-3 text-xs print:my-6">
        <Scissors aria-hidden="true" className="size-4 shrink-0" />
        {t('label.cut')}
        <span aria-hidden="true" className="flex-1 border-t border-dashed border-black" />
      </p>
      <InsideSlip view={view} />
    </article>
  );
}

function ParcelLabel({ view, order, token }: LabelSheetProps) {
  const { t } = useTranslation('returns');
  const code = apiUrl('/api/returns/:number/label.svg' satisfies PathOf<'GET'>, {
    params: { number: view.number },
    query: { token },
  });
  return (
    <section aria-label={t('label.title')} className="border-2 border-black">
      <div className="grid gap-4 p-5 sm:grid-cols-[1fr_auto] print:grid-cols-[1fr_auto]">
        <address className="not-italic">
          <p className="eyebrow">{t('label.from')}</p>
          <p className="mt-1">{order.customerName}</p>
          {order.shippingAddress !== TO_THE_ORGANIZER && (
            <p className="whitespace-pre-line">{order.shippingAddress}</p>
          )}
        </address>
        <p className="sm:text-right print:text-right">
          <span className="eyebrow block">{t('label.order')}</span>
          <span className="mt-1 block tabular-nums">#{order.id}</span>
        </p>
      </div>
      <address className="border-y-2 border-black p-5 not-italic">
        <p className="eyebrow">{t('label.to')}</p>
        <p className="mt-2 font-display text-3xl">
          {brand().name} · {t('label.department')}
        </p>
        <p className="mt-1 text-xl whitespace-pre-line">{brandAddress()}</p>
      </address>
      <div className="p-5 text-center">
        <p className="eyebrow">{t('label.number')}</p>
        <img
          src={code}
          alt={t('label.code', { number: view.number })}
          className="mx-auto mt-3 h-28 w-full max-w-lg object-contain"
        />
        <p className="mt-2 text-2xl font-semibold tracking-widest">{view.number}</p>
      </div>
    </section>
  );
}

function InsideSlip({ view }: { view: ReturnView }) {
  const { t } = useTranslation('returns');
  return (
    <section aria-label={t('label.contents')} className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
      <div>
        <p className="eyebrow">{t('label.contents')}</p>
        <p className="mt-1 font-semibold tracking-wide">{view.number}</p>
        <ul className="mt-2 flex flex-col gap-1">
          {view.items.map(({ itemId, quantity, name }) => (
            <li key={itemId} className="flex gap-2">
              <span className="shrink-0 tabular-nums">{quantity} ×</span>
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className="eyebrow">{t('label.stepsTitle')}</p>
        <ol className="mt-2 flex list-decimal flex-col gap-1 pl-5">
          <li>{t('label.steps.pack')}</li>
          <li>{t('label.steps.stick')}</li>
          <li>{t('label.steps.ship')}</li>
        </ol>
      </div>
    </section>
  );
}
