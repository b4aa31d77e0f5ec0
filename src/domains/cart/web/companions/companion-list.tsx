import { Plus } from 'lucide-react';
import type { Product } from '#domains/catalogue/model/product.ts';
import { ProductLink } from '#domains/catalogue/web/product-link.tsx';
import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import { quickAddOf, QuickAddSlot } from '#domains/catalogue/web/quick-add-button.tsx';
import { formatMoney, toCents } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';

interface CompanionListProps {
  products: readonly Product[];
  /** With a button that puts one into the cart; the page then has a `QuickAddHost`. */
  adds?: boolean;
  className?: string;
}

/** Products that go with others: small, each with a link and what it costs. */
export function CompanionList({ products, adds = false, className }: CompanionListProps) {
  const { t } = useTranslation('cart');
  return (
    <ul className={cx('grid gap-x-8 gap-y-4', className)}>
      {products.map((product) => (
        <li
          key={product.id}
          className="group relative grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-4"
        >
          <ProductThumb product={product} sizes="64px" />
          <div className="min-w-0">
            <p className="leading-snug font-medium">
              <ProductLink slug={product.slug} className="cover-link group-hover:underline">
                {product.name}
              </ProductLink>
            </p>
            <p className="mt-0.5 text-sm text-muted">{product.producerName}</p>
            <p className="mt-0.5 text-sm tabular-nums">{formatMoney(toCents(product.price))}</p>
          </div>
          {adds && (
            <span className="relative z-1 flex">
              <QuickAddSlot productId={product.id} />
              <button
                type="button"
                {...quickAddOf(product)}
                aria-label={t('companions.add', { name: product.name })}
                className="grid size-11 cursor-pointer place-items-center rounded-full border border-line text-ink transition-colors hover:border-accent hover:bg-accent hover:text-on-accent peer-[:not(:empty)]:hidden"
              >
                <Plus aria-hidden="true" className="size-5" />
              </button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
