import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { WaitingBadge } from '#engine/web/lists/waiting-badge.tsx';
import { deskOrdersQuery } from './desk-orders.queries.ts';

/** How many orders wait for their parcel: the first thing to know in the morning. */
export function ParcelsWaiting() {
  const { t } = useTranslation('producer-desk');
  const { data: orders } = useInfiniteQuery(deskOrdersQuery);
  const count = orders?.filter((order) => order.canShip).length ?? 0;
  return <WaitingBadge count={count} text={t('orders.waiting', { count })} />;
}
