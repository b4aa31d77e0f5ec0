import { formatAmount } from '#engine/model/money.ts';
import type { SavedChange } from '#domains/cart/model/saved/saved-changes.ts';
import type { SavedProduct } from '#domains/cart/model/saved/saved-product.ts';
import { ProductLink } from '#domains/catalogue/web/product-link.tsx';
import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import { QuickAddSlot, quickAddOf } from '#domains/catalogue/web/quick-add-button.tsx';
import { perUnitAndMeasure } from '#domains/catalogue/web/unit-name.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Badge, type BadgeTone } from '#engine/web/ui/content/badge.tsx';
import { HeartButton } from './heart-button.tsx';

const TONES: Record<SavedChange, BadgeTone> = {
  priceDown: 'success',
  backInStock: 'info',
  nearlyGone: 'warning',
};

/** One saved product: what it is, what has changed, and the two things to do with it. */
export function SavedLine({ item: { product, savedPrice, changes } }: { item: SavedProduct }) {
  const { t } = useTranslation('saved');
  const { t: tCatalogue } = useTranslation('catalogue');
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-3 border-b border-line py-5 sm:grid-cols-[6rem_1fr_auto] sm:gap-x-6">
      <ProductThumb product={product} sizes="6rem" />
      <div className="min-w-0">
        <p className="text-xs text-muted">{product.producerName}</p>
        <h2 className="text-lg leading-snug sm:text-xl">
          <ProductLink slug={product.slug} className="decoration-1 underline-offset-[0.2em] hover:underline">
            {product.name}
          </ProductLink>
        </h2>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold tabular-nums">{formatAmount(product.price)}</span>
          {changes.includes('priceDown') && (
            <span className="text-sm text-muted tabular-nums">
              {t('was', { price: formatAmount(savedPrice) })}
            </span>
          )}
          <span className="text-sm text-muted">{perUnitAndMeasure(tCatalogue, product)}</span>
        </p>
        {(changes.length > 0 || !product.inStock) && (
          <p className="mt-2 flex flex-wrap gap-1.5">
            {changes.map((change) => (
              <Badge key={change} tone={TONES[change]}>
                {t(`changes.${change}`)}
              </Badge>
            ))}
            {!product.inStock && <Badge>{t('soldOut')}</Badge>}
          </p>
        )}
      </div>
      <div className="col-span-2 flex items-center gap-3 sm:col-span-1">
        <QuickAddSlot productId={product.id} className="flex-1" />
        <Button
          variant="secondary"
          className="flex-1 peer-[:not(:empty)]:hidden"
          disabled={!product.inStock}
          {...quickAddOf(product)}
        >
          {product.inStock ? t('add') : t('soldOut')}
        </Button>
        <HeartButton product={product} className="size-11" />
      </div>
    </li>
  );
}
