import { formatDollars } from '#engine/model/money.ts';
import type { OrderLine } from '#domains/orders/model/order.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

const HEAD = 'border-b border-line-strong py-2 font-semibold whitespace-nowrap';
const CELL = 'border-b border-line py-2 align-top tabular-nums print:py-1';
const AMOUNT = 'pl-4 text-right whitespace-nowrap';

/** Needs the texts of `orders`. */
export function InvoiceLines({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useTranslation('orders');
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{t('page.items')}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} w-20 pr-4`}>
            {t('invoice.quantity')}
          </th>
          <th scope="col" className={HEAD}>
            {t('invoice.product')}
          </th>
          <th scope="col" className={`${HEAD} ${AMOUNT} max-sm:hidden print:table-cell`}>
            {t('invoice.price')}
          </th>
          <th scope="col" className={`${HEAD} ${AMOUNT}`}>
            {t('invoice.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className="break-inside-avoid">
            <td className={`${CELL} pr-4 font-semibold`}>{line.quantity}</td>
            <td className={CELL}>
              {line.product.name}
              {line.discount > 0 && (
                <span className="block text-xs text-muted">
                  {t('invoice.discount', {
                    percent: line.discountPercentage,
                    amount: formatDollars(-line.discount),
                  })}
                </span>
              )}
            </td>
            <td className={`${CELL} ${AMOUNT} max-sm:hidden print:table-cell`}>
              {formatDollars(line.unitPrice)}
            </td>
            <td className={`${CELL} ${AMOUNT}`}>{formatDollars(line.lineTotal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
