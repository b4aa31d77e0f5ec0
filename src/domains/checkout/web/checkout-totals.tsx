import { useWatch } from 'react-hook-form';
import type { Cart } from '#domains/cart/model/cart.ts';
import { checkoutFigures } from '#domains/checkout/model/checkout-figures.ts';
import { isDay } from '#domains/pricing/model/delivery/business-days.ts';
import { orderTotalsRows } from '#domains/orders/web/order-totals.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { TotalsList } from '#engine/web/ui/content/totals-list.tsx';
import type { CheckoutFormState } from './checkout-fields.ts';
import { useChoices } from './use-choices.ts';

/** From the subtotal to what is paid, with every choice made so far: the rows that the order will have. */
export function CheckoutTotals({ cart, form }: { cart: Cart; form: CheckoutFormState }) {
  const { t, i18n } = useTranslation('orders');
  const choices = useChoices(form);
  const deliveryDate = useWatch({ control: form.control, name: 'deliveryDate' });
  const order = {
    status: 'pending' as const,
    ...choices,
    ...checkoutFigures(cart, choices),
    subtotal: cart.subtotal,
    discountTotal: cart.totalDiscount,
    shippingMethod: choices.method,
    deliveryDate: deliveryDate !== undefined && isDay(deliveryDate) ? deliveryDate : null,
    promo: cart.promo !== null && cart.promo.discount > 0 ? cart.promo : null,
    cancelledTotal: 0,
  };
  return <TotalsList rows={orderTotalsRows(order, t, i18n.language)} />;
}
