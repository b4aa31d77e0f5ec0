import { formatMoney } from '#engine/model/money.ts';
import { formatPercent } from '#domains/pricing/model/shop-facts.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { priceSteps } from './help-figures.ts';

/** The price of one piece coming down the stairs; the table below says the same in words. */
export function PriceSteps() {
  const { i18n } = useTranslation('help-discounts');
  const steps = priceSteps();
  const highest = steps[0]!.discountedUnitCents;
  return (
    <div aria-hidden="true" className="rounded-xl border border-line bg-surface p-5 sm:p-8">
      <ol className="flex h-64 items-end gap-2 sm:h-80 sm:gap-3">
        {steps.map(({ quantity, discountPercentage, discountedUnitCents }, index) => {
          const last = index === steps.length - 1;
          return (
            <li key={quantity} className="flex h-full min-w-0 flex-1 flex-col justify-end text-center">
              <p className="text-2xs font-semibold tabular-nums sm:text-sm">
                {formatMoney(discountedUnitCents)}
              </p>
              <div
                className={cx(
                  'mt-2 flex items-start justify-center rounded-t-md pt-2.5 text-2xs font-semibold sm:text-xs',
                  last ? 'bg-zest text-on-zest' : 'bg-accent-soft text-accent-ink',
                )}
                style={{ height: `${stepHeight(discountedUnitCents / highest)}%` }}
              >
                {discountPercentage > 0 && formatPercent(-discountPercentage, i18n.language)}
              </div>
              <p className="border-t border-line-strong pt-2 font-display text-lg text-muted">
                {quantity}
                {last && '+'}
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The differences are what counts, so the lower part that all steps share is left out. */
function stepHeight(share: number): number {
  return Math.round((share - 0.65) * 220);
}
