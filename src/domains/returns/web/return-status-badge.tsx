import type { ReturnStatus } from '#domains/orders/model/return-status.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge, type BadgeProps } from '#engine/web/ui/content/badge.tsx';

/** Between the first status and the last they are blue. */
const TONES: Partial<Record<ReturnStatus, BadgeProps['tone']>> = {
  requested: 'warning',
  refunded: 'success',
  exchanged: 'success',
  declined: 'danger',
};

/** Needs the texts of `returns`. */
export function ReturnStatusBadge({ status }: { status: ReturnStatus }) {
  const { t } = useTranslation('returns');
  return <Badge tone={TONES[status] ?? 'info'}>{t(`status.${status}`)}</Badge>;
}
