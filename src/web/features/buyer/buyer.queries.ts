import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '#shared/orders/order.ts';
import type { ReorderAnswer } from '#shared/orders/reorder.ts';
import type { NewReview, OwnReview } from '#shared/reviews/review.ts';
import { apiRequest } from '#web/api/client.ts';
import { confirmCart } from '#web/features/cart/cart-wishes.ts';

export const ownOrdersQuery = queryOptions<Order[]>({ queryKey: ['/api/user/orders'] });
export const ownReviewsQuery = queryOptions<OwnReview[]>({ queryKey: ['/api/user/reviews'] });

export function useCancelOwnOrder(orderId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest<Order>(`/api/user/orders/${orderId}/cancel`, 'POST'),
    // Refused or not, the order may have moved on in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownOrdersQuery.queryKey }),
  });
}

/** Puts the lines of an order back into the cart at today's prices. */
export function useReorder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (orderId: number) => apiRequest<ReorderAnswer>(`/api/user/orders/${orderId}/reorder`, 'POST'),
    onSuccess: ({ cart }) => confirmCart(queryClient, cart),
  });
}

export function useWriteReview() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (review: NewReview) => apiRequest<{ id: number }>('/api/reviews', 'POST', review),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ownReviewsQuery.queryKey }),
  });
}
