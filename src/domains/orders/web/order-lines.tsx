import { Link } from '@tanstack/react-router';
import { formatDay } from '#engine/model/dates.ts';
import { formatAmount, toCents, toAmount } from '#engine/model/money.ts';
import type { OrderLine, Order } from '#domains/orders/model/order.ts';
import { isLeft, leftUnits } from '#domains/orders/model/removals/left-units.ts';
import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import { perUnit } from '#domains/catalogue/web/unit-name.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Price } from '#engine/web/ui/content/price.tsx';
import { GiftCard } from './gift-card.tsx';
import { LineBatches } from './line-batches.tsx';
import { OrderTotals } from './order-totals.tsx';

/** What was bought, with pictures. Needs the texts of `orders`. */
export function OrderLines({ lines, className }: { lines: readonly OrderLine[]; className?: string }) {
  return (
    <ul className={cx('divide-y divide-line', className)}>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  );
}

function Line({ line }: { line: OrderLine }) {
  const { t, i18n } = useTranslation('orders');
  const { t: tCatalogue } = useTranslation('catalogue');
  const { product, quantity, discount } = line;
  const bought = toAmount(toCents(line.lineTotal) + toCents(discount));
  const isReduced = line.removed > 0;
  const original = isReduced ? line.lineTotal : bought;
  return (
    <li className="grid grid-cols-[4rem_1fr_auto] gap-x-4 py-4">
      <ProductThumb product={product} sizes="64px" />
      <div className="min-w-0 self-center">
        <Link
          to="/product/$slug"
          params={{ slug: line.productSlug }}
          className="font-medium leading-snug hover:underline"
        >
          {product.name}
        </Link>
        <p className="mt-0.5 text-sm text-muted tabular-nums">
          {t('line.quantity', {
            quantity,
            price: formatAmount(line.unitPrice),
            unit: perUnit(tCatalogue, product.unit),
          })}
        </p>
        {isReduced && (
          <p className="mt-0.5 text-sm font-medium tabular-nums">
            {isLeft(line) ? t('line.reduced', { left: leftUnits(line), quantity }) : t('line.removed')}
          </p>
        )}
        {line.shipsFrom !== null && (
          <p className="mt-0.5 text-xs font-medium">
            {t('line.shipsFrom', { day: formatDay(line.shipsFrom, 'longDate', i18n.language) })}
          </p>
        )}
        <LineBatches batches={line.batches} />
        {discount > 0 && (
          <p className="mt-0.5 text-xs font-medium text-wine">
            {t('line.discount', { percent: line.discountPercentage })}
          </p>
        )}
      </div>
      <Price
        size="sm"
        className="flex-col items-end self-center"
        amount={formatAmount(line.leftTotal)}
        original={isReduced || discount > 0 ? formatAmount(original) : undefined}
        labels={{ original: t('line.original'), current: t('line.current') }}
      />
    </li>
  );
}

/** What was bought and what it cost. Needs the texts of `orders`. */
export function OrderSummary({ order, className }: { order: Order; className?: string }) {
  return (
    <div className={className}>
      <OrderLines lines={order.items} className="border-b border-line" />
      <OrderTotals order={order} />
    </div>
  );
}

/** The words that are printed for the person who opens the parcel. Needs the texts of `orders`. */
export function GiftMessage({ order: { giftMessage, giftTo, giftFrom } }: { order: Order }) {
  const { t } = useTranslation('orders');
  if (giftMessage === null && giftTo === null) return null;
  return (
    <div className="mt-6">
      {giftTo !== null && <p className="text-sm text-muted">{t('page.giftFor', { name: giftTo })}</p>}
      {giftMessage !== null && (
        <GiftCard
          title={t('page.giftMessage')}
          message={giftMessage}
          from={giftFrom ?? ''}
          className="mt-3"
        />
      )}
    </div>
  );
}
