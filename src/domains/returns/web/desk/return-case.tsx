import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { AdminReturn } from '#domains/returns/model/handled-return.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { ReturnClock } from '#domains/returns/web/return-clock.tsx';
import { ReturnPhotos } from '#domains/returns/web/return-photos.tsx';
import { ReturnStatusBadge } from '#domains/returns/web/return-status-badge.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { adminReturnQuery } from '#domains/returns/web/returns.queries.ts';
import { formatDollars } from '#engine/model/money.ts';
import { isClosed } from '#domains/orders/model/return-status.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { Pieces } from '#domains/returns/web/request/pieces.tsx';
import { TotalsList, type TotalsRow } from '#engine/web/ui/content/totals-list.tsx';
import { Switch } from '#engine/web/ui/forms/switch.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { ReturnDecision } from './return-decision.tsx';
import { ReturnHistory } from './return-history.tsx';
import { ReturnOrder } from './return-order.tsx';

interface ReturnCaseProps {
  id: number;
  /** Opens another one. */
  onOpen: (id: number) => void;
  onBack: () => void;
}

/** All that is known of a return, and what can be done with it, on one page. */
export function ReturnCase({ id, onOpen, onBack }: ReturnCaseProps) {
  const { t } = useTranslation('admin');
  const query = useQuery(adminReturnQuery(id));
  return (
    <div className="flex flex-col gap-6">
      <Button variant="ghost" className="-ml-3 self-start px-3" onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {t('returns.back')}
      </Button>
      <Loaded query={query} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
        {(found) => <CaseFile found={found} onOpen={onOpen} />}
      </Loaded>
    </div>
  );
}

function CaseFile({ found, onOpen }: { found: AdminReturn; onOpen: ReturnCaseProps['onOpen'] }) {
  const { t } = useTranslation('admin');
  const { t: tReturns } = useTranslation('returns');
  // Stays when the form it came from has gone, because the case stands elsewhere now.
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <article aria-labelledby="return-case" className="wrap-anywhere">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="return-case" className="text-3xl">
          {tReturns('card.title', { number: found.number })}
        </h2>
        <ReturnStatusBadge status={found.status} />
        <ReturnClock view={found} />
      </header>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <section aria-labelledby="return-claim">
            <h3 id="return-claim" className="text-xl">
              {tReturns(`reasonNames.${found.reason}`)} · {tReturns(`kind.${found.kind}.label`)}
            </h3>
            <p className="mt-2 whitespace-pre-line">
              {found.details === '' ? (
                <span className="text-muted">{t('returns.noDetails')}</span>
              ) : (
                found.details
              )}
            </p>
          </section>
          <ReturnPhotos photos={found.photos} size="lg" />
        </div>
        <aside
          aria-label={t('returns.decide')}
          className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-24 lg:row-span-2"
        >
          <ReturnSum found={found} />
          {refusal !== null && (
            <Notice tone="danger" announce title={t('returns.refused')}>
              {refusal}
            </Notice>
          )}
          <ReturnDecision key={found.status} found={found} onRefused={setRefusal} />
        </aside>
        <div className="flex min-w-0 flex-col gap-8">
          <ReturnOrder found={found} />
          <ReturnHistory found={found} onOpen={onOpen} />
        </div>
      </div>
    </article>
  );
}

/** What goes back, line by line, before anything is decided. */
function ReturnSum({ found }: { found: AdminReturn }) {
  const { t } = useTranslation('admin');
  const { t: tReturns } = useTranslation('returns');
  const { items, feeAmount, feeWaived, shippingAmount, refundAmount, status } = found;
  const rows: (TotalsRow | false)[] = [
    ...items.map(({ itemId, name, quantity, amount }) => ({
      key: `item-${itemId}`,
      label: <Pieces quantity={quantity} name={name} />,
      amount: formatDollars(amount),
    })),
    (feeAmount > 0 || feeWaived) && {
      key: 'fee',
      label: tReturns(feeWaived ? 'card.feeWaived' : 'card.fee'),
      amount: formatDollars(-feeAmount),
    },
    shippingAmount > 0 && {
      key: 'shipping',
      label: tReturns('card.shipping'),
      amount: formatDollars(shippingAmount),
    },
    {
      key: 'refund',
      label: isClosed(status) ? tReturns('card.amount') : t('returns.wouldRefund'),
      amount: formatDollars(refundAmount),
      tone: 'total',
    },
  ];
  return (
    <>
      <TotalsList rows={rows.filter((row) => row !== false)} />
      <WaiveFee found={found} />
    </>
  );
}

/** Whether the restocking fee is kept; the sum above follows. Nothing where there is none, or all is over. */
function WaiveFee({ found: { id, feeAmount, feeWaived, status } }: { found: AdminReturn }) {
  const { t } = useTranslation('admin');
  const waive = useAdminChange((waiveFee: boolean) =>
    apiRequest('PATCH /api/admin/returns/:id', { params: { id }, body: { waiveFee } }),
  );
  if (isClosed(status) || (feeAmount === 0 && !feeWaived)) return null;
  return (
    <Switch
      label={t('returns.waiveFee')}
      checked={waive.isPending ? waive.variables : feeWaived}
      disabled={waive.isPending}
      onChange={(event) => waive.mutate(event.currentTarget.checked)}
    />
  );
}
