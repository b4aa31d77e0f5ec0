import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '#shared/orders/order.ts';
import type { ReorderAnswer } from '#shared/orders/reorder.ts';
import type { NewReview, OwnReview } from '#shared/reviews/review.ts';
import { apiRequest } from '#web/api/client.ts';
import { confirmCart } from '#web/features/cart/cart-wishes.ts';
import { useChange } from '#web/features/dashboards/use-change.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

const OWN_REVIEWS = '/api/user/reviews';

export const ownOrdersQuery = queryOptions<Order[]>({ queryKey: ['/api/user/orders'] });
export const ownReviewsQuery = queryOptions<OwnReview[]>({ queryKey: [OWN_REVIEWS] });

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
  const { t } = useTranslation('buyer');
  const queryClient = useQueryClient();
  return useChange({
    send: async (orderId: number) => {
      const answer = await apiRequest<ReorderAnswer>(`/api/user/orders/${orderId}/reorder`, 'POST');
      confirmCart(queryClient, answer.cart);
      return answer;
    },
    done: () => ({ title: t('reorder.doneTitle'), description: t('reorder.doneText'), duration: 3000 }),
    failed: t('reorder.failed'),
  });
}

export function useWriteReview() {
  const { t } = useTranslation('buyer');
  return useChange({
    send: (review: NewReview) => apiRequest<{ id: number }>('/api/reviews', 'POST', review),
    refreshes: OWN_REVIEWS,
    done: () => ({ title: t('reviews.thanksTitle'), description: t('reviews.thanksText') }),
    failed: t('reviews.failed'),
  });
}
