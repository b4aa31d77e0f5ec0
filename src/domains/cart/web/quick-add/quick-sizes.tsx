import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useAddToCartWithToast } from '#domains/cart/web/add-to-cart.ts';
import { cartQuery } from '#domains/cart/web/cart.queries.ts';
import { familyOffer } from '#domains/cart/web/family-lines.ts';
import { productQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { maxQuantityOf } from '#domains/catalogue/web/max-quantity.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { LoadingDots } from '#engine/web/ui/content/loading-dots.tsx';

interface QuickSizesProps {
  /** Of the card's product, whose family it is. */
  slug: string;
  name: string;
  onClose: () => void;
}

/** The sizes of a card's family, each with its price and one press to the cart. */
export function QuickSizes({ slug, name, onClose }: QuickSizesProps) {
  const { t } = useTranslation('cart');
  const { data: product } = useQuery(productQuery(slug));
  const { data: cart } = useQuery(cartQuery);
  const add = useAddToCartWithToast();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [onClose]);
  const sizes = product?.family?.members ?? [];
  const lines = cart?.items.filter(({ familyId }) => familyId === product?.family?.id) ?? [];
  const offer = familyOffer(lines, sizes);
  return (
    <div
      ref={panel}
      role="group"
      tabIndex={-1}
      aria-label={t('quick.sizes', { name })}
      className="w-full min-w-36 rounded-lg bg-raised p-1 text-ink shadow-lg outline-none"
    >
      <div className="flex items-center justify-between pl-2 text-xs font-medium">
        {t('quick.choose')}
        <IconButton size="sm" label={t('quick.close')} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {product === undefined && <LoadingDots className="m-3" />}
      <ul>
        {sizes.map((size) => {
          const held = lines.find(({ product: { id } }) => id === size.productId)?.quantity ?? 0;
          return (
            <li key={size.productId}>
              <button
                type="button"
                disabled={maxQuantityOf(size) <= held}
                aria-label={t('quick.addSize', { size: size.label, price: formatAmount(size.price), name })}
                onClick={() =>
                  add.mutate({
                    product: { id: size.productId, name: `${name}, ${size.label}` },
                    quantity: 1,
                  })
                }
                className="flex min-h-10 w-full cursor-pointer items-center gap-2 rounded-md px-2 text-left text-xs hover:bg-ink/7 disabled:cursor-default disabled:opacity-50"
              >
                <span className="min-w-0 flex-1">
                  {size.label}
                  {!size.inStock && <span className="block text-2xs">{t('catalogue:outOfStock')}</span>}
                </span>
                {held > 0 && <span className="font-semibold tabular-nums">{held} ×</span>}
                <span className="tabular-nums">{formatAmount(size.price)}</span>
                <Plus aria-hidden="true" className="size-4 shrink-0" />
              </button>
            </li>
          );
        })}
      </ul>
      {offer?.kind === 'next' && (
        <p className="px-2 py-1.5 text-2xs font-medium text-wine">
          {t('family.next', { count: offer.more, size: offer.label, percent: offer.percent })}
        </p>
      )}
    </div>
  );
}
