import { Clock, TriangleAlert } from 'lucide-react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { useNow, wholeUnits } from '#engine/web/ui/content/time-left.ts';

interface ReturnClockProps {
  view: { requestedAt: string; dueAt: string | null };
}

const SOON_MS = 6 * 60 * 60 * 1000;

/** How long there is still to decide, or for how long it is overdue; without such a clock, how old it is. */
export function ReturnClock({ view: { requestedAt, dueAt } }: ReturnClockProps) {
  const { t } = useTranslation('returns');
  const now = useNow();
  if (dueAt === null) {
    const { unit, count } = wholeUnits(now - Date.parse(requestedAt));
    return <span className="text-sm text-muted tabular-nums">{t(`age.${unit}`, { count })}</span>;
  }
  const left = Date.parse(dueAt) - now;
  const { unit, count } = wholeUnits(Math.abs(left));
  if (left <= 0) {
    return (
      <Badge tone="danger">
        <TriangleAlert aria-hidden="true" />
        {t(`late.${unit}`, { count })}
      </Badge>
    );
  }
  return (
    <Badge tone={left < SOON_MS ? 'warning' : 'info'}>
      <Clock aria-hidden="true" />
      {t(`left.${unit}`, { count })}
    </Badge>
  );
}
