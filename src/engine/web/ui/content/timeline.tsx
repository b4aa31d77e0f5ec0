import { Check, X } from 'lucide-react';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Moment } from './moment.tsx';

export type TimelineStep = {
  key: string;
  label: string;
  /** When it was reached; null: still to come. */
  at: string | null;
  current: boolean;
  /** The way ended here without reaching its goal. */
  failed?: boolean | undefined;
};

export type TimelineProps = {
  label: string;
  /** Read after a step that is still to come. */
  aheadLabel: string;
  steps: readonly TimelineStep[];
  className?: string | undefined;
};

/** How far something is on its way: from top to bottom on phones, from left to right on wider screens. */
export function Timeline({ label, aheadLabel, steps, className }: TimelineProps) {
  return (
    <ol aria-label={label} className={cx('flex flex-col sm:flex-row', className)}>
      {steps.map((step, index) => (
        <Step key={step.key} step={step} next={steps[index + 1]} aheadLabel={aheadLabel} />
      ))}
    </ol>
  );
}

interface StepProps {
  step: TimelineStep;
  next: TimelineStep | undefined;
  aheadLabel: string;
}

function Step({ step: { label, at, current, failed = false }, next, aheadLabel }: StepProps) {
  const reached = at !== null;
  const last = next === undefined;
  const Icon = failed ? X : Check;
  return (
    <li
      {...(current ? { 'aria-current': 'step' as const } : {})}
      className={cx('relative flex gap-4 pb-7 last:pb-0 sm:flex-col sm:gap-3 sm:pb-0', !last && 'sm:flex-1')}
    >
      {!last && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute top-8 bottom-0 left-[0.9375rem] w-0.5 sm:top-[0.9375rem] sm:right-0 sm:bottom-auto sm:left-8 sm:h-0.5 sm:w-auto',
            next.at ? 'bg-accent' : 'bg-line',
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={cx(
          'relative grid size-8 shrink-0 place-items-center rounded-full [&_svg]:size-4',
          !reached && 'border-2 border-line bg-page',
          reached && !failed && 'bg-accent text-on-accent',
          failed && 'bg-danger text-on-danger',
          current && !failed && 'ring-4 ring-accent-soft',
        )}
      >
        {reached && <Icon />}
      </span>
      <div className="pt-1 sm:pt-0 sm:pr-4">
        <p className={cx('text-sm', reached ? 'font-semibold' : 'text-muted')}>
          {label}
          {!reached && <span className="sr-only"> ({aheadLabel})</span>}
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
