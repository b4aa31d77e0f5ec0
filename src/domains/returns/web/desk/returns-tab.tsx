import type { ReturnRow } from '#domains/returns/model/handled-return.ts';
import { RETURN_STATUSES } from '#domains/orders/model/return-status.ts';
import { useUrlChoice } from '#engine/web/lists/use-tab.ts';
import { Pieces } from '#domains/returns/web/request/pieces.tsx';
import { ReturnClock } from '#domains/returns/web/return-clock.tsx';
import { ReturnStatusBadge } from '#domains/returns/web/return-status-badge.tsx';
import { openColumn } from '#engine/web/lists/open-column.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { ReturnCase } from './return-case.tsx';

/** The queue of returns, claims for perishables first, and one of them on a page of its own. */
export function ReturnsTab() {
  const [chosen, choose] = useUrlChoice('case');
  const id = Number(chosen);
  const isOpen = Number.isSafeInteger(id) && id > 0;
  return (
    <>
      {/* It stays as it was found: filter, pages, place. */}
      <div hidden={isOpen}>
        <ReturnQueue onOpen={(row) => choose(String(row.id))} />
      </div>
      {isOpen && (
        <ReturnCase key={id} id={id} onOpen={(other) => choose(String(other))} onBack={() => choose(null)} />
      )}
    </>
  );
}

function ReturnQueue({ onOpen }: { onOpen: (row: ReturnRow) => void }) {
  const { t } = useTranslation('admin');
  const { t: tReturns } = useTranslation('returns');
  return (
    <DataList
      path="/api/admin/returns"
      caption={t('tabs.returns')}
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
      ]}
      columns={[
        {
          key: 'number',
          header: t('returns.number'),
          primary: true,
          className: 'whitespace-nowrap',
          cell: (row) => row.number,
        },
        {
          key: 'clock',
          header: t('returns.clock'),
          className: 'whitespace-nowrap',
          cell: (row) => <ReturnClock view={row} />,
        },
        { key: 'what', freeText: true, header: t('returns.what'), cell: (row) => <What row={row} /> },
        { key: 'customer', freeText: true, header: t('orders.customer'), cell: (row) => row.customerName },
        {
          key: 'status',
          header: t('orders.status'),
          cell: (row) => <ReturnStatusBadge status={row.status} />,
        },
        openColumn({
          header: t('actions'),
          words: t('orders.open'),
          label: ({ number }) => t('returns.openOf', { number }),
          onOpen,
        }),
      ]}
    />
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
