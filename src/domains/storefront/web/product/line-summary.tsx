import { formatMoney } from '#engine/model/money.ts';
import { unitWord } from '#domains/pricing/model/unit-label.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Price } from '#engine/web/ui/content/price.tsx';
import type { Ladder } from './ladder.ts';

/** What the chosen quantity costs and saves, and the way to the next step. Speaks when it changes. */
export function LineSummary({ ladder, unit }: { ladder: Ladder; unit: string }) {
  const { t } = useTranslation('catalogue');
  const { line, next, atTop } = ladder;
  const saves = line.savedCents > 0;
  const word = t(`purchase.word.${unitWord(unit)}`, { count: line.quantity });
  return (
    <div role="status" aria-atomic="true">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div>
          <p className="text-sm text-muted tabular-nums">
            {t('purchase.total', { quantity: line.quantity, word })}
            {' · '}
            <span data-testid="unit-price">
              {t('purchase.each', { price: formatMoney(line.discountedUnitCents) })}
            </span>
          </p>
          <Price
            size="lg"
            className="mt-1"
            amount={formatMoney(line.finalCents)}
            original={saves ? formatMoney(line.originalCents) : undefined}
            labels={{ original: t('purchase.original'), current: t('purchase.current') }}
          />
        </div>
        {saves && (
          <p
            // A new tier is seen, every further piece is not.
            key={line.discountPercentage}
            className="animate-pop rounded-full bg-wine-soft px-3.5 py-1 text-sm font-semibold text-wine tabular-nums"
          >
            {t('purchase.saved', { amount: formatMoney(line.savedCents) })}
          </p>
        )}
      </div>
      {(next || atTop) && (
        <div className="mt-3">
          <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-ink/10">
            <div
              className="h-full w-full origin-left rounded-full bg-accent transition-transform duration-500 ease-soft"
              style={{ transform: `scaleX(${next ? Math.max(0.04, next.progress) : 1})` }}
            />
          </div>
          <p className="mt-1.5 text-sm font-medium tabular-nums">
            {next
              ? t('purchase.next', { missing: next.missing, percent: next.percent })
              : t('purchase.top', { percent: line.discountPercentage })}
          </p>
        </div>
      )}
    </div>
  );
}
