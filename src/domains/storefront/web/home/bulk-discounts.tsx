import { Link } from '@tanstack/react-router';
import { Layers, ShoppingBasket, Users } from 'lucide-react';
import { formatMoney } from '#engine/model/money.ts';
import { priceLine } from '#domains/pricing/model/line.ts';
import { STANDARD_TIERS, tierRanges } from '#domains/pricing/model/tiers.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Section } from '#engine/web/ui/content/section.tsx';

const CARDS = [
  { key: 'tiered', Icon: Layers },
  { key: 'mix', Icon: ShoppingBasket },
  { key: 'group', Icon: Users },
] as const;

export function BulkDiscounts() {
  const { t } = useTranslation('home');
  return (
    <Section
      tone="inverse"
      eyebrow={t('discounts.eyebrow')}
      title={t('discounts.title')}
      intro={t('discounts.intro')}
      className="drawn-late [--likely-height:110rem] md:[--likely-height:76rem]"
    >
      <PriceStairs />
      <ul className="mt-12 grid gap-4 md:grid-cols-3 md:gap-6">
        {CARDS.map(({ key, Icon }) => (
          <li key={key} className="rounded-lg border border-line bg-surface p-6 sm:p-8">
            <Icon aria-hidden="true" strokeWidth={1.5} className="size-8 text-zest" />
            <h3 className="mt-5 text-2xl">{t(`discounts.${key}.title`)}</h3>
            <p className="mt-3 text-muted">{t(`discounts.${key}.text`)}</p>
            {key === 'group' && (
              <Link
                to="/group-buying"
                className="mt-4 inline-block font-medium underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {t('discounts.group.link')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-12 flex justify-center">
        <Button asChild size="lg">
          <Link to="/shop">{t('discounts.action')}</Link>
        </Button>
      </div>
    </Section>
  );
}

const EXAMPLE_CENTS = 24_99;
/** Pixels between neighbouring steps. */
const STEP_PX = 26;

/** The standard steps on one bottle, drawn as what they are: a price walking downstairs. */
function PriceStairs() {
  const { t } = useTranslation('home');
  const steps = tierRanges(STANDARD_TIERS).map((range) => ({
    ...range,
    line: priceLine({ unitPriceCents: EXAMPLE_CENTS, quantity: range.from, tiers: STANDARD_TIERS }),
  }));
  return (
    <figure>
      <figcaption className="mb-5 text-sm text-muted">{t('discounts.scale')}</figcaption>
      <ol className="grid grid-cols-5 items-end gap-1.5 sm:gap-3">
        {steps.map(({ from, to, percent, line }, index) => (
          <li key={from} className="text-center">
            <p className="font-display text-base whitespace-nowrap tabular-nums max-[22rem]:text-sm min-[26rem]:text-lg sm:text-3xl">
              {formatMoney(line.discountedUnitCents)}
            </p>
            <div
              className="mt-2 flex items-end justify-center rounded-t-md border-t-4 border-zest bg-linear-to-b from-raised to-surface px-1 pb-2 sm:pb-3"
              style={{ height: `${64 + (steps.length - 1 - index) * STEP_PX}px` }}
            >
              <span className="text-sm font-semibold text-zest tabular-nums sm:text-base">
                {percent > 0 ? t('discounts.minus', { percent }) : ''}
              </span>
            </div>
            <p className="border-t border-line pt-2 text-xs text-muted tabular-nums sm:text-sm">
              {to === null ? `${from}+` : `${from}–${to}`}
            </p>
          </li>
        ))}
      </ol>
    </figure>
  );
}
