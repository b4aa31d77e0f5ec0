import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatAmount } from '#engine/model/money.ts';
import type { Order } from '#domains/orders/model/order.ts';
import type { MoneyMove, OrderMoves } from '#domains/payments/model/payment-answers.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { RecordPayment, RefundForm } from '#domains/payments/web/desk/money-forms.tsx';
import { noteText } from './money-note.ts';

/** What came in and went back, and the forms for more of both. */
export function OrderMoney({ order }: { order: Order }) {
  const { t } = useTranslation('admin');
  const query = useQuery(orderMovesQuery(order.id));
  return (
    <RecordSection title={t('money.title')}>
      <Loaded query={query} skeleton={<Skeleton className="h-16 w-full" />}>
        {(moves) => (
          <div className="flex flex-col gap-3">
            <Moves moves={moves.moves} />
            {moves.open > 0 && (
              <p className="text-sm">{t('money.open', { amount: formatAmount(moves.open) })}</p>
            )}
            {moves.owedBack > 0 && <OwedBack order={order} amount={formatAmount(moves.owedBack)} />}
            <Actions order={order} moves={moves} />
          </div>
        )}
      </Loaded>
    </RecordSection>
  );
}

function Moves({ moves }: { moves: readonly MoneyMove[] }) {
  const { t } = useTranslation('admin');
  if (moves.length === 0) return <p className="text-sm text-muted">{t('money.none')}</p>;
  return (
    <ul className="divide-y divide-line rounded-md border border-line text-sm">
      {moves.map((move, at) => (
        <li
          key={`${move.kind} ${move.at} ${at}`}
          className="flex items-start gap-4 px-3.5 py-2.5 wrap-anywhere"
        >
          <span className="min-w-0 flex-1">
            <span className="font-medium">{t(`money.kinds.${move.kind}`)}</span>
            {move.funds !== null && (
              <span>
                {' · '}
                {move.funds.lastFour === null
                  ? t('money.byCredit')
                  : t('money.byGiftCard', { lastFour: move.funds.lastFour })}
              </span>
            )}
            {move.isUnderWay && <span className="text-warning"> · {t('money.underWay')}</span>}
            {move.isFailed && <span className="text-danger"> · {t('money.failed')}</span>}
            <span className="block text-muted">
              <Moment at={move.at} format="dateTime" />
              {move.by !== null && ` · ${move.by}`}
            </span>
            {move.note !== null && <span className="block">{noteText(t, move)}</span>}
            {(move.isUnderWay || move.isFailed) && move.problem !== null && (
              <span className="block text-danger">{move.problem}</span>
            )}
          </span>
          <span className="shrink-0 font-medium tabular-nums">
            {move.kind === 'refund' && '−'}
            {formatAmount(move.amount)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A refund that failed is transferred by hand, and then said to be done. */
function OwedBack({ order, amount }: { order: Order; amount: string }) {
  const { t } = useTranslation('admin');
  const transfer = useChange({
    send: () => apiRequest('POST /api/admin/orders/:id/refunds/transfer', { params: { id: order.id } }),
    refreshes: '/api/admin/',
    done: () => ({ title: t('money.refunded') }),
    failed: { title: t('money.transferFailed') },
  });
  return (
    <Notice
      tone="danger"
      title={t('money.owedBack', { amount })}
      actions={
        <Button
          size="sm"
          variant="secondary"
          loading={transfer.isPending}
          onClick={() => transfer.mutate(undefined)}
        >
          {t('money.transferred')}
        </Button>
      }
    >
      {t('money.owedBackText')}
    </Notice>
  );
}

function Actions({ order, moves }: { order: Order; moves: OrderMoves }) {
  const { t } = useTranslation('admin');
  const [shown, setShown] = useState<'payment' | 'refund' | null>(null);
  const close = () => setShown(null);
  if (shown === 'payment') return <RecordPayment orderId={order.id} open={moves.open} onDone={close} />;
  if (shown === 'refund')
    return (
      <RefundForm
        orderId={order.id}
        most={moves.refundable}
        mayBeCredit={order.customerId != null}
        onDone={close}
      />
    );
  const mayRecord = order.payment.method === 'invoice' && moves.open > 0;
  return (
    <div className="flex flex-wrap gap-3">
      {mayRecord && (
        <Button size="sm" variant="secondary" onClick={() => setShown('payment')}>
          {t('money.record')}
        </Button>
      )}
      {moves.refundable > 0 && (
        <Button size="sm" variant="secondary" onClick={() => setShown('refund')}>
          {t('money.refund')}
        </Button>
      )}
    </div>
  );
}

const orderMovesQuery = (id: number) => apiQuery('/api/admin/orders/:id/payments', { params: { id } });
