import { useEffect, useState } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { useHydrated } from '#engine/web/ui/basics/use-hydrated.ts';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const satisfies (keyof TimeLeft)[];

/** How long others can still join. The server's page names the moment; the clock starts in the browser. */
export function Countdown({ closesAt }: { closesAt: string }) {
  const { t } = useTranslation('group');
  const left = useTimeUntil(closesAt);
  return (
    <div>
      <p className="eyebrow text-muted">{t('countdown.label')}</p>
      {left === null ? (
        <p className="mt-2 font-display text-2xl">{t('countdown.closing')}</p>
      ) : (
        <p role="timer" className="mt-2 flex gap-2 tabular-nums sm:gap-3">
          {UNITS.map((unit) => (
            <span key={unit} className="min-w-13 rounded-md bg-surface px-2 py-1.5 text-center sm:min-w-16">
              <span className="block font-display text-2xl leading-tight">
                {left === undefined ? '–' : left[unit]}
              </span>
              <span className="block text-2xs text-muted">
                {t(`countdown.${unit}`, { count: left?.[unit] ?? 0 })}
              </span>
            </span>
          ))}
        </p>
      )}
      <p className="mt-2 text-sm text-muted">
        {t('countdown.until')} <Moment at={closesAt} format="dateTime" />
      </p>
    </div>
  );
}

/** Undefined until the browser has taken over. */
function useTimeUntil(moment: string): TimeLeft | null | undefined {
  const hydrated = useHydrated();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, []);
  return hydrated ? timeUntil(Date.parse(moment), now) : undefined;
}

const SECOND_MS = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a countdown shows; the second that has begun is counted in. */
interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Null once the moment has come. Both in milliseconds. */
export function timeUntil(moment: number, now: number): TimeLeft | null {
  const left = Math.ceil((moment - now) / SECOND_MS);
  if (left <= 0) return null;
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: left % MINUTE,
  };
}
