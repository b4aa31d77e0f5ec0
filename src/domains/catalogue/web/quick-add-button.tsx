import { Plus } from 'lucide-react';
import type { ProductCard } from '#domains/catalogue/model/product-card.ts';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** What a button says of itself to `QuickAddHost`, which hears presses on it wherever it stands. */
export const quickAddOf = ({
  id,
  slug,
  name,
  sizes,
}: Pick<ProductCard, 'id' | 'slug' | 'name' | 'sizes'>) => ({
  'data-quick-add': id,
  'data-slug': slug,
  'data-name': name,
  ...(sizes && { 'data-sizes': '' }),
});

/** The place before a button in which `QuickAddLayer` draws what follows its press. */
export function QuickAddSlot({ productId, className }: { productId: number; className?: string }) {
  return (
    <span
      data-quick-slot={productId}
      className={cx('peer empty:hidden', className)}
      // What is drawn here may be there before React takes the card over, and stays as it is.
      dangerouslySetInnerHTML={NOTHING}
    />
  );
}

const NOTHING = { __html: '' };

/**
 * On the picture of a card: puts one into the cart without leaving the list. Cards are written by the server and partly never
 * taken over by React, so the button only names its product. What follows, such as the stepper, is drawn into the place
 * before it, and hides it.
 */
export function QuickAddButton({ product }: { product: ProductCard }) {
  const { t } = useTranslation('catalogue');
  const { name, inStock, sizes } = product;
  if (!inStock && !sizes) return null;
  return (
    <span className="absolute inset-x-2 bottom-2 z-1 flex justify-end">
      <QuickAddSlot productId={product.id} />
      <button
        type="button"
        {...quickAddOf(product)}
        aria-label={t(sizes ? 'card.chooseSize' : 'card.add', { name })}
        className="grid size-11 cursor-pointer place-items-center rounded-full bg-raised text-ink shadow-md transition-colors hover:bg-accent hover:text-on-accent peer-[:not(:empty)]:hidden"
      >
        <Plus aria-hidden="true" className="size-5" />
      </button>
    </span>
  );
}
