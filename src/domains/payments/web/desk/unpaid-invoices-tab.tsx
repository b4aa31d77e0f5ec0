import { EmailText } from '#engine/web/ui/content/email-text.tsx';
import { useState } from 'react';
import { formatDay } from '#engine/model/dates.ts';
import { formatAmount } from '#engine/model/money.ts';
import type { UnpaidInvoice } from '#domains/orders/model/payments/unpaid-invoices.ts';
import { hasRight } from '#engine/model/rights.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { RecordPayment } from './money-forms.tsx';

/** Invoices that were not paid when they were due: what came of reminding, and what to do about them. */
export function UnpaidInvoicesTab() {
  const { t } = useTranslation('admin');
  const [paid, setPaid] = useState<UnpaidInvoice | null>(null);
  return (
    <>
      <DataList
        path="/api/admin/invoices/unpaid"
        caption={t('tabs.unpaidInvoices')}
        none={t('nothing.unpaidInvoices')}
        rowKey={(invoice) => invoice.id}
        filters={[{ name: 'stage', value: 'final', label: t('invoices.final') }]}
        columns={[
          {
            key: 'number',
            sort: 'number',
            header: t('invoices.invoice'),
            primary: true,
            cell: ({ id, invoiceNumber }) => (
              <RecordLink right="ADMIN" page="orders" id={id} label={t('orders.openOf', { id })}>
                {invoiceNumber}
              </RecordLink>
            ),
          },
          {
            key: 'customer',
            sort: 'customer',
            freeText: true,
            header: t('orders.customer'),
            cell: (invoice) => (
              <>
                {invoice.customerName}
                <span className="block text-xs text-muted">
                  <EmailText email={invoice.customerEmail} />
                </span>
              </>
            ),
          },
          {
            key: 'due',
            sort: 'due',
            header: t('invoices.due'),
            cell: (invoice) => <Due invoice={invoice} />,
          },
          {
            key: 'open',
            sort: 'open',
            inFirstLine: true,
            header: t('invoices.open'),
            align: 'end',
            cell: ({ open, orderTotal }) => (
              <>
                {formatAmount(open)}
                {open < orderTotal && (
                  <span className="block text-xs text-muted">
                    {t('invoices.ofTotal', { total: formatAmount(orderTotal) })}
                  </span>
                )}
              </>
            ),
          },
          {
            key: 'reminders',
            sort: 'reminders',
            header: t('invoices.reminders'),
            align: 'end',
            cell: ({ reminders, remindedAt }) => (
              <>
                {reminders === 0 ? t('invoices.never') : reminders}
                {remindedAt !== null && (
                  <Moment at={remindedAt} format="date" className="block text-xs text-muted" />
                )}
              </>
            ),
          },
          {
            key: 'actions',
            header: t('actions'),
            headerHidden: true,
            align: 'end',
            cell: (invoice) => <Actions invoice={invoice} onPaid={() => setPaid(invoice)} />,
          },
        ]}
      />
      {paid !== null && (
        <Dialog
          open
          onOpenChange={(isOpen) => {
            if (!isOpen) setPaid(null);
          }}
          title={t('invoices.recordTitle', { number: paid.invoiceNumber })}
          closeLabel={t('close')}
        >
          <RecordPayment orderId={paid.id} open={paid.open} onDone={() => setPaid(null)} />
        </Dialog>
      )}
    </>
  );
}

/** Who looks after money need not look after orders. */
function useMayOpenOrders(): boolean {
  const { user } = useCurrentUser();
  return hasRight(user?.rights ?? [], 'orders');
}

function Due({ invoice: { dueOn, daysOverdue: count } }: { invoice: UnpaidInvoice }) {
  const { t, i18n } = useTranslation('admin');
  return (
    <>
      <span className="whitespace-nowrap">{formatDay(dueOn, 'date', i18n.language)}</span>
      <span className="block text-xs text-danger">
        {count === 0 ? t('invoices.today') : t('invoices.days', { count })}
      </span>
    </>
  );
}

function Actions({ invoice, onPaid }: { invoice: UnpaidInvoice; onPaid: () => void }) {
  const { t } = useTranslation('admin');
  const { id, invoiceNumber: number } = invoice;
  const mayOpen = useMayOpenOrders();
  const remind = useAdminChange(() => apiRequest('POST /api/admin/invoices/:id/remind', { params: { id } }), {
    done: () => t('invoices.reminded'),
    failed: t('invoices.remindFailed'),
  });
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <Button size="sm" variant="secondary" aria-label={t('invoices.recordOf', { number })} onClick={onPaid}>
        {t('invoices.record')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        loading={remind.isPending}
        aria-label={t('invoices.remindOf', { number })}
        onClick={() => remind.mutate(undefined)}
      >
        {t('invoices.remind')}
      </Button>
      {invoice.canCancel && mayOpen && <CancelOrder id={id} />}
    </span>
  );
}

function CancelOrder({ id }: { id: number }) {
  const { t } = useTranslation('admin');
  const cancel = useAdminChange<void>(
    () => apiRequest('PATCH /api/admin/orders/:id', { params: { id }, body: { status: 'cancelled' } }),
    { done: () => t('invoices.cancelled'), failed: t('invoices.cancelFailed') },
  );
  return (
    <ConfirmDialog
      title={t('invoices.cancelTitle', { id })}
      description={t('invoices.cancelText')}
      closeLabel={t('close')}
      keepLabel={t('invoices.keep')}
      confirmLabel={t('invoices.cancel')}
      change={cancel}
      trigger={
        <Button size="sm" variant="ghost" aria-label={t('invoices.cancelOf', { id })}>
          {t('invoices.cancel')}
        </Button>
      }
    />
  );
}
