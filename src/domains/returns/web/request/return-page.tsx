import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft, KeyRound, PackageSearch } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Order } from '#domains/orders/model/order.ts';
import type { RequestedReturn } from '#domains/returns/model/return.ts';
import { ApiError } from '#engine/web/api/api-error.ts';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { EarlierReturns } from '#domains/returns/web/return-card.tsx';
import {
  returnedOrderQuery,
  returnOptionsQuery,
  type ReturnAccess,
} from '#domains/returns/web/returns.queries.ts';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { NothingToReturn } from './nothing-to-return.tsx';
import { ReturnDone } from './return-done.tsx';
import { ReturnForm } from './return-form.tsx';
import { returnedLines, type ReturnedLine } from './reason-offers.ts';

const route = getRouteApi('/order/$id/return');

/** Sends something of an order back: for its buyer, or for everybody who holds its link. */
export function ReturnPage() {
  const { id } = route.useParams();
  const { token } = route.useSearch();
  return (
    <Container width="narrow" className="py-8 sm:py-14">
      <Return key={id} access={{ id: Number(id), token }} />
    </Container>
  );
}

function Return({ access }: { access: ReturnAccess }) {
  const { t } = useTranslation('returns');
  const state = useReturn(access);
  switch (state.step) {
    case 'loading':
      return <ReturnToCome />;
    case 'missing':
      return <ReturnNotFound isSignedOut={state.isSignedOut} />;
    case 'failed':
      return <LoadFailed onRetry={state.retry} />;
    case 'nothing':
      return (
        <ReturnFrame access={access}>
          <NothingToReturn order={state.order} lines={state.lines} />
          <EarlierReturns access={access} title={t('page.earlier')} />
        </ReturnFrame>
      );
    case 'form':
      return (
        <ReturnFrame access={access} lead={t('page.lead')}>
          <ReturnForm access={access} lines={state.lines} blocked={state.blocked} onDone={state.done} />
          <EarlierReturns access={access} title={t('page.earlier')} />
        </ReturnFrame>
      );
    case 'done':
      return (
        <ReturnFrame access={access}>
          <ReturnDone access={access} requested={state.requested} onAnother={state.another} />
        </ReturnFrame>
      );
  }
}

type ReturnState =
  | { step: 'loading' }
  | { step: 'missing'; isSignedOut: boolean }
  | { step: 'failed'; retry: () => void }
  | { step: 'nothing'; order: Order; lines: readonly ReturnedLine[] }
  | {
      step: 'form';
      lines: readonly ReturnedLine[];
      blocked: readonly ReturnedLine[];
      done: (requested: RequestedReturn) => void;
    }
  | { step: 'done'; requested: RequestedReturn; another: () => void };

/** Where the visitor stands: what is shown once stays, also where asking for it again fails. */
function useReturn(access: ReturnAccess): ReturnState {
  const [requested, setRequested] = useState<RequestedReturn | null>(null);
  const wellFormed = Number.isSafeInteger(access.id) && access.id > 0;
  const options = useQuery({ ...returnOptionsQuery(access), enabled: wellFormed });
  const order = useQuery({ ...returnedOrderQuery(access), enabled: options.data !== undefined });
  if (options.data === undefined || order.data === undefined) {
    const error = options.error ?? order.error;
    const status = error instanceof ApiError ? error.status : undefined;
    const isRefused = status !== undefined && status < 500 && status !== 429;
    if (!wellFormed || isRefused) return { step: 'missing', isSignedOut: status === 401 };
    if (!error) return { step: 'loading' };
    return { step: 'failed', retry: () => void (options.error ? options.refetch() : order.refetch()) };
  }
  if (requested !== null) return { step: 'done', requested, another: () => setRequested(null) };
  const all = returnedLines(order.data, options.data.items);
  const lines = all.filter((line) => line.returnable);
  if (lines.length === 0) return { step: 'nothing', order: order.data, lines: all };
  return { step: 'form', lines, blocked: all.filter((line) => !line.returnable), done: setRequested };
}

interface ReturnFrameProps {
  access: ReturnAccess;
  lead?: string;
  children: ReactNode;
}

function ReturnFrame({ access, lead, children }: ReturnFrameProps) {
  const { t } = useTranslation('returns');
  return (
    <div className="flex flex-col gap-8">
      <header>
        <BackLink access={access} />
        <p className="eyebrow mt-4 mb-3 text-accent-ink">{t('page.eyebrow', { id: access.id })}</p>
        <h1 className="text-4xl">{t('page.title')}</h1>
        {lead !== undefined && <p className="mt-2 text-lg text-muted">{lead}</p>}
      </header>
      {children}
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

/** There is no such order for this visitor; signing in may help. */
function ReturnNotFound({ isSignedOut }: { isSignedOut: boolean }) {
  const { t } = useTranslation('returns');
  const { id } = route.useParams();
  const state = isSignedOut ? 'signedOut' : 'missing';
  return (
    <EmptyState
      headingLevel={1}
      icon={isSignedOut ? <KeyRound aria-hidden="true" /> : <PackageSearch aria-hidden="true" />}
      title={t(`states.${state}.title`)}
      description={t(`states.${state}.text`)}
      actions={
        <>
          {isSignedOut && (
            <Button asChild>
              <Link to="/login" search={{ next: `/order/${id}/return` }}>
                {t('states.signedOut.action')}
              </Link>
            </Button>
          )}
          <Button asChild variant="secondary">
            <Link to="/returns">{t('page.policy')}</Link>
          </Button>
        </>
      }
    />
  );
}
