import { kindOf, spanOf, type BookPeriod } from '#domains/ledger/model/overview/book-period.ts';
import { formatDay } from '#engine/model/dates.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** 'October 2026', 'Q3 2026', '2026' */
export function usePeriodName(): (period: BookPeriod) => string {
  const { t, i18n } = useTranslation('money');
  return (period) => {
    const kind = kindOf(period);
    if (kind === 'year') return period;
    if (kind === 'month') return formatDay(spanOf(period).from, 'monthYear', i18n.language);
    const [year, quarter] = period.split('-Q');
    return t('quarter', { quarter, year });
  };
}
