import { ArrowDownRight, CalendarClock, TriangleAlert } from 'lucide-react';
import type { CartLine } from '#domains/cart/model/cart.ts';
import { maxQuantityOf } from '#domains/catalogue/web/max-quantity.ts';
import { formatDay } from '#engine/model/dates.ts';
import { formatAmount, formatMoney } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Price, type PriceProps } from '#engine/web/ui/content/price.tsx';
import { QuantityControl } from '#engine/web/ui/forms/quantity-control.tsx';
import { offerFor } from './offer-for.ts';

interface LineQuantityProps {
  line: CartLine;
  onChange: (quantity: number) => void;
}

export function LineQuantity({ line, onChange }: LineQuantityProps) {
  const { t } = useTranslation('cart');
  const { name } = line.product;
  const max = maxQuantityOf(line.product);
  return (
    <QuantityControl
      size="sm"
      value={line.quantity}
      onChange={onChange}
      max={Math.max(1, max)}
      disabled={max === 0}
      labels={{
        input: t('line.quantity', { name }),
        decrease: t('line.decrease', { name }),
        increase: t('line.increase', { name }),
      }}
    />
  );
}

/** What a line costs, with what it would cost without its discount struck through. */
export function LinePrice({ line, ...look }: { line: CartLine } & Pick<PriceProps, 'size' | 'className'>) {
  const { t } = useTranslation('cart');
  return (
    <Price
      {...look}
      amount={formatAmount(line.finalPrice)}
      original={line.discountPercentage > 0 ? formatAmount(line.originalPrice) : undefined}
      labels={{ original: t('line.original'), current: t('line.current') }}
    />
  );
}

interface LineOfferProps {
  line: CartLine;
  onTake: (quantity: number) => void;
  className?: string | undefined;
}

/** What is worth knowing about a line: from when it is shipped, and the one thing to do about its quantity. */
export function LineOffer({ line, onTake, className }: LineOfferProps) {
  const { t, i18n } = useTranslation('cart');
  const { shipsFrom } = line.product;
  return (
    <>
      {shipsFrom !== null && (
        <p className={cx('flex items-start gap-2 text-xs font-medium', className)}>
          <CalendarClock aria-hidden="true" className="mt-px size-4 shrink-0 text-accent-ink" />
          {t('season.shipsFrom', { day: formatDay(shipsFrom, 'seasonDay', i18n.language) })}
        </p>
      )}
      <QuantityOffer line={line} onTake={onTake} className={className} />
    </>
  );
}

/** It cannot be had so, more would cost less, or how far the next tier is. */
function QuantityOffer({ line, onTake, className }: LineOfferProps) {
  const { t, i18n } = useTranslation('cart');
  const offer = offerFor(line);
  const { soldFrom } = line.product;
  if (offer === null) return null;
  const problem = offer.kind === 'gone' || offer.kind === 'short';
  const Icon = problem ? TriangleAlert : ArrowDownRight;
  const unit = line.product.unit.trim().toLowerCase();
  const texts = {
    gone: () =>
      soldFrom === null
        ? t('offer.gone')
        : t('season.soldFrom', { day: formatDay(soldFrom, 'seasonDay', i18n.language) }),
    short: () => t('offer.short', { quantity: offer.quantity }),
    cheaper: () =>
      t('offer.cheaper', {
        quantity: offer.quantity,
        chosen: line.quantity,
        amount: formatMoney(offer.savedCents),
      }),
    next: () =>
      t('offer.next', {
        missing: offer.quantity - line.quantity,
        // Producers may sell by units that have no text.
        every: t([`every.${unit}`, 'every.other']),
        percent: offer.percent,
      }),
  };
  return (
    <div
      className={cx(
        'flex items-center justify-between gap-3 rounded-md px-3 py-1.5 text-xs font-medium',
        problem ? 'bg-warning-soft' : offer.kind === 'cheaper' ? 'bg-zest-soft' : 'bg-ink/5',
        className,
      )}
    >
      <p className="flex min-w-0 items-start gap-2">
        <Icon
          aria-hidden="true"
          className={cx('mt-px size-4 shrink-0', problem ? 'text-warning' : 'text-accent-ink')}
        />
        {texts[offer.kind]()}
      </p>
      {offer.quantity > 0 && (
        <Button
          variant="link"
          className="text-xs"
          onClick={() => onTake(offer.quantity)}
          aria-label={t('offer.takeLabel', { quantity: offer.quantity, name: line.product.name })}
        >
          {t('offer.take', { quantity: offer.quantity })}
        </Button>
      )}
    </div>
  );
}
