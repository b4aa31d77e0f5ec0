import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AdminStats } from '#shared/admin/admin.ts';
import { formatDollars, formatMoney, toCents } from '#shared/money.ts';
import { LoadFailed } from '#web/features/catalogue/load-failed.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { Card } from '#web/ui/card.tsx';
import { FigureCard } from '#web/ui/figure-card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import { adminStatsQuery } from './admin.queries.ts';
import { StoreModeSwitch } from './store-mode-switch.tsx';

export function StatsTab() {
  const { t } = useTranslation('admin');
  const { data: stats, isError, refetch } = useQuery(adminStatsQuery);
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-8">
      <StoreModeSwitch />
      <Figures
        title={t('stats.users')}
        figures={stats?.users}
        names={['total', 'buyers', 'producers', 'admins']}
      />
      <Figures
        title={t('stats.orders')}
        figures={stats?.orders}
        names={['total', 'pending', 'processing', 'shipped', 'completed', 'cancelled']}
      />
      <section aria-labelledby="admin-sales">
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <h2 id="admin-sales" className="text-2xl">
            {t('stats.sales')}
          </h2>
          {stats && (
            <p className="text-muted">{t('stats.revenue', { amount: formatDollars(stats.revenue) })}</p>
          )}
        </div>
        <Card className="mt-3">
          {stats ? <Sales sales={stats.sales} /> : <Skeleton className="h-60 w-full" />}
        </Card>
      </section>
      {stats && (
        <div className="grid gap-6 lg:grid-cols-2">
          <BestSellers stats={stats} />
          <LowStock stats={stats} />
        </div>
      )}
    </div>
  );
}

function Figures<Name extends string>({
  title,
  figures,
  names,
}: {
  title: string;
  figures: Record<Name, number> | undefined;
  names: readonly Name[];
}) {
  const { t, i18n } = useTranslation('admin');
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <section aria-label={title}>
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {names.map((name) => (
          <FigureCard
            key={name}
            label={t(`stats.names.${name}`)}
            value={figures && number.format(figures[name])}
          />
        ))}
      </div>
    </section>
  );
}

function Sales({ sales }: { sales: AdminStats['sales'] }) {
  const { t, i18n } = useTranslation('admin');
  const day = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  if (sales.every(({ revenue }) => revenue === 0)) return <p className="text-muted">{t('stats.noSales')}</p>;
  return (
    <BarChart
      caption={t('stats.sales')}
      labelHeader={t('stats.day')}
      valueHeader={t('stats.names.revenue')}
      data={sales.map((entry) => ({ label: day.format(new Date(entry.day)), value: entry.revenue }))}
      format={(value) => formatMoney(toCents(value))}
    />
  );
}

function BestSellers({ stats }: { stats: AdminStats }) {
  const { t } = useTranslation('admin');
  return (
    <Card>
      <h2 className="text-xl">{t('stats.bestSellers')}</h2>
      {stats.bestSellers.length === 0 ? (
        <p className="mt-2 text-muted">{t('stats.noSales')}</p>
      ) : (
        <Table
          className="mt-3"
          caption={t('stats.bestSellers')}
          rows={stats.bestSellers}
          rowKey={(row) => row.productId}
          columns={[
            {
              key: 'name',
              header: t('products.name'),
              primary: true,
              cell: (row) => <ProductLink {...row} />,
            },
            { key: 'units', header: t('stats.units'), align: 'end', cell: (row) => row.units },
            {
              key: 'revenue',
              header: t('stats.names.revenue'),
              align: 'end',
              cell: (row) => formatDollars(row.revenue),
            },
          ]}
        />
      )}
    </Card>
  );
}

function LowStock({ stats }: { stats: AdminStats }) {
  const { t } = useTranslation('admin');
  return (
    <Card>
      <h2 className="text-xl">{t('stats.lowStock')}</h2>
      {stats.lowStock.length === 0 ? (
        <p className="mt-2 text-muted">{t('stats.noLowStock')}</p>
      ) : (
        <Table
          className="mt-3"
          caption={t('stats.lowStock')}
          rows={stats.lowStock}
          rowKey={(row) => row.productId}
          columns={[
            {
              key: 'name',
              header: t('products.name'),
              primary: true,
              cell: (row) => <ProductLink {...row} />,
            },
            { key: 'left', header: t('stats.left'), align: 'end', cell: (row) => row.quantityAvailable },
          ]}
        />
      )}
    </Card>
  );
}

function ProductLink({ name, slug }: { name: string; slug: string }) {
  return (
    <Link to="/product/$slug" params={{ slug }} className="hover:underline">
      {name}
    </Link>
  );
}
