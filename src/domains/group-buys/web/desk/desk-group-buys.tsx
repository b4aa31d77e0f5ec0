import { useQuery } from '@tanstack/react-query';
import type { DeskGroupBuy } from '#domains/group-buys/model/group-view.ts';
import { formatPercent } from '#domains/pricing/model/shop-facts.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { NotLoaded } from '#engine/web/lists/loaded.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Table } from '#engine/web/ui/content/table.tsx';

/** Asked again whenever it is shown: members come and go. */
const deskGroupBuysQuery = { ...apiQuery('/api/producer/group-buys'), staleTime: 0 };

/** Open group buys of the own products, with what they hold of the stock. Nothing where there are none. */
export function DeskGroupBuys() {
  const { t } = useTranslation('group-desk');
  const query = useQuery(deskGroupBuysQuery);
  if (query.isError) return <NotLoaded error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined || query.data.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="text-2xl">{t('desk.title')}</h2>
      <p className="mt-2 mb-4 max-w-text text-sm text-muted">{t('desk.intro')}</p>
      <GroupTable groups={query.data} />
    </section>
  );
}

function GroupTable({ groups }: { groups: DeskGroupBuy[] }) {
  const { t, i18n } = useTranslation('group-desk');
  return (
    <Table
      caption={t('desk.title')}
      rows={groups}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'product',
          header: t('desk.product'),
          primary: true,
          freeText: true,
          cell: ({ product }) => product.name,
        },
        {
          key: 'held',
          header: t('desk.held'),
          align: 'end',
          cell: ({ heldQuantity }) => <strong className="font-semibold">{heldQuantity}</strong>,
        },
        {
          key: 'tier',
          header: t('desk.discount'),
          align: 'end',
          cell: ({ percentage }) => formatPercent(percentage, i18n.language),
        },
        {
          key: 'members',
          header: t('desk.members'),
          align: 'end',
          cell: ({ memberCount }) => memberCount,
        },
        {
          key: 'delivery',
          header: t('desk.delivery'),
          cell: ({ delivery }) => t(`desk.deliveryNames.${delivery}`),
        },
        {
          key: 'closes',
          header: t('desk.closes'),
          align: 'end',
          cell: ({ closesAt }) => <Moment at={closesAt} format="dateTime" />,
        },
      ]}
    />
  );
}
