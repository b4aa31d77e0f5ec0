import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AdminStats } from '#domains/desk/model/admin.ts';
import { LOW_STOCK_UNITS } from '#domains/catalogue/model/low-stock.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { numberFormat } from '#engine/web/i18n/number-format.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { FigureStrip } from '#engine/web/ui/charts/figure-card.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { BarList } from '#engine/web/ui/charts/bar-list.tsx';
import { Lately } from './lately.tsx';
import { PeriodSales } from './period-sales.tsx';

/** From here down a shelf is nearly empty. */
const URGENT_UNITS = 5;

/** How the shop is doing. */
export function AdminOverview() {
  const { t } = useTranslation('dashboards');
  const stats = useQuery(apiQuery('/api/admin/stats'));
  return (
    <div className="flex flex-col gap-8">
      <Loaded query={stats} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
        {(data) => (
          <>
            <Counts stats={data} />
            <PeriodSales right="ADMIN" title={t('period.sales')} />
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <Lately right="ADMIN" />
              {data.lowStock.length > 0 && <LowStock rows={data.lowStock} />}
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

/** Products that are nearly sold out: each links to its page, its bar shows how little is left. */
function LowStock({ rows }: { rows: AdminStats['lowStock'] }) {
  const { t } = useTranslation('admin');
  return (
    <Card>
      <h2 className="text-xl">{t('stats.lowStock')}</h2>
      <p className="mt-0.5 text-sm text-muted">{t('stats.lowStockOf', { count: LOW_STOCK_UNITS })}</p>
      <BarList
        className="mt-4"
        caption={t('stats.lowStock')}
        rows={rows}
        rowKey={(row) => row.productId}
        value={(row) => row.quantityAvailable}
        full={LOW_STOCK_UNITS}
        tone={(row) => (row.quantityAvailable <= URGENT_UNITS ? 'danger' : 'warning')}
        label={{
          header: t('products.name'),
          cell: (row) => (
            <Link to="/product/$slug" params={{ slug: row.slug }} className="hover:underline">
              {row.name}
            </Link>
          ),
        }}
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
    </Card>
  );
}
