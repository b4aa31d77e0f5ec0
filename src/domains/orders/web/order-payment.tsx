import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatDay, formatMoment } from '#engine/model/dates.ts';
import { formatAmount } from '#engine/model/money.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { useMethodLabel } from './use-method-label.ts';
import { PayToAccount } from './pay-to.tsx';
import { paymentRedirectUrlQuery, type OrderAccess } from './orders.queries.ts';

interface OrderPaymentProps {
  order: Order;
  access: OrderAccess;
  /** Something is known that the order on screen does not show. */
  onNews: () => unknown;
}

/** How far the payment is: waiting, declined, too late, or what was paid and went back. */
export function OrderPayment({ order, access, onNews }: OrderPaymentProps) {
  const { payment, status } = order;
  if (order.confirmBy !== null) return <ToConfirm status={status} confirmBy={order.confirmBy} />;
  if (payment.payUntil !== null)
    return <WaitingPayment order={order} payUntil={payment.payUntil} access={access} onNews={onNews} />;
  if (status === 'cancelled' && payment.method !== 'invoice' && payment.paid === 0)
    return <NeverPaid order={order} />;
  return <PaymentFacts order={order} />;
}

/** A large order without an account waits for the click in its mail, or never got it. */
function ToConfirm({ status, confirmBy }: { status: Order['status']; confirmBy: string }) {
  const { t, i18n } = useTranslation('orders');
  const isOver = status === 'cancelled';
  const state = isOver ? 'never' : 'waiting';
  return (
    <Notice
      tone={isOver ? 'neutral' : 'warning'}
      title={t(`confirm.${state}.title`, { time: formatMoment(confirmBy, 'time', i18n.language) })}
    >
      {t(`confirm.${state}.text`)}
    </Notice>
  );
}

function WaitingPayment({ order, payUntil, access, onNews }: OrderPaymentProps & { payUntil: string }) {
  const { t, i18n } = useTranslation('orders');
  const { method, open, isDeclined } = order.payment;
  // Asks the provider: the browser's return alone says nothing.
  const { data: now, isFetching, refetch } = useQuery(paymentRedirectUrlQuery(access));
  const isOver = now !== undefined && now.payUntil === null;
  const isNewlyDeclined = now?.isDeclined === true && !isDeclined;
  useEffect(() => {
    if (isOver || isNewlyDeclined) onNews();
  }, [isOver, isNewlyDeclined, onNews]);
  const url = now?.redirectUrl ?? null;
  const state = isDeclined ? 'declined' : 'waiting';
  return (
    <Notice
      tone={isDeclined ? 'danger' : 'warning'}
      announce
      title={t(`payment.${state}.title`)}
      actions={
        url === null ? (
          <Button size="sm" variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            {t('payment.ask')}
          </Button>
        ) : (
          <Button asChild size="sm">
            <a href={url}>{t(isDeclined ? 'payment.again' : 'payment.pay')}</a>
          </Button>
        )
      }
    >
      <p>
        {t(`payment.${state}.text`, {
          amount: formatAmount(open),
          time: formatMoment(payUntil, 'time', i18n.language),
        })}
      </p>
      {method === 'test' && <p className="mt-1 font-medium">{t('payment.noMoney')}</p>}
    </Notice>
  );
}

function NeverPaid({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const isExpired = order.history.at(-1)?.actor === 'system';
  const state = isExpired ? 'expired' : 'given-up';
  return (
    <Notice tone="neutral" title={t(`payment.${state}.title`)}>
      {t(`payment.${state}.text`)}
    </Notice>
  );
}

function PaymentFacts({ order: { payment } }: { order: Order }) {
  const { t, i18n } = useTranslation('orders');
  const methodLabel = useMethodLabel((method) => t(`payment.methods.${method}`));
  const { method, status, paid, refunded, open, invoiceNumber, dueOn } = payment;
  const isInvoice = method === 'invoice';
  return (
    <section aria-labelledby="order-payment">
      <h2 id="order-payment" className="mb-3 text-2xl">
        {t('payment.title')}
      </h2>
      <FactList
        facts={[
          { label: t('payment.method'), value: methodLabel(method) },
          { label: t('payment.statusLabel'), value: t(`payment.status.${status}`) },
          { label: t('payment.invoiceNumber'), value: isInvoice ? invoiceNumber : null },
          { label: t('payment.open'), value: open > 0 ? formatAmount(open) : null },
          {
            label: t('payment.dueOn'),
            value: dueOn !== null && open > 0 ? formatDay(dueOn, 'longDate', i18n.language) : null,
          },
          { label: t('payment.paid'), value: paid > 0 ? formatAmount(paid) : null },
          { label: t('payment.refunded'), value: refunded > 0 ? formatAmount(refunded) : null },
        ]}
      />
      {payment.payTo && <PayToAccount account={payment.payTo} className="mt-5" />}
      {method === 'test' && <p className="mt-2 text-sm text-muted">{t('payment.noMoney')}</p>}
    </section>
  );
}
