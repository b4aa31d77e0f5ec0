import { FRIENDS, offerTogether } from '#domains/group-buys/model/offer-together.ts';
import { formatMoney } from '#engine/model/money.ts';
import type { PriceTerms } from '#domains/pricing/model/terms.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** What the own quantity costs alone, and where friends take as many. Speaks when the quantity changes. */
export function TogetherFigures({ opening, quantity }: { opening: PriceTerms; quantity: number }) {
  const { t } = useTranslation('group');
  const { aloneCents, togetherCents } = offerTogether(opening, quantity);
  return (
    <div role="status" aria-atomic="true">
      <dl className="grid grid-cols-2 gap-3">
        <div className="rounded-md bg-sunken px-4 py-3">
          <dt className="text-sm text-muted">{t('open.alone')}</dt>
          <dd className="font-display text-2xl tabular-nums sm:text-3xl">{formatMoney(aloneCents)}</dd>
        </div>
        <div className="rounded-md bg-zest-soft px-4 py-3">
          <dt className="text-sm text-muted">{t('open.amongFriends', { people: FRIENDS })}</dt>
          <dd className="font-display text-2xl tabular-nums sm:text-3xl">{formatMoney(togetherCents)}</dd>
        </div>
      </dl>
      <p className="mt-2 text-sm text-muted">{t('open.figures')}</p>
    </div>
  );
}
