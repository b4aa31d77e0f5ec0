import { Clock } from 'lucide-react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { useNow, wholeUnits } from '#engine/web/ui/content/time-left.ts';

const SOON_MS = 6 * 60 * 60 * 1000;

/** How long others may still join. Needs the texts of `group-desk`. */
export function TimeToClose({ closesAt }: { closesAt: string }) {
  const { t } = useTranslation('group-desk');
  const leftMs = Date.parse(closesAt) - useNow();
  const { unit, count } = wholeUnits(leftMs);
  return (
    <Badge tone={leftMs < SOON_MS ? 'warning' : 'neutral'}>
      <Clock aria-hidden="true" />
      {leftMs <= 0 ? t('left.closing') : t(`left.${unit}`, { count })}
    </Badge>
  );
}
