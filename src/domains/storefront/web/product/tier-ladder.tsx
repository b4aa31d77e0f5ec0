import type { CSSProperties } from 'react';
import { formatMoney } from '#engine/model/money.ts';
import { unitWord } from '#domains/pricing/model/unit-label.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import type { LadderStep } from './ladder.ts';

export type TierLadderProps = {
  steps: readonly LadderStep[];
  unit: string;
  onChoose: (quantity: number) => void;
};

/** Pixels that the lowest step lies below the highest. */
const RISE_PX = 36;

/**
 * The tiers as a flight of steps that the price walks down, as on the home page: one tap takes the first quantity of a step. Where five do not fit side by side, as on a
 * narrow phone, they stand in rows of three.
 */
export function TierLadder({ steps, unit, onChoose }: TierLadderProps) {
  const { t } = useTranslation('catalogue');
  return (
    <div className="@container">
      <ol className="-mx-1 grid grid-cols-3 gap-1.5 px-1 py-1 @min-[21.5rem]:auto-cols-[minmax(4rem,1fr)] @min-[21.5rem]:grid-flow-col @min-[21.5rem]:grid-cols-none @min-[21.5rem]:items-end @min-[21.5rem]:overflow-x-auto @min-[21.5rem]:[scrollbar-width:none]">
        {steps.map((step, index) => (
          <li key={step.from}>
            <button
              type="button"
              data-testid="tier"
              disabled={step.outOfReach}
              aria-current={step.current ? 'step' : undefined}
              onClick={() => onChoose(step.quantity)}
              style={
                {
                  '--rise': `${12 + RISE_PX * (1 - index / Math.max(1, steps.length - 1))}px`,
                } as CSSProperties
              }
              className={cx(
                'relative flex w-full flex-col items-center rounded-md border px-0.5 pt-3 pb-2.5 text-center leading-tight @min-[21.5rem]:pt-(--rise)',
                'transition-[background-color,border-color,color] duration-300 ease-soft focus-visible:outline-offset-1',
                'disabled:opacity-50',
                step.current && 'border-accent-ink bg-zest-soft text-ink shadow-md',
                step.passed && 'border-transparent bg-accent-soft text-accent-ink',
                !step.current && !step.passed && 'border-line bg-surface text-ink hover:border-line-strong',
              )}
            >
              {step.current && (
                <span
                  className="absolute inset-x-0 top-0 h-1.5 origin-left animate-grow rounded-t-[7px] bg-zest"
                  aria-hidden="true"
                />
              )}
              <span className="font-display text-base leading-tight tabular-nums sm:text-xl">
                {formatMoney(step.unitCents)}
              </span>
              <span
                className={cx(
                  'mt-1 text-2xs font-semibold whitespace-nowrap tabular-nums sm:text-xs',
                  step.percent > 0 ? 'text-wine' : 'text-muted',
                )}
              >
                {step.percent > 0
                  ? t('purchase.percentOff', { percent: step.percent })
                  : t('purchase.fullPrice')}
              </span>
              <span className="mt-1 text-2xs leading-tight text-muted @min-[21.5rem]:max-sm:min-h-[2lh]">
                {rangeText(t, step, unit)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

/** '5–9 bottles', '50+ bottles', '1 bottle'. */
function rangeText(t: Translate, { from, to }: LadderStep, unit: string): string {
  const word = t(`purchase.word.${unitWord(unit)}`, { count: to ?? from });
  if (to === null) return t('purchase.rangeOpen', { from, word });
  return from === to ? t('purchase.rangeOne', { from, word }) : t('purchase.range', { from, to, word });
}
