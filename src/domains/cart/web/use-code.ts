import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiRequest } from '#engine/web/api/client.ts';
import { tellOtherTabs } from '#engine/web/api/other-tabs.ts';
import { confirmCart } from './pending-updates.ts';
import { CART_WRITES } from './cart.queries.ts';

/**
 * Puts a code into the cart, or takes off the one that is there (null). `onDone` is called before the cart is shown:
 * whoever asked may be gone with it.
 */
export function useCode(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    ...CART_WRITES,
    mutationFn: (code: string | null) =>
      code === null
        ? apiRequest('DELETE /api/cart/promo')
        : apiRequest('POST /api/cart/promo', { body: { code } }),
    onSuccess: (cart) => {
      onDone();
      confirmCart(client, cart);
      tellOtherTabs('cart');
    },
  });
}
