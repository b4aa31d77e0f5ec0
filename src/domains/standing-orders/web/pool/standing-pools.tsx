import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { formatPercent } from '#domains/pricing/model/shop-facts.ts';
import { formatDay } from '#engine/model/dates.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** How many units of a product stand for a week ahead. Asked for by the browser once the page stands: pages are cached for everybody. */
export function StandingPools({ productId }: { productId: number }) {
  const { data = [] } = useQuery({
    ...apiQuery('/api/standing-pools', { query: { productId } }),
    staleTime: 60_000,
  });
  const [pool] = data.toSorted((one, other) => other.units - one.units);
  return pool && <PoolText pool={pool} />;
}

/** Its texts come with those of every product. */
function PoolText({
  pool,
}: {
  pool: {
    week: string;
    units: number;
    percentage: number;
    next: { missing: number; percentage: number } | null;
  };
}) {
  const { t, i18n, ready } = useTranslation('offer');
  if (!ready) return null;
  const { week, units, percentage, next } = pool;
  const day = formatDay(week, 'longDate', i18n.language);
  const percent = (value: number) => formatPercent(value, i18n.language);
  return (
    <p className="mt-4 flex gap-3 rounded-md bg-sunken px-4 py-3 text-sm" data-standing-pool>
      <CalendarClock aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
      <span>
        <span className="font-medium">
          {percentage > 0
            ? t('pool.stands', { count: units, day, percent: percent(percentage) })
            : t('pool.standsPlain', { count: units, day })}
        </span>{' '}
        <span className="text-muted">
          {next !== null && t('pool.next', { count: next.missing, percent: percent(next.percentage) })}
        </span>
      </span>
    </p>
  );
}
