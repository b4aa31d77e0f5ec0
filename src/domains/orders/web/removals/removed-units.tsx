import type { ProducerOrder } from '#domains/orders/model/desk.ts';
import { isLeft } from '#domains/orders/model/removals/left-units.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';

/** Behind the name of a line of which pieces were removed: how many were ordered, or that none of it is packed. */
export function RemovedUnits({ line }: { line: ProducerOrder['items'][number] }) {
  const { t } = useTranslation('producer-desk');
  if (line.removed === 0) return null;
  return (
    <>
      {' '}
      <Badge tone="warning">
        {isLeft(line) ? t('orders.insteadOf', { quantity: line.quantity }) : t('orders.removed')}
      </Badge>
    </>
  );
}
