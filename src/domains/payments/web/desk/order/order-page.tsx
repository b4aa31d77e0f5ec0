import { useQuery } from '@tanstack/react-query';
import { DeskOrderDocuments } from '#domains/documents/web/order-documents.tsx';
import { slotText } from '#domains/orders/model/order-pickup.ts';
import { awaitedStep } from '#domains/orders/model/order-status.ts';
import { isOpenToStaff } from '#domains/orders/model/part-status.ts';
import { hasInvoice } from '#domains/orders/model/payments/invoice.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { ChangeOrderForm } from '#domains/orders/web/change-order-form.tsx';
import { RemoveItems } from '#domains/orders/web/removals/remove-items.tsx';
import { OrderTotals } from '#domains/orders/web/order-totals.tsx';
import { OrderStatusBadge } from '#domains/orders/web/status-badges.tsx';
import { hasRight } from '#engine/model/rights.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import type { RecordProps } from '#engine/web/domain.ts';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useMethodLabel } from '#domains/orders/web/use-method-label.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { ADMIN } from '#engine/web/lists/admin.queries.ts';
import { FormDialog } from '#engine/web/lists/edit-dialog.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { RecordColumns, RecordHead, RecordPage } from '#engine/web/records/record-page.tsx';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { EmailText } from '#engine/web/ui/content/email-text.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderMoves, ToConfirm, ToPay } from './order-moves.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderHistory } from './order-history.tsx';

/** All that the shop knows of an order, and all that can be done with it. */
export function OrderPage({ id }: RecordProps) {
  const { t } = useTranslation('admin');
  const query = useQuery(apiQuery('/api/admin/orders/:id', { params: { id } }));
  return (
    <RecordPage query={query} title={(order) => t('orders.title', { id: order.id })}>
      {(order) => <OrderFile order={order} />}
    </RecordPage>
  );
}

function OrderFile({ order }: { order: Order }) {
  const { t } = useTranslation('admin');
  const methodLabel = useMethodLabel((method) => t(`money.methods.${method}`));
  const { user } = useCurrentUser();
  const { payment } = order;
  const hasMoney = hasRight(user?.rights ?? [], 'money');
  return (
    <>
      <RecordHead
        title={t('orders.title', { id: order.id })}
        badges={
          <>
            <OrderStatusBadge status={order.status} order={order} />
            <Badge tone={payment.status === 'paid' ? 'success' : 'neutral'}>
              {methodLabel(payment.method)} · {t(`money.status.${payment.status}`)}
            </Badge>
          </>
        }
        detail={<Moment at={order.createdAt} format="dateTime" />}
        actions={
          <>
            {awaitedStep(order) === undefined && <RemoveItems order={order} />}
            <OrderMoves key={order.status} order={order} />
          </>
        }
      />
      <RecordColumns
        aside={
          <>
            <OrderCustomer order={order} />
            {hasMoney && <OrderMoney order={order} />}
            <OrderReturns order={order} />
          </>
        }
      >
        <ToConfirm order={order} />
        <ToPay order={order} />
        <OrderParcels order={order} />
        <RecordSection title={t('orders.total')}>
          <OrderTotals order={order} className="" />
          {hasInvoice(order) && (
            <div className="mt-4 border-t border-line pt-4 empty:hidden">
              <DeskOrderDocuments orderId={order.id} />
            </div>
          )}
        </RecordSection>
        <OrderHistory order={order} />
      </RecordColumns>
    </>
  );
}

/** Who ordered, where it goes, and a way to correct that until something leaves. */
function OrderCustomer({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('admin');
  return (
    <RecordSection
      title={t('orders.customer')}
      actions={isOpenToStaff(order) && <ChangeDetails order={order} />}
    >
      <FactList
        facts={[
          {
            label: t('orders.customer'),
            value: (
              <>
                <RecordLink right="ADMIN" page="users" id={order.customerId}>
                  {order.customerName}
                </RecordLink>
                {order.customerId === null && <span className="text-muted"> · {t('orders.guest')}</span>}
              </>
            ),
          },
          {
            label: t('users.email'),
            value: order.customerEmail && <EmailText email={order.customerEmail} />,
          },
          { label: t('users.fields.phoneNumber'), value: order.customerPhone },
          { label: t('orders.giftTo'), value: order.giftTo },
          { label: t('orders.shipTo'), value: order.shippingAddress },
          {
            label: t('orders.delivery'),
            value: [
              t(`orders:methods.${order.shippingMethod}`),
              order.pickup && `${order.pickup.name}, ${slotText(order.pickup, i18n.language)}`,
            ]
              .filter(Boolean)
              .join('\n'),
          },
          { label: t('orders.giftMessage'), value: order.giftMessage },
          { label: t('orders.giftFrom'), value: order.giftFrom },
        ]}
      />
    </RecordSection>
  );
}

function ChangeDetails({ order }: { order: Order }) {
  const { t } = useTranslation('admin');
  const refresh = useRefresh(ADMIN);
  return (
    <FormDialog
      title={t('orders.changeTitle', { id: order.id })}
      description={t('orders.changeText')}
      trigger={
        <Button size="sm" variant="ghost" aria-label={t('orders.changeTitle', { id: order.id })}>
          {t('orders.changeDetails')}
        </Button>
      }
    >
      {(onDone) => (
        <ChangeOrderForm
          order={order}
          send={(body) =>
            apiRequest('PATCH /api/admin/orders/:id/details', { params: { id: order.id }, body }).finally(
              refresh,
            )
          }
          onDone={onDone}
        />
      )}
    </FormDialog>
  );
}

function OrderReturns({ order: { returns, exchangeFor } }: { order: Order }) {
  const { t } = useTranslation('admin');
  if (returns.length === 0 && exchangeFor === null) return null;
  return (
    <RecordSection title={t('orders.returnsOf')}>
      <ul className="flex flex-col gap-2 text-sm">
        {returns.map(({ id, number, status }) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <RecordLink right="ADMIN" page="returns" id={id} label={t('returns.openOf', { number })}>
              {number}
            </RecordLink>
            <span className="text-muted">{t(`returns:status.${status}`)}</span>
          </li>
        ))}
        {exchangeFor !== null && (
          <li className="text-muted">{t('orders:page.exchangeFor', { number: exchangeFor })}</li>
        )}
      </ul>
    </RecordSection>
  );
}
