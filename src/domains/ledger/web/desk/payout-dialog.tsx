import { useQuery } from '@tanstack/react-query';
import type { Payout, PayoutLine } from '#domains/ledger/model/payouts.ts';
import { formatDollars } from '#engine/model/money.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Table } from '#engine/web/ui/content/table.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { payoutQuery } from './ledger-desk.queries.ts';

/** What a payout is made of: a line per parcel, and one for each refund. */
export function PayoutDialog({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const { t } = useTranslation('producer-desk');
  const query = useQuery(payoutQuery(payout.id));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('payouts.title', { amount: formatDollars(payout.amount) })}
      description={
        <>
          {t('payouts.until')} <Moment at={payout.periodEnd} format="dateTime" />
        </>
      }
      closeLabel={t('form.close')}
      size="lg"
    >
      <Loaded query={query} skeleton={<Skeleton className="h-40 w-full rounded-lg" />}>
        {({ lines }) => <Lines lines={lines} />}
      </Loaded>
    </Dialog>
  );
}

function Lines({ lines }: { lines: PayoutLine[] }) {
  const { t } = useTranslation('producer-desk');
  const money = (amount: number) => <span className="tabular-nums">{formatDollars(amount)}</span>;
  return (
    <Table
      caption={t('payouts.lines')}
      rows={lines}
      rowKey={({ partId, kind, at }) => `${partId} ${kind} ${at}`}
      columns={[
        {
          key: 'order',
          header: t('payouts.order'),
          primary: true,
          cell: ({ orderId }) => t('orders.number', { id: orderId }),
        },
        { key: 'kind', header: t('payouts.kind'), cell: ({ kind }) => t(`payouts.kinds.${kind}`) },
        { key: 'at', header: t('payouts.date'), cell: ({ at }) => <Moment at={at} format="date" /> },
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
