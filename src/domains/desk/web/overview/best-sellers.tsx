import { Link } from '@tanstack/react-router';
import type { BestSeller } from '#domains/desk/model/sales-figures.ts';
import { formatAmount } from '#engine/model/money.ts';
import { numberFormat } from '#engine/web/i18n/number-format.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { BarList } from '#engine/web/ui/charts/bar-list.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';

/** What people bought most, each with its picture and the way to its page. */
export function BestSellers({ rows }: { rows: readonly BestSeller[] }) {
  const { t, i18n } = useTranslation('dashboards');
  const seesAmounts = rows.some(({ sales }) => sales !== null);
  if (rows.length === 0) return null;
  return (
    <Card>
      <h3 className="text-xl">{t('best.title')}</h3>
      <p className="mt-0.5 text-sm text-muted">{t('best.intro')}</p>
      <BarList
        className="mt-4"
        caption={t('best.title')}
        rows={rows}
        rowKey={({ productId }) => productId}
        value={({ units }) => units}
        label={{
          header: t('best.product'),
          cell: ({ slug, name, imageUrl }) => (
            <Link
              to="/product/$slug"
              params={{ slug }}
              className="inline-flex items-center gap-3 hover:underline"
            >
              <Picture
                src={imageUrl}
                alt=""
                width={80}
                height={80}
                sizes="40px"
                className="size-10 shrink-0 rounded-md"
              />
              <span>{name}</span>
            </Link>
          ),
        }}
        figures={[
          {
            key: 'units',
            header: t('best.units'),
            cell: ({ units }) => numberFormat(i18n.language).format(units),
          },
          ...(seesAmounts
            ? [
                {
                  key: 'sales',
                  header: t('period.sales'),
                  cell: ({ sales }: BestSeller) => formatAmount(sales ?? 0),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
