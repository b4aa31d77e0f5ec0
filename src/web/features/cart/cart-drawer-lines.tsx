import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import type { Cart, CartLine } from '#shared/cart/cart.ts';
import { formatDollars } from '#shared/money.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { useCartWrites } from './cart-writes.ts';
import { LineOffer } from './line-offer.tsx';
import { LineQuantity } from './line-quantity.tsx';
import { useLineFocus } from './use-line-focus.ts';

export function CartDrawerLines({ cart }: { cart: Cart }) {
  const { setQuantity, remove } = useCartWrites();
  const { list, keepPlaceOf } = useLineFocus(cart.items.map(({ id }) => id));
  return (
    <ul ref={list} className="-my-5 divide-y divide-line">
      {cart.items.map((line) => (
        <DrawerLine
          key={line.id}
          line={line}
          onQuantity={(quantity) => setQuantity(line, quantity)}
          onRemove={() => {
            keepPlaceOf(line.id);
            remove(line);
          }}
        />
      ))}
    </ul>
  );
}

interface DrawerLineProps {
  line: CartLine;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

function DrawerLine({ line, onQuantity, onRemove }: DrawerLineProps) {
  const { t } = useTranslation('cart');
  const { product, discountPercentage } = line;
  const discounted = discountPercentage > 0;
  return (
    <li className="grid animate-fade-in grid-cols-[5rem_1fr] gap-x-4 gap-y-3 py-5">
      <Link to="/product/$slug" params={{ slug: product.slug }} tabIndex={-1} aria-hidden="true">
        <Picture
          src={product.imageUrl}
          preview={product.imagePreview}
          alt=""
          width={800}
          height={1000}
          sizes="80px"
          className="aspect-4/5 rounded-lg"
        />
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
          <Price
            size="sm"
            className="ml-auto justify-end"
            amount={formatDollars(line.finalPrice)}
            original={discounted ? formatDollars(line.originalPrice) : undefined}
            labels={{ original: t('line.original'), current: t('line.current') }}
          />
        </div>
        {discounted && (
          <p className="mt-1 text-right text-xs font-medium text-wine">
            {t('line.discount', { percent: discountPercentage })}
          </p>
        )}
      </div>
      <LineOffer line={line} onTake={onQuantity} className="col-span-2" />
    </li>
  );
}
