import { formatMoment } from '#engine/model/dates.ts';
import { formatDollars } from '#engine/model/money.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { OWN_ORDERS } from './buyer.queries.ts';

/** The way to the provider, for an order that waits for its payment. */
export function PayOrder({ order, payUntil }: { order: Order; payUntil: string }) {
  const { t, i18n } = useTranslation('orders');
  const { open, isDeclined, method } = order.payment;
  const pay = useChange({
    // Asks the provider first: what was paid or ended meanwhile leads nowhere, and the refreshed list says so.
    send: () => apiRequest('POST /api/user/orders/:id/payment', { params: { id: order.id } }),
    refreshes: OWN_ORDERS,
    failed: { title: t('payment.away') },
  });
  const state = isDeclined ? 'declined' : 'waiting';
  return (
    <Notice
      tone={isDeclined ? 'danger' : 'warning'}
      title={t(`payment.${state}.title`)}
      actions={
        <Button
          size="sm"
          loading={pay.isPending}
          onClick={() =>
            pay.mutate(undefined, {
              onSuccess: ({ redirectUrl }) => {
                if (redirectUrl !== null) window.location.assign(redirectUrl);
              },
            })
          }
        >
          {t(isDeclined ? 'payment.again' : 'payment.pay')}
        </Button>
      }
    >
      <p>
        {t(`payment.${state}.text`, {
          amount: formatDollars(open),
          time: formatMoment(payUntil, 'time', i18n.language),
        })}
      </p>
      {method === 'test' && <p className="mt-1 font-medium">{t('payment.noMoney')}</p>}
    </Notice>
  );
}
