import type { PayoutLine } from '#domains/ledger/model/payouts.ts';
import { formatAmount } from '#engine/model/money.ts';
import type { DeskPage } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { DataTable } from '#engine/web/lists/data-table.tsx';

interface PayoutLinesProps {
  lines: readonly PayoutLine[];
  /** Who reads: both desks say it in texts of their own. */
  right: DeskPage['right'];
}

/** What a payout is made of: a line per parcel, and one for each refund. */
export function PayoutLines({ lines, right }: PayoutLinesProps) {
  const { t } = useTranslation(right === 'ADMIN' ? 'admin' : 'producer-desk');
  const money = (amount: number) => (
    <span className="whitespace-nowrap tabular-nums">{formatAmount(amount)}</span>
  );
  return (
    <DataTable
      caption={t('payouts.lines')}
      rows={lines}
      rowKey={({ partId, kind, at, amount }) => `${partId} ${kind} ${at} ${amount}`}
      columns={[
        {
          key: 'order',
          header: t('payouts.order'),
          primary: true,
          cell: ({ orderId }) => (
            <RecordLink right={right} page="orders" id={orderId}>
              #{orderId}
            </RecordLink>
          ),
        },
        { key: 'kind', header: t('payouts.kind'), cell: ({ kind }) => t(`payouts.kinds.${kind}`) },
        {
          key: 'at',
          header: t('payouts.date'),
          cell: ({ at }) => <Moment at={at} format="date" className="whitespace-nowrap" />,
        },
        { key: 'goods', header: t('payouts.goods'), align: 'end', cell: ({ goods }) => money(goods) },
        {
          key: 'commission',
          header: t('payouts.commission'),
          align: 'end',
          cell: ({ commission }) => money(commission),
        },
        { key: 'amount', header: t('payouts.amount'), align: 'end', cell: ({ amount }) => money(amount) },
      ]}
    />
  );
}
