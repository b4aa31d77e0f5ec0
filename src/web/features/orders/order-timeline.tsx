import { Check, X } from 'lucide-react';
import type { Order } from '#shared/orders/order.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { cx } from '#web/ui/basics/class-names.ts';
import { Moment } from '#web/ui/content/moment.tsx';
import { timelineSteps, type TimelineStep } from './timeline-steps.ts';

/** Where the order stands on its way: from top to bottom on phones, from left to right on wider screens. */
export function OrderTimeline({ order, className }: { order: Order; className?: string }) {
  const { t } = useTranslation('orders');
  const steps = timelineSteps(order);
  return (
    <ol aria-label={t('timeline.label')} className={cx('flex flex-col sm:flex-row', className)}>
      {steps.map((step, index) => (
        <Step key={step.status} step={step} last={index === steps.length - 1} next={steps[index + 1]} />
      ))}
    </ol>
  );
}

interface StepProps {
  step: TimelineStep;
  last: boolean;
  next: TimelineStep | undefined;
}

function Step({ step: { status, at, current }, last, next }: StepProps) {
  const { t } = useTranslation('orders');
  const reached = at !== null;
  const cancelled = status === 'cancelled';
  const Icon = cancelled ? X : Check;
  return (
    <li
      {...(current ? { 'aria-current': 'step' as const } : {})}
      className={cx(
        'relative flex gap-4 pb-7 last:pb-0 sm:flex-1 sm:flex-col sm:gap-3 sm:pb-0',
        last && 'sm:flex-none',
      )}
    >
      {!last && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute top-8 bottom-0 left-[0.9375rem] w-0.5 sm:top-[0.9375rem] sm:right-0 sm:bottom-auto sm:left-8 sm:h-0.5 sm:w-auto',
            next?.at ? 'bg-accent' : 'bg-line',
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={cx(
          'relative grid size-8 shrink-0 place-items-center rounded-full [&_svg]:size-4',
          !reached && 'border-2 border-line bg-page',
          reached && !cancelled && 'bg-accent text-on-accent',
          cancelled && 'bg-danger text-on-danger',
          current && !cancelled && 'ring-4 ring-accent-soft',
        )}
      >
        {reached && <Icon />}
      </span>
      <div className="pt-1 sm:pt-0 sm:pr-4">
        <p className={cx('text-sm', reached ? 'font-semibold' : 'text-muted')}>
          {t(`timeline.${status}`)}
          {!reached && <span className="sr-only"> ({t('timeline.ahead')})</span>}
        </p>
        {at !== null && (
          <p className="text-xs text-muted tabular-nums">
            <Moment at={at} format="dateTime" />
          </p>
        )}
      </div>
    </li>
  );
}
