import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Cart } from '#domains/cart/model/cart.ts';
import { followOtherTabs } from '#engine/web/api/other-tabs.ts';
import { setBrowserMark } from '#engine/web/ui/basics/browser-mark.ts';
import { cartQuery, refreshCart } from './cart.queries.ts';

/** The cart, kept in step with other tabs. Every page has this once: in the header, or in the frame of the checkout. */
export function useFollowedCart(): Cart | undefined {
  const queryClient = useQueryClient();
  // Before the cart is first read: what changes after that is heard.
  useEffect(() => followOtherTabs('cart', () => refreshCart(queryClient)), [queryClient]);
  const { data: cart } = useQuery(cartQuery);
  const isFilled = cart && cart.cartCount > 0;
  // A visitor with something in the cart sees its number on the next page, too, without touching it.
  useEffect(() => {
    if (isFilled !== undefined) setBrowserMark('cart', isFilled);
  }, [isFilled]);
  return cart;
}
