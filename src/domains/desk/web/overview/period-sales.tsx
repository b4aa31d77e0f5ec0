import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PERIODS, STANDARD_PERIOD, type Period } from '#domains/desk/model/period.ts';
import type { SalesFigures, SalesSums } from '#domains/desk/model/sales-figures.ts';
import { formatDay } from '#engine/model/dates.ts';
import { formatAmount } from '#engine/model/money.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import type { DeskPage } from '#engine/web/domain.ts';
import { numberFormat } from '#engine/web/i18n/number-format.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { BarChart } from '#engine/web/ui/charts/bar-chart.tsx';
import { FigureCard } from '#engine/web/ui/charts/figure-card.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Select } from '#engine/web/ui/forms/select.tsx';
import { BestSellers } from './best-sellers.tsx';

/** How a period went, the one before beside it, and what sold best. */
export function PeriodSales({ right, title }: { right: DeskPage['right']; title: string }) {
  const { t } = useTranslation('dashboards');
  const [period, setPeriod] = useState<Period>(STANDARD_PERIOD);
  const input = { query: { period } };
  const query =
    right === 'ADMIN' ? apiQuery('/api/admin/sales', input) : apiQuery('/api/producer/sales', input);
  const figures = useQuery(query);
  return (
    <section aria-labelledby="period-sales" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="period-sales" className="text-2xl">
          {title}
        </h2>
        <Select
          size="sm"
          aria-label={t('period.label')}
          value={period}
          onChange={(event) => setPeriod(event.currentTarget.value as Period)}
          className="w-44"
        >
          {PERIODS.map((each) => (
            <option key={each} value={each}>
              {t(`period.names.${each}`)}
            </option>
          ))}
        </Select>
      </div>
      <Loaded query={figures} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
        {(data) => (
          <>
            <Figures figures={data} right={right} />
            <Card>
              <Chart figures={data} caption={title} />
            </Card>
            <BestSellers rows={data.bestSellers} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Figures({
  figures: { current, earlier },
  right,
}: {
  figures: SalesFigures;
  right: DeskPage['right'];
}) {
  const { t, i18n } = useTranslation('dashboards');
  const count = (value: number) => numberFormat(i18n.language).format(value);
  const card = (name: 'sales' | 'orders' | 'average' | 'commission', format: (value: number) => string) => {
    const [now, before] = [current[name], earlier[name]];
    return (
      <FigureCard
        label={
          name === 'commission' && right === 'PRODUCER' ? t('period.commissionPaid') : t(`period.${name}`)
        }
        value={now === null ? '–' : format(now)}
        note={
          before === null ? (
            t('period.nothingBefore')
          ) : (
            <Before value={format(before)} now={now} before={before} />
          )
        }
      />
    );
  };
  return (
    <>
      <p className="-mt-3 text-sm text-muted">
        {t('period.compared', { now: useDays(current), before: useDays(earlier) })}
      </p>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {current.sales !== null && card('sales', formatAmount)}
        {card('orders', count)}
        {current.sales !== null && card('average', formatAmount)}
        {current.sales !== null && card('commission', formatAmount)}
      </div>
    </>
  );
}

function useDays({ from, until }: SalesSums): string {
  const { i18n } = useTranslation('dashboards');
  const say = (day: string) => formatDay(day, 'date', i18n.language);
  return from === until ? say(from) : `${say(from)} – ${say(until)}`;
}

/** What it was before, and by how much it has changed since. */
function Before({ value, now, before }: { value: string; now: number | null; before: number }) {
  const { t, i18n } = useTranslation('dashboards');
  if (now === null || before === 0) return t('period.before', { value });
  const change = (now - before) / Math.abs(before);
  const percent = `${change > 0 ? '+' : ''}${numberFormat(i18n.language).format(Math.round(change * 100))}`;
  return t('period.beforeWith', { value, percent });
}

/** Amounts where they may be seen, otherwise how many orders there were. */
function Chart({ figures: { days, current }, caption }: { figures: SalesFigures; caption: string }) {
  const { t, i18n } = useTranslation('dashboards');
  const isMoney = current.sales !== null;
  if (current.orders === 0) return <p className="text-muted">{t('period.none')}</p>;
  return (
    <BarChart
      caption={caption}
      labelHeader={t('sales.day')}
      valueHeader={isMoney ? t('period.sales') : t('period.orders')}
      data={days.map(({ day, sales, orders }) => ({
        label: formatDay(day, 'monthDay', i18n.language),
        value: sales ?? orders,
      }))}
      format={isMoney ? formatAmount : (value) => numberFormat(i18n.language).format(value)}
    />
  );
}
