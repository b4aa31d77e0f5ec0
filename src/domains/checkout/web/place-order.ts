import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Checkout, CheckoutAnswer } from '#domains/checkout/model/checkout.ts';
import { ApiError } from '#engine/web/api/api-error.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { tellOtherTabs } from '#engine/web/api/other-tabs.ts';
import { confirmCart, EMPTY_CART } from '#domains/cart/web/pending-updates.ts';
import { refreshCart, CART_WRITES, cartQuery } from '#domains/cart/web/cart.queries.ts';
import { orderQuery } from '#domains/orders/web/orders.queries.ts';
import { Refusal } from '#engine/web/forms/failure.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import {
  beginAttempt,
  endAttempt,
  orderContent,
  type Attempt,
  forgetDraft,
  rememberPlacedOrder,
} from './checkout-memory.ts';
import { chooseGift } from './gift-wanted.ts';

interface Submission {
  checkout: Checkout;
  /** `orderContent` of the cart as it was on screen when the button was pressed. */
  content: string;
}

const submit = ({ key, checkout }: Attempt) =>
  apiRequest('POST /api/checkout', { body: checkout, headers: { 'idempotency-key': key } });

/** Waits for changes of the cart under way, then orders; one order however often it is sent. */
export function usePlaceOrder(): (checkout: Checkout) => Promise<void> {
  const client = useQueryClient();
  const finish = useFinishOrder();
  const cartNow = () => client.getQueryData(cartQuery.queryKey) ?? EMPTY_CART;
  const { mutateAsync } = useMutation({
    ...CART_WRITES,
    mutationFn: async ({ checkout, content }: Submission) => {
      // A change of the cart was refused meanwhile: the customer would not get what was on screen.
      if (orderContent(checkout, cartNow()) !== content) throw new Refusal({ reason: 'cart_changed' });
      const answer = await submit(beginAttempt(checkout, content));
      await finish(answer, checkout);
    },
    onError: (error) => {
      // No answer, or the server stumbled: the order may exist, so the next try uses the same key.
      const answered = error instanceof ApiError && error.status < 500;
      if (answered) endAttempt();
      // With the cart, what may be chosen for it is asked again.
      if (answered && (error.status === 409 || error.status === 400)) refreshCart(client);
    },
  });
  return async (checkout) => {
    // Read now, not from the last drawing: a quantity typed just before the click counts.
    const cart = cartNow();
    if (cart.items.length === 0) throw new Refusal({ reason: 'cart_empty' });
    await mutateAsync({ checkout, content: orderContent(checkout, cart) });
  };
}

/** An order whose answer was lost, found again after a reload. The cart is empty by then, so nothing new is ordered. */
export function useRecoverOrder() {
  const finish = useFinishOrder();
  return useMutation({
    ...CART_WRITES,
    mutationFn: async (attempt: Attempt) => finish(await submit(attempt), attempt.checkout),
    onError: (error) => {
      if (error instanceof ApiError && error.status < 500) endAttempt();
    },
  });
}

function useFinishOrder() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation('checkout');
  return async (
    { orderId: id, token, order, payment }: CheckoutAnswer,
    { customerEmail: email }: Checkout,
  ) => {
    endAttempt();
    forgetDraft();
    chooseGift(false);
    rememberPlacedOrder({ id, token, email });
    client.setQueryData(orderQuery({ id, token }).queryKey, order);
    if (payment.redirectUrl !== null) {
      tellOtherTabs('cart');
      window.location.assign(payment.redirectUrl);
      return;
    }
    if (payment.payUntil !== null) {
      // The provider cannot be reached: the order's page leads there once it can.
      await navigate({ to: '/order/$id', params: { id: String(id) }, search: { token }, replace: true });
      confirmCart(client, EMPTY_CART);
      tellOtherTabs('cart');
      return;
    }
    // The confirmation first, then the empty cart: the other way round "Your Cart is Empty" would flash up.
    await navigate({ to: '/checkout', search: { order: id }, replace: true });
    confirmCart(client, EMPTY_CART);
    tellOtherTabs('cart');
    showToast({ title: t('placed.title'), description: t('placed.text', { id }), tone: 'success' });
  };
}
