import type { GroupStatus } from '#domains/group-buys/model/group-state.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge, type BadgeTone } from '#engine/web/ui/content/badge.tsx';

const TONES: Record<GroupStatus, BadgeTone> = {
  open: 'info',
  settled: 'success',
  expired: 'warning',
  cancelled: 'danger',
};

/** Needs the texts of `group-desk`. */
export function GroupStatusBadge({ status }: { status: GroupStatus }) {
  const { t } = useTranslation('group-desk');
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}
