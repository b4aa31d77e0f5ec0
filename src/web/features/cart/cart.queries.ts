import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Cart } from '#shared/cart/cart.ts';
import { apiRequest } from '#web/api/client.ts';
import { announceCartChange } from './cart-sync.ts';

/** The visitor's cart. Asked by the browser only: pages hold nothing private. */
export const cartQuery = queryOptions<Cart>({ queryKey: ['/api/cart'] });

export function useAddToCart() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (line: { productId: number; quantity: number }) =>
      apiRequest<Cart>('/api/cart', 'POST', line),
    onSuccess: (cart) => {
      queryClient.setQueryData(cartQuery.queryKey, cart);
      announceCartChange();
    },
  });
}
