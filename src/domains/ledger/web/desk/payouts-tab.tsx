import { useState } from 'react';
import { apiUrl } from '#engine/model/api/api-url.ts';
import type { AdminPayout } from '#domains/ledger/model/payouts.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { apiWrite } from '#engine/web/api/client.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Dialog, DialogClose } from '#engine/web/ui/overlays/dialog.tsx';
import { useChange } from '#engine/web/forms/use-change.ts';
import { ADMIN } from '#engine/web/lists/admin.queries.ts';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { PayoutBatch } from './payout-batch.tsx';
import { PayoutPaid } from './payout-paid.tsx';
import { PayoutStatus } from './payout-status.tsx';
import { TakeBack } from './take-back.tsx';
import { StatementLink } from './statement-link.tsx';

/** What producers were paid, and what the bank still has to carry out. */
export function PayoutsTab() {
  const { t } = useTranslation('admin');
  return (
    <DataList
      path="/api/admin/payouts"
      caption={t('tabs.payouts')}
      none={t('nothing.payouts')}
      rowKey={(payout) => payout.id}
      filters={[
        {
          name: 'status',
          label: t('orders.status'),
          options: {
            pending: t('payouts.pending'),
            paid: t('payouts.paid'),
            returned: t('payouts.returned'),
          },
        },
        {
          name: 'way',
          folded: true,
          label: t('payouts.way'),
          options: { bank: t('payouts.ways.bank'), provider: t('payouts.ways.provider') },
        },
      ]}
      actions={
        <>
          <PayoutBatch />
          <RunPayouts />
        </>
      }
      columns={[
        {
          key: 'id',
          sort: 'number',
          header: t('payouts.payout'),
          primary: true,
          cell: ({ id }) => (
            <RecordLink right="ADMIN" page="payouts" id={id}>
              {t('payouts.number', { id })}
            </RecordLink>
          ),
        },
        {
          key: 'producer',
          sort: 'producer',
          freeText: true,
          header: t('products.producer'),
          cell: (payout) => payout.producerName,
        },
        {
          key: 'at',
          sort: 'date',
          className: 'whitespace-nowrap',
          header: t('orders.date'),
          cell: (payout) => <Moment at={payout.createdAt} format="date" />,
        },
        {
          key: 'until',
          wideOnly: true,
          sort: 'until',
          className: 'whitespace-nowrap',
          header: t('payouts.until'),
          cell: (payout) => <Moment at={payout.periodEnd} format="dateTime" />,
        },
        {
          key: 'amount',
          sort: 'amount',
          inFirstLine: true,
          header: t('ledger.amount'),
          align: 'end',
          cell: (payout) => <span className="tabular-nums">{formatAmount(payout.amount)}</span>,
        },
        {
          key: 'status',
          header: t('orders.status'),
          cell: (payout) => <PayoutStatus payout={payout} />,
        },
        {
          key: 'actions',
          wideOnly: true,
          header: t('actions'),
          headerHidden: true,
          align: 'end',
          cell: (payout) => <Actions payout={payout} />,
        },
      ]}
    />
  );
}

function Actions({ payout }: { payout: AdminPayout }) {
  const { t } = useTranslation('admin');
  const { id } = payout;
  return (
    <span className="flex justify-end gap-2">
      <StatementLink
        href={apiUrl('/api/admin/payouts/:id/statement', { params: { id } })}
        label={t('payouts.statementOf', { id })}
      >
        {t('payouts.statement')}
      </StatementLink>
      {payout.status === 'pending' && payout.way === 'bank' && <PayoutPaid payout={payout} />}
      {payout.status === 'paid' && payout.way !== 'bank' && <TakeBack payout={payout} />}
    </span>
  );
}

const run = apiWrite('POST /api/admin/payouts/run');

/** Pays what is due today instead of on the next payout day; asks first, because money cannot be taken back. */
function RunPayouts() {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(false);
  const change = useChange({
    send: () => run(),
    refreshes: ADMIN,
    done: ({ items }) => {
      setIsOpen(false);
      return { title: t('payouts.ran', { count: items.length }) };
    },
    failed: { title: t('failed') },
  });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={t('payouts.run')}
      description={t('payouts.runText')}
      closeLabel={t('close')}
      size="sm"
      trigger={<Button>{t('payouts.run')}</Button>}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <DialogClose asChild>
          <Button variant="ghost">{t('back')}</Button>
        </DialogClose>
        <Button loading={change.isPending} onClick={() => change.mutate()}>
          {t('payouts.runNow')}
        </Button>
      </div>
    </Dialog>
  );
}
