import { STATEMENT_KINDS, type Goods, type Statement } from '#domains/documents/model/document.ts';
import { formatDay } from '#engine/model/dates.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

const HEAD = 'border-b border-line-strong py-2 font-semibold whitespace-nowrap';
const CELL = 'border-b border-line py-2 align-top tabular-nums print:py-1';
const AMOUNT = 'pl-4 text-right whitespace-nowrap';
/** On a phone there is no room for it; on paper there is. */
const WIDE = 'max-sm:hidden print:table-cell';

/** What was bought, or goes back. */
export function GoodsLines({ goods: { lines } }: { goods: Goods }) {
  const { t } = useTranslation('documents');
  if (lines.length === 0) return null;
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{t('lines.caption')}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} w-20 pr-4`}>
            {t('lines.quantity')}
          </th>
          <th scope="col" className={HEAD}>
            {t('lines.product')}
          </th>
          <th scope="col" className={`${HEAD} ${AMOUNT} ${WIDE}`}>
            {t('lines.price')}
          </th>
          <th scope="col" className={`${HEAD} ${AMOUNT}`}>
            {t('lines.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          // Nothing of a document changes: its place names a line.
          <tr key={at} className="break-inside-avoid">
            <td className={`${CELL} pr-4 font-semibold`}>{line.quantity}</td>
            <td className={CELL}>
              {line.name === '' ? t('lines.amountOnly') : line.name}
              {line.discount > 0 && (
                <span className="block text-xs text-muted">
                  {t('lines.discount', {
                    percent: line.discountPercentage,
                    amount: formatAmount(-line.discount),
                  })}
                </span>
              )}
            </td>
            <td className={`${CELL} ${AMOUNT} ${WIDE}`}>
              {line.unitPrice !== null && formatAmount(line.unitPrice)}
            </td>
            <td className={`${CELL} ${AMOUNT}`}>{formatAmount(line.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a payout is made of. */
export function StatementLines({ statement: { lines } }: { statement: Statement }) {
  const { t, i18n } = useTranslation('documents');
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{t('statement.caption')}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} pr-4`}>
            {t('statement.order')}
          </th>
          <th scope="col" className={HEAD}>
            {t('statement.kind')}
          </th>
          <th scope="col" className={`${HEAD} ${AMOUNT} ${WIDE}`}>
            {t('statement.goods')}
          </th>
          <th scope="col" className={`${HEAD} ${AMOUNT} ${WIDE}`}>
            {t('statement.commission')}
          </th>
          <th scope="col" className={`${HEAD} ${AMOUNT}`}>
            {t('statement.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={at} className="break-inside-avoid">
            <td className={`${CELL} pr-4 font-semibold`}>#{line.orderId}</td>
            <td className={CELL}>
              {t(`statement.kinds.${STATEMENT_KINDS.includes(line.kind) ? line.kind : 'other'}`)}
              <span className="block text-xs text-muted">{formatDay(line.on, 'date', i18n.language)}</span>
            </td>
            <td className={`${CELL} ${AMOUNT} ${WIDE}`}>{formatAmount(line.goods)}</td>
            <td className={`${CELL} ${AMOUNT} ${WIDE}`}>{formatAmount(line.commission)}</td>
            <td className={`${CELL} ${AMOUNT}`}>{formatAmount(line.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
