import type { ReactNode } from 'react';
import type { AdminCardRecord } from '#domains/gift-cards/model/gift-card-desk.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';

type Move = AdminCardRecord['moves'][number];

interface MovesListProps<Of extends Move> {
  moves: readonly Of[];
  /** More about one of them. */
  note?: (move: Of) => ReactNode;
}

/** What came to a gift card or to somebody's credit, and what it paid. */
export function MovesList<Of extends Move>({ moves, note }: MovesListProps<Of>) {
  const { t } = useTranslation('admin');
  if (moves.length === 0) return <p className="px-4 py-3 text-sm text-muted">{t('giftCards.noMoves')}</p>;
  return (
    <ul className="divide-y divide-line text-sm">
      {moves.map((move) => (
        <li
          key={move.id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-2.5"
        >
          <span className="min-w-0">
            {t(`ledger.kinds.${move.kind}`)}
            {move.orderId !== null && (
              <>
                {' · '}
                <RecordLink right="ADMIN" page="orders" id={move.orderId}>
                  {t('orders.title', { id: move.orderId })}
                </RecordLink>
              </>
            )}
            <span className="block text-xs text-muted">
              <Moment at={move.at} format="dateTime" /> {note?.(move)}
            </span>
          </span>
          <span className="tabular-nums">{formatAmount(move.amount)}</span>
        </li>
      ))}
    </ul>
  );
}
