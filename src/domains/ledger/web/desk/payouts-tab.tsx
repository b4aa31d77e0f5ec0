import { apiUrl } from '#engine/model/api/api-url.ts';
import type { AdminPayout } from '#domains/ledger/model/payouts.ts';
import { formatDollars } from '#engine/model/money.ts';
import { StatementLink } from './statement-link.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { AdminList } from '#engine/web/lists/admin-list.tsx';
import { PayoutPaid } from './payout-paid.tsx';
import { RunPayouts } from './run-payouts.tsx';

/** What producers were paid, and what the bank still has to carry out. */
export function PayoutsTab() {
  const { t } = useTranslation('admin');
  return (
    <AdminList
      path="/api/admin/payouts"
      caption={t('tabs.payouts')}
      rowKey={(payout) => payout.id}
      filter={{
        name: 'status',
        label: t('orders.status'),
        options: { pending: t('payouts.pending'), paid: t('payouts.paid') },
      }}
      actions={<RunPayouts />}
      columns={[
        {
          key: 'id',
          header: t('payouts.payout'),
          primary: true,
          cell: ({ id }) => t('payouts.number', { id }),
        },
        {
          key: 'producer',
          freeText: true,
          header: t('products.producer'),
          cell: (payout) => payout.producerName,
        },
        {
          key: 'at',
          className: 'whitespace-nowrap',
          header: t('orders.date'),
          cell: (payout) => <Moment at={payout.createdAt} format="date" />,
        },
        {
          key: 'until',
          className: 'whitespace-nowrap',
          header: t('payouts.until'),
          cell: (payout) => <Moment at={payout.periodEnd} format="dateTime" />,
        },
        {
          key: 'amount',
          header: t('ledger.amount'),
          align: 'end',
          cell: (payout) => <span className="tabular-nums">{formatDollars(payout.amount)}</span>,
        },
        { key: 'status', header: t('orders.status'), cell: (payout) => <Status payout={payout} /> },
        {
          key: 'actions',
          header: t('actions'),
          headerHidden: true,
          align: 'end',
          cell: (payout) => <Actions payout={payout} />,
        },
      ]}
    />
  );
}

function Status({ payout: { status, reference } }: { payout: AdminPayout }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Badge tone={status === 'paid' ? 'success' : 'warning'}>{t(`payouts.${status}`)}</Badge>
      {reference !== null && <span className="mt-1 block text-xs wrap-anywhere text-muted">{reference}</span>}
    </>
  );
}

function Actions({ payout }: { payout: AdminPayout }) {
  const { t } = useTranslation('admin');
  const { id } = payout;
  return (
    <span className="flex flex-wrap gap-2 sm:justify-end">
      <StatementLink
        href={apiUrl('/api/admin/payouts/:id/statement', { params: { id } })}
        label={t('payouts.statementOf', { id })}
      >
        {t('payouts.statement')}
      </StatementLink>
      {payout.status === 'pending' && <PayoutPaid payout={payout} />}
    </span>
  );
}
