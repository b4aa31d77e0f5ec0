import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ShoppingBag, Trash2 } from 'lucide-react';
import type { Cart } from '#domains/cart/model/cart.ts';
import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { TotalsList } from '#engine/web/ui/content/totals-list.tsx';
import { Drawer, DrawerClose } from '#engine/web/ui/overlays/drawer.tsx';
import { CartLines, CartStatus, type CartLineProps } from './cart-lines.tsx';
import { CartCompanions } from './companions/cart-companions.tsx';
import { cartQuery } from './cart.queries.ts';
import { FreeShippingProgress } from './free-shipping-progress.tsx';
import { LineOffer, LinePrice, LineQuantity } from './line-parts.tsx';
import { PromoCode } from './promo-code.tsx';
import { taxRows } from './tax-rows.ts';
import { totalsRows } from './totals-rows.ts';

interface CartDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The cart, over any page. */
export function CartDrawer({ open, onOpenChange }: CartDrawerProps) {
  const { t } = useTranslation('cart');
  const { data: cart, isError, refetch } = useQuery(cartQuery);
  const filled = cart !== undefined && cart.items.length > 0;
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('drawer.title', { count: cart?.cartCount ?? 0 })}
      closeLabel={t('drawer.close')}
      footer={filled && <CartDrawerFooter cart={cart} />}
    >
      {cart && <CartStatus cart={cart} />}
      {filled && <CartLines cart={cart} line={CartDrawerLine} className="-my-5 divide-y divide-line" />}
      {filled && <CartCompanions cart={cart} />}
      {cart && !filled && <EmptyCart />}
      {!cart && (isError ? <LoadFailed onRetry={() => void refetch()} /> : <LinesToCome />)}
    </Drawer>
  );
}

function EmptyCart() {
  const { t } = useTranslation('cart');
  return (
    <EmptyState
      size="sm"
      className="my-auto animate-rise-in"
      icon={<ShoppingBag aria-hidden="true" />}
      title={t('drawer.empty')}
      description={t('drawer.emptyText')}
      actions={
        <DrawerClose asChild>
          <Button>{t('drawer.continue')}</Button>
        </DrawerClose>
      }
    />
  );
}

function LinesToCome() {
  return (
    <div className="flex flex-col gap-6">
      {[1, 2].map((line) => (
        <div key={line} className="flex gap-4">
          <Skeleton className="aspect-4/5 w-20 rounded-lg" />
          <div className="flex flex-1 flex-col gap-3 pt-1">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-3.5 w-1/2" />
            <Skeleton className="h-8 w-28 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  );
}

function CartDrawerLine({ line, onQuantity, onRemove }: CartLineProps) {
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

function CartDrawerFooter({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  return (
    <div className="-mb-2 flex flex-col gap-3.5">
      <FreeShippingProgress cart={cart} />
      <PromoCode cart={cart} />
      <CartTotals cart={cart} discountLabel={t('totals.savings')} className="gap-1.5" />
      <div className="flex flex-col gap-1">
        <DrawerClose asChild>
          <Button asChild block size="lg">
            <Link to="/checkout">{t('drawer.checkout')}</Link>
          </Button>
        </DrawerClose>
        <DrawerClose asChild>
          <Button asChild block size="sm" variant="ghost">
            <Link to="/standing-orders/new">{t('drawer.standing')}</Link>
          </Button>
        </DrawerClose>
        <DrawerClose asChild>
          <Button block size="sm" variant="ghost">
            {t('drawer.continueCaps')}
          </Button>
        </DrawerClose>
      </div>
    </div>
  );
}

interface CartTotalsProps {
  cart: Cart;
  /** The drawer and the checkout name it differently. */
  discountLabel: string;
  className?: string;
}

function CartTotals({ cart, discountLabel, className }: CartTotalsProps) {
  const { t } = useTranslation('cart');
  const { subtotal, totalDiscount: discount, shipping, grandTotal: total } = cart;
  const promo = cart.promo?.discount ?? 0;
  const labels = {
    subtotal: t('totals.subtotal'),
    discount: discountLabel,
    promo: t('totals.promo', { code: cart.promo?.code }),
    shipping: t('totals.shipping'),
    free: t('totals.free'),
    total: t('totals.total'),
  };
  return (
    <TotalsList
      className={className}
      rows={totalsRows({ subtotal, discount, promo, shipping, total }, labels, taxRows(cart, t))}
    />
  );
}
