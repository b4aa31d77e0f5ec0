import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminReturn } from '#domains/returns/model/handled-return.ts';
import { ReturnClock } from '#domains/returns/web/return-clock.tsx';
import { ReturnPhotos } from '#domains/returns/web/return-photos.tsx';
import { ReturnStatusBadge } from '#domains/returns/web/return-status-badge.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { adminReturnQuery } from '#domains/returns/web/returns.queries.ts';
import { formatAmount } from '#engine/model/money.ts';
import { isClosed } from '#domains/orders/model/return-status.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import type { RecordProps } from '#engine/web/domain.ts';
import { RecordHead, RecordPage } from '#engine/web/records/record-page.tsx';
import { Pieces } from '#domains/returns/web/request/pieces.tsx';
import { TotalsList, type TotalsRow } from '#engine/web/ui/content/totals-list.tsx';
import { Switch } from '#engine/web/ui/forms/switch.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { ReturnDecision } from './return-decision.tsx';
import { ReturnHistory } from './return-history.tsx';
import { ReturnOrder } from './return-order.tsx';

/** All that is known of a return, and what can be done with it, on one page. */
export function ReturnPage({ id }: RecordProps) {
  const { t: tReturns } = useTranslation('returns');
  const query = useQuery(adminReturnQuery(id));
  return (
    <RecordPage query={query} title={({ number }) => tReturns('card.title', { number })}>
      {(found) => <CaseFile found={found} />}
    </RecordPage>
  );
}

function CaseFile({ found }: { found: AdminReturn }) {
  const { t } = useTranslation('admin');
  const { t: tReturns } = useTranslation('returns');
  // Stays when the form it came from has gone, because the case stands elsewhere now.
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <>
      <RecordHead
        title={tReturns('card.title', { number: found.number })}
        badges={
          <>
            <ReturnStatusBadge status={found.status} />
            <ReturnClock view={found} />
          </>
        }
      />
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <section aria-labelledby="return-claim">
            <h2 id="return-claim" className="text-xl">
              {tReturns(`reasonNames.${found.reason}`)} · {tReturns(`kind.${found.kind}.label`)}
            </h2>
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
          className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-20 lg:row-span-2"
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
          <ReturnHistory found={found} />
        </div>
      </div>
    </>
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
      amount: formatAmount(amount),
    })),
    (feeAmount > 0 || feeWaived) && {
      key: 'fee',
      label: tReturns(feeWaived ? 'card.feeWaived' : 'card.fee'),
      amount: formatAmount(-feeAmount),
    },
    shippingAmount > 0 && {
      key: 'shipping',
      label: tReturns('card.shipping'),
      amount: formatAmount(shippingAmount),
    },
    {
      key: 'refund',
      label: isClosed(status) ? tReturns('card.amount') : t('returns.wouldRefund'),
      amount: formatAmount(refundAmount),
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
