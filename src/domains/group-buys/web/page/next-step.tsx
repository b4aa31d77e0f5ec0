import { TrendingDown } from 'lucide-react';
import { nextTierSavingCents, savedTogetherCents } from '#domains/group-buys/model/group-savings.ts';
import type { GroupBuy } from '#domains/group-buys/model/group-view.ts';
import { formatDollars, formatMoney } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { openingOf } from './group-steps.ts';
import { useUnitText } from './unit-text.ts';

/** How many more reach the next tier, and what that saves everybody. */
export function NextStep({ group }: { group: GroupBuy }) {
  const { t } = useTranslation('group');
  const units = useUnitText(group.product.unit);
  const { minimumQuantity, pooledQuantity, quantityLeft } = group;
  // What nobody can reach any more is no step.
  const nextTier = group.nextTier !== null && group.nextTier.missing <= quantityLeft ? group.nextTier : null;
  const opening = openingOf(group);
  const quantities = group.members.map(({ quantity }) => quantity);
  const saved = savedTogetherCents(opening, quantities);
  const more = nextTierSavingCents(opening, quantities);
  const toMinimum = minimumQuantity - pooledQuantity;
  return (
    <div className="mt-6 flex flex-col gap-2 sm:mt-8">
      {nextTier !== null && (
        <p className="flex items-start gap-3 text-lg sm:text-xl">
          <TrendingDown aria-hidden="true" className="mt-1 size-6 shrink-0 text-zest" />
          <span>
            <strong className="font-semibold text-zest">
              {t('next.missing', { units: units(nextTier.missing) })}
            </strong>{' '}
            {t('next.price', { price: formatDollars(nextTier.unitPrice) })}{' '}
            {more > 0 && t('next.saves', { count: quantities.length, amount: formatMoney(more) })}
          </span>
        </p>
      )}
      {nextTier === null && group.percentage > 0 && (
        <p className="text-lg sm:text-xl">{t('next.top', { percent: group.percentage })}</p>
      )}
      {saved > 0 && <p className="text-muted">{t('next.saved', { amount: formatMoney(saved) })}</p>}
      {toMinimum > 0 && (
        <p className="text-muted">
          {t('next.minimum', { minimum: units(minimumQuantity), missing: toMinimum })}
        </p>
      )}
    </div>
  );
}
