import { Link } from '@tanstack/react-router';
import { ChevronDown, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Cart } from '#domains/cart/model/cart.ts';
import { CartLines, CartStatus, type CartLineProps } from '#domains/cart/web/cart-lines.tsx';
import { FreeShippingProgress } from '#domains/cart/web/free-shipping-progress.tsx';
import { LineOffer, LinePrice, LineQuantity } from '#domains/cart/web/line-parts.tsx';
import { PromoCode } from '#domains/cart/web/promo-code.tsx';
import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import { perUnit } from '#domains/catalogue/web/unit-name.ts';
import { checkoutFigures } from '#domains/checkout/model/checkout-figures.ts';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { promoDiscountIn } from '#domains/checkout/model/quote-in.ts';
import { orderTotalsRows } from '#domains/orders/web/order-totals.tsx';
import { isDay } from '#domains/pricing/model/delivery/business-days.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { TotalsList } from '#engine/web/ui/content/totals-list.tsx';
import { useChoices, type CheckoutFormState } from './checkout-form-state.ts';
import { useCheckoutOptions } from './checkout-options.queries.ts';

interface CheckoutSummaryProps {
  cart: Cart;
  form: CheckoutFormState;
}

const CONTENT_ID = 'order-summary-content';

/** What is bought. On phones one bar that opens, so that the form begins where the page does. */
export function CheckoutSummary({ cart, form }: CheckoutSummaryProps) {
  const { t } = useTranslation('checkout');
  const [opened, setOpened] = useState<boolean>();
  // A refused order is mostly one whose cart has changed: what to do about it is in here.
  const isOpen = opened ?? form.formState.errors.root !== undefined;
  return (
    <section aria-labelledby="order-summary" className="lg:sticky lg:top-6">
      <h2 id="order-summary" className="hidden text-2xl lg:block">
        {t('summary.title')}
      </h2>
      <SummaryBar cart={cart} form={form} isOpen={isOpen} onToggle={() => setOpened(!isOpen)} />
      <CartStatus cart={cart} />
      <div id={CONTENT_ID} className={cx(!isOpen && 'max-lg:hidden')}>
        <CartLines
          cart={cart}
          line={CheckoutLine}
          className="mt-2 divide-y divide-line border-b border-line"
        />
        <div className="mt-6 rounded-xl bg-sunken p-5 sm:p-6">
          <FreeShippingProgress cart={cart} className="mb-5" />
          <PromoCode cart={cart} className="mb-5" />
          <CheckoutTotals cart={cart} form={form} />
        </div>
      </div>
    </section>
  );
}

interface SummaryBarProps extends CheckoutSummaryProps {
  isOpen: boolean;
  onToggle: () => void;
}

function SummaryBar({ cart, form, isOpen, onToggle }: SummaryBarProps) {
  const { t } = useTranslation('checkout');
  const { data: options } = useCheckoutOptions(form);
  const { orderTotal } = checkoutFigures(cart, useChoices(form, options), options);
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={CONTENT_ID}
      onClick={onToggle}
      className="flex min-h-14 w-full items-center gap-3 rounded-xl bg-sunken px-4 py-2 text-left lg:hidden"
    >
      <ShoppingBag aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
      <span className="min-w-0 flex-1 text-sm">
        <span className="block font-medium">{t('summary.title')}</span>
        <span className="block text-xs text-muted">{t('summary.count', { count: cart.cartCount })}</span>
      </span>
      <span className="font-display text-xl tabular-nums">{formatAmount(orderTotal)}</span>
      <ChevronDown
        aria-hidden="true"
        className={cx('size-5 shrink-0 text-muted transition-transform duration-300', isOpen && 'rotate-180')}
      />
    </button>
  );
}

function CheckoutLine({ line, onQuantity, onRemove }: CartLineProps) {
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
              {formatAmount(product.price)} {perUnit(tCatalogue, product.unit)}
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

/** From the subtotal to what is paid, with every choice made so far: the rows that the order will have. */
function CheckoutTotals({ cart, form }: { cart: Cart; form: CheckoutFormState }) {
  const { t, i18n } = useTranslation('orders');
  const { data: options } = useCheckoutOptions(form);
  const choices = useChoices(form, options);
  const deliveryDate = useWatch({ control: form.control, name: 'deliveryDate' });
  const order = {
    status: 'pending' as const,
    ...choices,
    ...checkoutFigures(cart, choices, options),
    taxes: options?.taxes ?? [],
    taxIncluded: options?.taxIncluded ?? false,
    taxReason: options?.taxReason ?? null,
    subtotal: cart.subtotal,
    discountTotal: cart.totalDiscount,
    shippingMethod: choices.method,
    deliveryDate: deliveryDate !== undefined && isDay(deliveryDate) ? deliveryDate : null,
    promo: promoOf(cart, options),
    cancelledTotal: 0,
    removedTotal: 0,
  };
  return <TotalsList rows={orderTotalsRows(order, t, i18n.language)} />;
}

/** The code with what it takes off, as delivery is priced. */
function promoOf({ promo }: Cart, options: CheckoutOptions | undefined) {
  if (promo === null) return null;
  const discount = promoDiscountIn(options ?? {}) ?? promo.discount;
  return discount > 0 ? { ...promo, discount } : null;
}
