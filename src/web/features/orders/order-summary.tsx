import { Link } from '@tanstack/react-router';
import type { Order, OrderLine } from '#shared/orders/order.ts';
import { formatDollars, toCents, toDollars } from '#shared/money.ts';
import { ProductThumb } from '#web/features/catalogue/product-thumb.tsx';
import { totalsRows } from '#web/features/cart/totals-rows.ts';
import { perUnit } from '#web/features/catalogue/unit-name.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { TotalsList } from '#web/ui/content/totals-list.tsx';

/** What was bought and what it cost. Needs the texts of `orders`. */
export function OrderSummary({ order, className }: { order: Order; className?: string }) {
  return (
    <div className={className}>
      <ul className="divide-y divide-line border-b border-line">
        {order.items.map((line) => (
          <SummaryLine key={line.id} line={line} />
        ))}
      </ul>
      <OrderTotals order={order} />
    </div>
  );
}

function SummaryLine({ line }: { line: OrderLine }) {
  const { t } = useTranslation('orders');
  const { t: tCatalogue } = useTranslation('catalogue');
  const { product, quantity, discount } = line;
  const original = toDollars(toCents(line.lineTotal) + toCents(discount));
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
            price: formatDollars(line.unitPrice),
            unit: perUnit(tCatalogue, product.unit),
          })}
        </p>
        {discount > 0 && (
          <p className="mt-0.5 text-xs font-medium text-wine">
            {t('line.discount', { percent: line.discountPercentage })}
          </p>
        )}
      </div>
      <Price
        size="sm"
        className="flex-col items-end self-center"
        amount={formatDollars(line.lineTotal)}
        original={discount > 0 ? formatDollars(original) : undefined}
        labels={{ original: t('line.original'), current: t('line.current') }}
      />
    </li>
  );
}

function OrderTotals({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { subtotal, discountTotal: discount, shipping, orderTotal: total } = order;
  const labels = {
    subtotal: t('totals.subtotal'),
    discount: t('totals.discount'),
    shipping: t('totals.shipping'),
    free: t('totals.free'),
    total: t('totals.total'),
  };
  return <TotalsList className="pt-4" rows={totalsRows({ subtotal, discount, shipping, total }, labels)} />;
}
