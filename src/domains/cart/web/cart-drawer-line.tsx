import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import type { CartLineProps } from './cart-lines.tsx';
import { LineOffer } from './line-offer.tsx';
import { LinePrice } from './line-price.tsx';
import { LineQuantity } from './line-quantity.tsx';

export function CartDrawerLine({ line, onQuantity, onRemove }: CartLineProps) {
  const { t } = useTranslation('cart');
  const { product, discountPercentage } = line;
  return (
    <li className="grid animate-fade-in grid-cols-[5rem_1fr] gap-x-4 gap-y-3 py-5">
      <Link to="/product/$slug" params={{ slug: product.slug }} tabIndex={-1} aria-hidden="true">
        <ProductThumb product={product} sizes="80px" />
      </Link>
      <div className="flex min-w-0 flex-col">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <Link
              to="/product/$slug"
              params={{ slug: product.slug }}
              data-line-focus
              className="font-medium leading-snug hover:underline"
            >
              {product.name}
            </Link>
            <p className="mt-0.5 text-xs text-muted">{product.producerName}</p>
          </div>
          <IconButton
            size="sm"
            label={t('line.remove', { name: product.name })}
            onClick={onRemove}
            className="-mt-1.5 -mr-2 text-muted hover:text-danger"
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-2 pt-2">
          <LineQuantity line={line} onChange={onQuantity} />
          <LinePrice line={line} size="sm" className="ml-auto justify-end" />
        </div>
        {discountPercentage > 0 && (
          <p className="mt-1 text-right text-xs font-medium text-wine">
            {t('line.discount', { percent: discountPercentage })}
          </p>
        )}
      </div>
      <LineOffer line={line} onTake={onQuantity} className="col-span-2" />
    </li>
  );
}
