import type { Dispute } from '#domains/payments/model/disputes/dispute.ts';
import { isAnswerable } from '#domains/payments/model/disputes/dispute-status.ts';
import { formatAmount } from '#engine/model/money.ts';
import { openColumn } from '#engine/web/lists/open-column.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { useUrlChoice } from '#engine/web/lists/use-tab.ts';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { DisputeBadge } from './dispute-badge.tsx';
import { DisputeCase } from './dispute-case.tsx';

/** Payments that customers dispute with their bank, and one of them on a page of its own. */
export function DisputesTab() {
  const [chosen, choose] = useUrlChoice('case');
  const id = Number(chosen);
  const isOpen = Number.isSafeInteger(id) && id > 0;
  return (
    <>
      {/* It stays as it was found: filter, pages, place. */}
      <div hidden={isOpen}>
        <DisputeList onOpen={(dispute) => choose(String(dispute.id))} />
      </div>
      {isOpen && <DisputeCase key={id} id={id} onBack={() => choose(null)} />}
    </>
  );
}

function DisputeList({ onOpen }: { onOpen: (dispute: Dispute) => void }) {
  const { t } = useTranslation('admin');
  return (
    <DataList
      path="/api/admin/disputes"
      caption={t('tabs.disputes')}
      none={t('nothing.disputes')}
      rowKey={({ id }) => id}
      search={{ name: 'q', label: t('ledger.orderId'), read: (typed) => typed.replaceAll(/\D/g, '') }}
      filters={[
        {
          name: 'state',
          label: t('orders.status'),
          options: { open: t('disputes.open'), decided: t('disputes.decided') },
        },
      ]}
      columns={[
        {
          key: 'order',
          sort: 'order',
          header: t('disputes.order'),
          primary: true,
          cell: ({ orderId }) => t('disputes.ofOrder', { id: orderId }),
        },
        {
          key: 'amount',
          sort: 'amount',
          header: t('ledger.amount'),
          align: 'end',
          cell: ({ amount }) => <span className="tabular-nums">{formatAmount(amount)}</span>,
        },
        {
          key: 'reason',
          sort: 'reason',
          header: t('disputes.reason'),
          cell: ({ reason }) => t(`disputes.reasons.${reason}`),
        },
        {
          key: 'due',
          sort: 'due',
          header: t('disputes.dueBy'),
          className: 'whitespace-nowrap',
          cell: ({ dueBy, status }) =>
            dueBy !== null && isAnswerable(status) && <Moment at={dueBy} format="dateTime" />,
        },
        {
          key: 'status',
          sort: 'state',
          header: t('orders.status'),
          cell: (dispute) => <DisputeBadge dispute={dispute} />,
        },
        openColumn({
          header: t('actions'),
          words: t('orders.open'),
          label: ({ orderId }) => t('disputes.openOf', { id: orderId }),
          onOpen,
        }),
      ]}
    />
  );
}
