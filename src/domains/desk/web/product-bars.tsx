import { Link } from '@tanstack/react-router';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { BarList, type BarListProps } from '#engine/web/ui/charts/bar-list.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';

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
export function ProductBars<Row extends ProductRow>({ title, intro, empty, ...bars }: ProductBarsProps<Row>) {
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
