import type { ReturnRow } from '#domains/returns/model/handled-return.ts';
import { RETURN_STATUSES } from '#domains/orders/model/return-status.ts';
import { useOpenRecord } from '#engine/web/lists/desk-navigation.ts';
import { Pieces } from '#domains/returns/web/request/pieces.tsx';
import { ReturnClock } from '#domains/returns/web/return-clock.tsx';
import { ReturnStatusBadge } from '#domains/returns/web/return-status-badge.tsx';
import { openColumn } from '#engine/web/lists/open-column.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';

/** The queue of returns, claims for perishables first. */
export function ReturnsTab() {
  const open = useOpenRecord('ADMIN');
  const { t } = useTranslation('admin');
  const { t: tReturns } = useTranslation('returns');
  return (
    <DataList
      path="/api/admin/returns"
      caption={t('tabs.returns')}
      none={t('nothing.returns')}
      rowKey={(row) => row.id}
      filters={[
        {
          name: 'status',
          label: t('orders.status'),
          options: {
            open: t('returns.open'),
            ...Object.fromEntries(RETURN_STATUSES.map((status) => [status, tReturns(`status.${status}`)])),
          },
        },
        { name: 'customerId', byLink: true, label: t('orders.customer') },
        { name: 'producerId', byLink: true, label: t('products.producer') },
      ]}
      columns={[
        {
          key: 'number',
          sort: 'number',
          header: t('returns.number'),
          primary: true,
          className: 'whitespace-nowrap',
          cell: ({ id, number }) => <ReturnLink id={id} number={number} />,
        },
        {
          key: 'clock',
          sort: 'date',
          header: t('returns.clock'),
          className: 'whitespace-nowrap',
          cell: (row) => <ReturnClock view={row} />,
        },
        {
          key: 'what',
          freeText: true,
          header: t('returns.what'),
          cell: (row) => <What row={row} />,
        },
        {
          key: 'customer',
          sort: 'customer',
          freeText: true,
          header: t('orders.customer'),
          cell: (row) => row.customerName,
        },
        {
          key: 'status',
          sort: 'status',
          inFirstLine: true,
          header: t('orders.status'),
          cell: (row) => <ReturnStatusBadge status={row.status} />,
        },
        openColumn<ReturnRow>({
          wideOnly: true,
          header: t('actions'),
          words: t('orders.open'),
          label: ({ number }) => t('returns.openOf', { number }),
          onOpen: ({ id }) => open('returns', id),
        }),
      ]}
    />
  );
}

function ReturnLink({ id, number }: { id: number; number: string }) {
  return (
    <RecordLink right="ADMIN" page="returns" id={id}>
      {number}
    </RecordLink>
  );
}

function What({ row: { reason, lines, photos } }: { row: ReturnRow }) {
  const { t } = useTranslation('admin');
  const { t: tReturns } = useTranslation('returns');
  return (
    <>
      {tReturns(`reasonNames.${reason}`)}
      {photos > 0 && <span className="text-muted"> · {t('returns.photos', { count: photos })}</span>}
      {lines.map(({ quantity, name }) => (
        <span key={name} className="block text-xs text-muted">
          <Pieces quantity={quantity} name={name} />
        </span>
      ))}
    </>
  );
}
