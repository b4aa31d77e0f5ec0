import { apiUrl } from '#engine/model/api/api-url.ts';
import type { Payout } from '#domains/ledger/model/payouts.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { SortedTable } from '#engine/web/lists/data-table.tsx';
import { useOpenRecord } from '#engine/web/lists/desk-navigation.ts';
import { StatementLink } from './statement-link.tsx';
import { usePayoutProvider } from './use-payout-provider.ts';

/** Payouts so far, newest first; each opens its lines. */
export function PaidOut({ payouts }: { payouts: Payout[] }) {
  const { t } = useTranslation('producer-desk');
  const open = useOpenRecord('PRODUCER');
  return (
    <SortedTable
      caption={t('payouts.past')}
      rows={payouts}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'at',
          value: ({ createdAt }) => createdAt,
          header: t('payouts.date'),
          primary: true,
          cell: ({ createdAt }) => <Moment at={createdAt} format="longDate" />,
        },
        {
          key: 'status',
          value: ({ status }) => status,
          header: t('payouts.status'),
          cell: (payout) => <Status payout={payout} />,
        },
        {
          key: 'amount',
          value: ({ amount }) => amount,
          header: t('payouts.amount'),
          align: 'end',
          cell: ({ amount }) => <span className="tabular-nums">{formatAmount(amount)}</span>,
        },
        {
          key: 'actions',
          header: t('products.actions'),
          headerHidden: true,
          align: 'end',
          cell: (payout) => <Actions payout={payout} onOpen={() => open('payouts', payout.id)} />,
        },
      ]}
    />
  );
}

function Status({ payout }: { payout: Payout }) {
  const { t } = useTranslation('producer-desk');
  const provider = usePayoutProvider()(payout.way);
  const { status, reference, returned, returnReason } = payout;
  return (
    <>
      <Badge tone={status === 'paid' ? 'success' : 'warning'}>{t(`payouts.states.${status}`)}</Badge>
      {returned > 0 && status !== 'returned' && (
        <span className="mt-1 block text-xs text-muted">
          {t('payouts.returnedPart', { amount: formatAmount(returned) })}
        </span>
      )}
      {returned > 0 && returnReason !== null && (
        <span className="mt-1 block text-xs text-muted">
          {t(`payouts.reasons.${returnReason}`, { provider })}
        </span>
      )}
      {reference !== null && (
        <span className="mt-1 block text-xs wrap-anywhere text-muted">
          {t('payouts.reference', { reference })}
        </span>
      )}
    </>
  );
}

function Actions({ payout: { id }, onOpen }: { payout: Payout; onOpen: () => void }) {
  const { t } = useTranslation('producer-desk');
  return (
    <span className="flex flex-wrap gap-2 sm:justify-end">
      <StatementLink
        href={apiUrl('/api/producer/payouts/:id/statement', { params: { id } })}
        label={t('payouts.statementOf', { id })}
      >
        {t('payouts.statement')}
      </StatementLink>
      <Button size="sm" variant="secondary" aria-label={t('payouts.linesOf', { id })} onClick={onOpen}>
        {t('payouts.lines')}
      </Button>
    </span>
  );
}
