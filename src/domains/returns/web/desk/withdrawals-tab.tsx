import { EmailText } from '#engine/web/ui/content/email-text.tsx';
import type { AdminWithdrawal } from '#domains/returns/model/withdrawals/withdrawal.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';

/** What was declared, newest first; what waits for a person has a button. */
export function WithdrawalsTab() {
  const { t } = useTranslation('admin');
  return (
    <>
      <p className="mb-5 max-w-prose text-sm text-muted">{t('withdrawals.intro')}</p>
      <DataList
        path="/api/admin/withdrawals"
        caption={t('tabs.withdrawals')}
        rowKey={({ id }) => id}
        filters={[
          {
            name: 'state',
            label: t('orders.status'),
            options: { open: t('withdrawals.open'), handled: t('withdrawals.handled') },
          },
        ]}
        columns={[
          {
            key: 'receivedAt',
            sort: 'date',
            header: t('withdrawals.receivedAt'),
            primary: true,
            className: 'whitespace-nowrap',
            cell: ({ receivedAt }) => <Moment at={receivedAt} format="exactDateTime" />,
          },
          { key: 'order', sort: 'order', header: t('withdrawals.order'), cell: (row) => <Order row={row} /> },
          {
            key: 'return',
            header: t('tabs.returns'),
            className: 'whitespace-nowrap',
            cell: ({ returnId, returnNumber }) =>
              returnId !== null && (
                <RecordLink right="ADMIN" page="returns" id={returnId}>
                  {returnNumber}
                </RecordLink>
              ),
          },
          {
            key: 'who',
            sort: 'customer',
            freeText: true,
            header: t('orders.customer'),
            cell: ({ name, email }) => (
              <>
                {name}
                <span className="block text-xs text-muted">
                  <EmailText email={email} />
                </span>
              </>
            ),
          },
          {
            key: 'actions',
            header: t('actions'),
            headerHidden: true,
            align: 'end',
            cell: (row) => (row.handledAt === null ? <Handle row={row} /> : t('withdrawals.handled')),
          },
        ]}
      />
    </>
  );
}

function Order({ row: { order, orderId } }: { row: AdminWithdrawal }) {
  const { t } = useTranslation('admin');
  if (orderId === null)
    return (
      <>
        #{order}
        <span className="block text-xs text-muted">{t('withdrawals.unknown')}</span>
      </>
    );
  return (
    <RecordLink right="ADMIN" page="orders" id={orderId}>
      #{order}
    </RecordLink>
  );
}

function Handle({ row: { id, order } }: { row: AdminWithdrawal }) {
  const { t } = useTranslation('admin');
  const handle = useAdminChange(
    () => apiRequest('POST /api/admin/withdrawals/:id/handled', { params: { id } }),
    { done: () => t('withdrawals.done') },
  );
  return (
    <Button
      size="sm"
      variant="secondary"
      loading={handle.isPending}
      aria-label={t('withdrawals.handleOf', { order })}
      onClick={() => handle.mutate(undefined)}
    >
      {t('withdrawals.handle')}
    </Button>
  );
}
