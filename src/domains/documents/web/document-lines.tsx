import type { ReactNode } from 'react';
import { STATEMENT_KINDS, type Goods, type Statement } from '#domains/documents/model/document.ts';
import { formatDay } from '#engine/model/dates.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

const HEAD = 'border-b border-line-strong py-2 font-semibold whitespace-nowrap';
const CELL = 'border-b border-line py-2 align-top tabular-nums print:py-1';
const AMOUNT = 'pl-4 text-right whitespace-nowrap';
/** On a phone there is no room for it; on paper there is. */
const WIDE = 'max-sm:hidden print:table-cell';

interface Column<Line> {
  header: string;
  cell: (line: Line) => ReactNode;
  /** Of all its cells. */
  className?: string;
  /** Only of those below the header. */
  strong?: boolean;
}

interface LinesTableProps<Line> {
  caption: string;
  columns: readonly Column<Line>[];
  lines: readonly Line[];
}

function LinesTable<Line>({ caption, columns, lines }: LinesTableProps<Line>) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ header, className = '' }) => (
            <th key={header} scope="col" className={`${HEAD} ${className}`}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          // Nothing of a document changes: its place names a line.
          <tr key={at} className="break-inside-avoid">
            {columns.map(({ header, cell, className = '', strong = false }) => (
              <td key={header} className={`${CELL} ${className} ${strong ? 'font-semibold' : ''}`}>
                {cell(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What was bought, or goes back. */
export function GoodsLines({ goods: { lines } }: { goods: Goods }) {
  const { t } = useTranslation('documents');
  if (lines.length === 0) return null;
  return (
    <LinesTable
      caption={t('lines.caption')}
      lines={lines}
      columns={[
        {
          header: t('lines.quantity'),
          className: 'w-20 pr-4',
          strong: true,
          cell: ({ quantity }) => quantity,
        },
        {
          header: t('lines.product'),
          cell: ({ name, discount, discountPercentage: percent }) => (
            <>
              {name === '' ? t('lines.amountOnly') : name}
              {discount > 0 && (
                <span className="block text-xs text-muted">
                  {t('lines.discount', { percent, amount: formatAmount(-discount) })}
                </span>
              )}
            </>
          ),
        },
        {
          header: t('lines.price'),
          className: `${AMOUNT} ${WIDE}`,
          cell: ({ unitPrice }) => unitPrice !== null && formatAmount(unitPrice),
        },
        { header: t('lines.amount'), className: AMOUNT, cell: ({ amount }) => formatAmount(amount) },
      ]}
    />
  );
}

/** What a payout is made of. */
export function StatementLines({ statement: { lines } }: { statement: Statement }) {
  const { t, i18n } = useTranslation('documents');
  return (
    <LinesTable
      caption={t('statement.caption')}
      lines={lines}
      columns={[
        {
          header: t('statement.order'),
          className: 'pr-4',
          strong: true,
          cell: ({ orderId }) => `#${orderId}`,
        },
        {
          header: t('statement.kind'),
          cell: ({ kind, on }) => (
            <>
              {t(`statement.kinds.${STATEMENT_KINDS.includes(kind) ? kind : 'other'}`)}
              <span className="block text-xs text-muted">{formatDay(on, 'date', i18n.language)}</span>
            </>
          ),
        },
        {
          header: t('statement.goods'),
          className: `${AMOUNT} ${WIDE}`,
          cell: ({ goods }) => formatAmount(goods),
        },
        {
          header: t('statement.commission'),
          className: `${AMOUNT} ${WIDE}`,
          cell: ({ commission }) => formatAmount(commission),
        },
        { header: t('statement.amount'), className: AMOUNT, cell: ({ amount }) => formatAmount(amount) },
      ]}
    />
  );
}
