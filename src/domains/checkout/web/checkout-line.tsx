import { Link } from '@tanstack/react-router';
import { formatDollars } from '#engine/model/money.ts';
import type { CartLineProps } from '#domains/cart/web/cart-lines.tsx';
import { LineOffer } from '#domains/cart/web/line-offer.tsx';
import { LinePrice } from '#domains/cart/web/line-price.tsx';
import { LineQuantity } from '#domains/cart/web/line-quantity.tsx';
import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import { perUnit } from '#domains/catalogue/web/unit-name.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';

export function CheckoutLine({ line, onQuantity, onRemove }: CartLineProps) {
  const { t } = useTranslation('checkout');
  const { t: tCatalogue } = useTranslation('catalogue');
  const { product, discountPercentage } = line;
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 py-6 sm:grid-cols-[6.5rem_1fr] sm:gap-x-6">
      <ProductThumb product={product} sizes="104px" />
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0 flex-1 basis-48">
            <Link
              to="/product/$slug"
              params={{ slug: product.slug }}
              data-line-focus
              className="font-display text-xl leading-snug hover:underline"
            >
              {product.name}
            </Link>
            <p className="mt-0.5 text-sm text-muted tabular-nums">
              {formatDollars(product.price)} {perUnit(tCatalogue, product.unit)}
            </p>
          </div>
          <div className="sm:text-right">
            <LinePrice line={line} className="sm:justify-end" />
            {discountPercentage > 0 && (
              <p className="text-xs font-medium text-wine">
                {t('line.percentOff', { percent: discountPercentage })}
              </p>
            )}
          </div>
        </div>
        <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2">
          <LineQuantity line={line} onChange={onQuantity} />
          <Button
            variant="link"
            className="text-muted hover:text-danger"
            onClick={onRemove}
            aria-label={t('line.removeLabel', { name: product.name })}
          >
            {t('line.remove')}
          </Button>
        </div>
      </div>
      <LineOffer line={line} onTake={onQuantity} className="col-span-2 sm:col-span-1 sm:col-start-2" />
    </li>
  );
}
