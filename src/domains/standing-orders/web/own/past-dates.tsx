import type { StandingOrder } from '#domains/standing-orders/model/standing-order.ts';
import { formatDay } from '#engine/model/dates.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** What became of the dates before: an order, or the reason why there is none. */
export function PastDates({ standing: { past } }: { standing: StandingOrder }) {
  const { t, i18n } = useTranslation('standing');
  if (past.length === 0) return null;
  return (
    <section aria-label={t('past.title')} className="border-t border-line px-5 py-3">
      <h3 className="text-sm font-medium">{t('past.title')}</h3>
      <ul className="mt-2 flex flex-col gap-1.5 text-sm">
        {past.map(({ date, state, reason, orderId, total, leftOut }) => (
          <li key={date} className="flex flex-wrap gap-x-3">
            <span className="tabular-nums">{formatDay(date, 'longDate', i18n.language)}</span>
            <span className="text-muted">
              {orderId !== null && total !== null && state !== 'missed'
                ? t(`past.${state === 'charging' ? 'charging' : 'ordered'}`, {
                    id: orderId,
                    total: formatAmount(total),
                  })
                : reason !== null && t(`reason.${reason}`)}
            </span>
            {leftOut.map(({ name, quantity }) => (
              <span key={name} className="text-muted">
                {t('past.leftOut', { name, quantity })}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
