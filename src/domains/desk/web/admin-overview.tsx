import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AdminStats } from '#domains/desk/model/admin.ts';
import { LOW_STOCK_UNITS } from '#domains/catalogue/model/low-stock.ts';
import { formatDollars } from '#engine/model/money.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { SalesChart } from '#engine/web/lists/sales-chart.tsx';
import { numberFormat } from '#engine/web/i18n/number-format.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { FigureStrip } from '#engine/web/ui/charts/figure-card.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { WaitingMatters } from './waiting-matters.tsx';
import { BarList, type BarListProps } from '#engine/web/ui/charts/bar-list.tsx';

/** From here down a shelf is nearly empty. */
const URGENT_UNITS = 5;

/** What is waiting, then how the shop is doing. */
export function AdminOverview() {
  const stats = useQuery(apiQuery('/api/admin/stats'));
  return (
    <div className="flex flex-col gap-8">
      <WaitingMatters right="ADMIN" />
      <Loaded query={stats} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
        {(data) => (
          <>
            <Counts stats={data} />
            <Sales stats={data} />
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <BestSellers rows={data.bestSellers} />
              <LowStock rows={data.lowStock} />
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}

const USERS = ['total', 'buyers', 'producers', 'admins'] as const;
const ORDERS = ['total', 'pending', 'processing', 'shipped', 'completed', 'cancelled'] as const;

function Counts({ stats }: { stats: AdminStats }) {
  const { t, i18n } = useTranslation('admin');
  const number = numberFormat(i18n.language);
  const figures = <Name extends string>(names: readonly Name[], counts: Record<Name, number>) =>
    names.map((name) => ({ label: t(`stats.names.${name}`), value: number.format(counts[name]) }));
  return (
    <div className="grid gap-6 md:grid-cols-[2fr_3fr]">
      <FigureStrip title={t('stats.users')} figures={figures(USERS, stats.users)} />
      <FigureStrip title={t('stats.orders')} figures={figures(ORDERS, stats.orders)} />
    </div>
  );
}

function Sales({ stats }: { stats: AdminStats }) {
  const { t } = useTranslation('admin');
  const month = stats.sales.reduce((cents, day) => cents + Math.round(day.revenue * 100), 0) / 100;
  return (
    <section aria-labelledby="admin-sales">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="admin-sales" className="text-2xl">
          {t('stats.sales')}
        </h2>
        <p className="text-muted tabular-nums">
          {t('stats.revenue', { month: formatDollars(month), total: formatDollars(stats.revenue) })}
        </p>
      </div>
      <Card className="mt-3">
        <SalesChart caption={t('stats.sales')} sales={stats.sales} />
      </Card>
    </section>
  );
}

function BestSellers({ rows }: { rows: AdminStats['bestSellers'] }) {
  const { t } = useTranslation('admin');
  return (
    <ProductBars
      title={t('stats.bestSellers')}
      empty={t('stats.noSales')}
      rows={rows}
      value={(row) => row.units}
      figures={[
        { key: 'units', header: t('stats.units'), cell: (row) => row.units },
        { key: 'revenue', header: t('stats.names.revenue'), cell: (row) => formatDollars(row.revenue) },
      ]}
    />
  );
}

function LowStock({ rows }: { rows: AdminStats['lowStock'] }) {
  const { t } = useTranslation('admin');
  return (
    <ProductBars
      title={t('stats.lowStock')}
      intro={t('stats.lowStockOf', { count: LOW_STOCK_UNITS })}
      empty={t('stats.noLowStock')}
      rows={rows}
      value={(row) => row.quantityAvailable}
      full={LOW_STOCK_UNITS}
      tone={(row) => (row.quantityAvailable <= URGENT_UNITS ? 'danger' : 'warning')}
      figures={[
        {
          key: 'left',
          header: t('stats.left'),
          cell: (row) =>
            row.quantityAvailable === 0 ? (
              <span className="font-semibold text-danger">{t('stats.soldOut')}</span>
            ) : (
              row.quantityAvailable
            ),
        },
      ]}
    />
  );
}

interface ProductRow {
  productId: number;
  name: string;
  slug: string;
}

type ProductBarsProps<Row> = Pick<BarListProps<Row>, 'rows' | 'value' | 'full' | 'tone' | 'figures'> & {
  title: string;
  intro?: string;
  /** Said when there is no row. */
  empty: string;
};

/** Products side by side: each links to its page, its bar shows how it compares. */
function ProductBars<Row extends ProductRow>({ title, intro, empty, ...bars }: ProductBarsProps<Row>) {
  const { t } = useTranslation('admin');
  return (
    <Card>
      <h2 className="text-xl">{title}</h2>
      {intro !== undefined && <p className="mt-0.5 text-sm text-muted">{intro}</p>}
      {bars.rows.length === 0 ? (
        <p className="mt-2 text-muted">{empty}</p>
      ) : (
        <BarList
          {...bars}
          className="mt-4"
          caption={title}
          rowKey={(row) => row.productId}
          label={{
            header: t('products.name'),
            cell: (row) => (
              <Link to="/product/$slug" params={{ slug: row.slug }} className="hover:underline">
                {row.name}
              </Link>
            ),
          }}
        />
      )}
    </Card>
  );
}
