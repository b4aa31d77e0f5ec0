import { useQuery } from '@tanstack/react-query';
import { OrderStatusBadge } from '#domains/orders/web/status-badges.tsx';
import { formatAmount } from '#engine/model/money.ts';
import { apiPageQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useRecord } from '#engine/web/records/record-context.ts';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { MoreRows, RecordRows } from '#engine/web/records/record-rows.tsx';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';

const LATEST = 10;

/** What somebody ordered, on their page. */
export function OrdersOfPerson() {
  return <LatestOrders by="customerId" />;
}

/** What was ordered of a producer, on its page. */
export function OrdersOfProducer() {
  return <LatestOrders by="producerId" />;
}

function LatestOrders({ by }: { by: 'customerId' | 'producerId' }) {
  const { t } = useTranslation('admin');
  const { id } = useRecord();
  const filter = { [by]: String(id) };
  const page = useQuery(apiPageQuery('/api/admin/orders', { query: { limit: LATEST, ...filter } }));
  return (
    <RecordSection
      title={t('tabs.orders')}
      actions={
        <MoreRows right="ADMIN" page="orders" filter={filter} shown={LATEST} total={page.data?.total} />
      }
      flush
    >
      <RecordRows query={page} rowKey={(order) => order.id}>
        {(order) => [
          <>
            <RecordLink right="ADMIN" page="orders" id={order.id}>
              #{order.id}
            </RecordLink>{' '}
            <Moment at={order.createdAt} format="date" className="ml-2 text-muted" />
          </>,
          <>
            <OrderStatusBadge status={order.status} />
            {formatAmount(order.orderTotal)}
          </>,
        ]}
      </RecordRows>
    </RecordSection>
  );
}
