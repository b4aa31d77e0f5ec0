import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { apiUrl } from '#engine/model/api/api-url.ts';
import type { Payout, PayoutLine } from '#domains/ledger/model/payouts.ts';
import { formatDollars } from '#engine/model/money.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Table } from '#engine/web/ui/content/table.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { StatementLink } from './statement-link.tsx';

/** Payouts so far, newest first; each opens its lines. */
export function PaidOut({ payouts }: { payouts: Payout[] }) {
  const { t } = useTranslation('producer-desk');
  const [open, setOpen] = useState<Payout | null>(null);
  return (
    <>
      <Table
        caption={t('payouts.past')}
        rows={payouts}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'at',
            header: t('payouts.date'),
            primary: true,
            cell: ({ createdAt }) => <Moment at={createdAt} format="longDate" />,
          },
          { key: 'status', header: t('payouts.status'), cell: (payout) => <Status payout={payout} /> },
          {
            key: 'amount',
            header: t('payouts.amount'),
            align: 'end',
            cell: ({ amount }) => <span className="tabular-nums">{formatDollars(amount)}</span>,
          },
          {
            key: 'actions',
            header: t('products.actions'),
            headerHidden: true,
            align: 'end',
            cell: (payout) => <Actions payout={payout} onOpen={() => setOpen(payout)} />,
          },
        ]}
      />
      {open !== null && <PayoutDialog payout={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function Status({ payout }: { payout: Payout }) {
  const { t } = useTranslation('producer-desk');
  const { status, reference, returned, returnReason } = payout;
  return (
    <>
      <Badge tone={status === 'paid' ? 'success' : 'warning'}>{t(`payouts.states.${status}`)}</Badge>
      {returned > 0 && status !== 'returned' && (
        <span className="mt-1 block text-xs text-muted">
          {t('payouts.returnedPart', { amount: formatDollars(returned) })}
        </span>
      )}
      {returned > 0 && returnReason !== null && (
        <span className="mt-1 block text-xs text-muted">{t(`payouts.reasons.${returnReason}`)}</span>
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

/** What a payout is made of: a line per parcel, and one for each refund. */
function PayoutDialog({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const { t } = useTranslation('producer-desk');
  const query = useQuery(apiQuery('/api/producer/payouts/:id', { params: { id: payout.id } }));
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
      rowKey={({ partId, kind, at, amount }) => `${partId} ${kind} ${at} ${amount}`}
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
