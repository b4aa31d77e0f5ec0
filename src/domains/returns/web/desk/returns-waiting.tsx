import { useQuery } from '@tanstack/react-query';
import { statsQuery } from '#domains/orders/web/desk/desk-orders.queries.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { WaitingBadge } from '#engine/web/lists/waiting-badge.tsx';

/** Returns to which the producer may still say something. */
export function ReturnsWaiting() {
  const { t } = useTranslation('producer-desk');
  const count = useQuery(statsQuery).data?.openReturns ?? 0;
  return <WaitingBadge count={count} text={t('returns.waiting', { count })} />;
}
