import type { Batch } from '#domains/batches/model/batch.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';

const TONES = { sellable: 'success', held: 'warning', recalled: 'danger' } as const;

/** Whether it is sold; what does not last long enough any more is not, whatever its status says. */
export function BatchStatusBadge({
  batch,
}: {
  batch: Pick<Batch, 'status' | 'isTooShort' | 'endsSoon' | 'quantity'>;
}) {
  const { t } = useTranslation('batches');
  const { status, isTooShort, endsSoon, quantity } = batch;
  if (isTooShort && quantity > 0) return <Badge tone="warning">{t('tooShort')}</Badge>;
  if (endsSoon) return <Badge tone="warning">{t('statuses.short')}</Badge>;
  return <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>;
}
