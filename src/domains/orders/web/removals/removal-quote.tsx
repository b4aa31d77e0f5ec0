import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Order } from '#domains/orders/model/order.ts';
import type { RemovalQuoteView, RemovedPieces } from '#domains/orders/model/removals/removal-input.ts';
import { formatAmount } from '#engine/model/money.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';

interface RemovalQuoteProps {
  order: Order;
  items: RemovedPieces;
  isSending: boolean;
  onDone: () => void;
}

/** What removing these pieces changes, and the button that does it. Where nothing would be left, the order is cancelled. */
export function RemovalQuote({ order, items, isSending, onDone }: RemovalQuoteProps) {
  const { t } = useTranslation('admin');
  const query = useQuery({
    ...apiQuery('/api/admin/orders/:id/removals/quote', {
      params: { id: order.id },
      query: { items: items.map(({ itemId, quantity }) => `${itemId}:${quantity}`).join(',') },
    }),
    // Once it is sent, what is asked here is no longer there to be removed.
    enabled: items.length > 0 && !isSending,
    placeholderData: keepPreviousData,
  });
  const quote = items.length > 0 ? query.data : undefined;
  if (quote?.isWhole && !query.isPlaceholderData) return <CancelInstead order={order} onDone={onDone} />;
  return (
    <>
      <div aria-live="polite" className="flex flex-col gap-1 text-sm">
        {quote === undefined ? (
          <p className={query.isError ? 'text-danger' : 'text-muted'}>
            {query.isError ? query.error.message : t('orders.removal.choose')}
          </p>
        ) : (
          <Changes order={order} quote={quote} />
        )}
      </div>
      <Button
        type="submit"
        size="lg"
        variant="danger"
        loading={isSending}
        disabled={quote === undefined || query.isPlaceholderData}
      >
        {sendText(quote, t)}
      </Button>
    </>
  );
}

type Say = ReturnType<typeof useTranslation>['t'];

function sendText(quote: RemovalQuoteView | undefined, t: Say): string {
  if (quote === undefined || quote.reduced === 0) return t('orders.removal.send');
  return quote.refund > 0
    ? t('orders.removal.sendRefund', { amount: formatAmount(quote.refund) })
    : t('orders.removal.sendLower', { amount: formatAmount(quote.reduced) });
}

function Changes({ order, quote }: { order: Order; quote: RemovalQuoteView }) {
  const { t } = useTranslation('admin');
  const { refund, lowered, open, total, cancelledParts } = quote;
  const said = [
    refund > 0 && t('orders.removal.refund', { amount: formatAmount(refund) }),
    lowered > 0 && t('orders.removal.lower', { amount: formatAmount(lowered), open: formatAmount(open) }),
    refund === 0 && lowered === 0 && t('orders.removal.nothing'),
    t('orders.removal.total', { amount: formatAmount(total) }),
    ...order.parts
      .filter(({ id }) => cancelledParts.includes(id))
      .map(({ producerName: name }) => t('orders.removal.cancels', { name })),
  ].filter((text) => text !== false);
  return said.map((text) => <p key={text}>{text}</p>);
}

function CancelInstead({ order, onDone }: Pick<RemovalQuoteProps, 'order' | 'onDone'>) {
  const { t } = useTranslation('admin');
  const cancel = useAdminChange(
    () =>
      apiRequest('PATCH /api/admin/orders/:id', { params: { id: order.id }, body: { status: 'cancelled' } }),
    { done: () => t('orders.moved') },
  );
  return (
    <Notice
      tone="warning"
      title={t('orders.removal.whole')}
      actions={
        <Button
          variant="danger"
          loading={cancel.isPending}
          onClick={() => cancel.mutate(undefined, { onSuccess: onDone })}
        >
          {t('orders.moves.cancelled')}
        </Button>
      }
    >
      {t('orders.cancelText')}
    </Notice>
  );
}
