import type { Dispute } from '#domains/payments/model/disputes/dispute.ts';
import { isDecided } from '#domains/payments/model/disputes/dispute-status.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';

export function DisputeBadge({ dispute: { status } }: { dispute: Pick<Dispute, 'status'> }) {
  const { t } = useTranslation('admin');
  const tone = status === 'lost' ? 'danger' : isDecided(status) ? 'success' : 'warning';
  return <Badge tone={tone}>{t(`disputes.statuses.${status}`)}</Badge>;
}
