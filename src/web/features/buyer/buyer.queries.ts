import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewReview } from '#shared/reviews/review.ts';
import { apiQuery } from '#web/api/api-query.ts';
import { apiRequest } from '#web/api/client.ts';
import { confirmCart } from '#web/features/cart/cart-wishes.ts';
import { useChange } from '#web/features/dashboards/use-change.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

export const ownOrdersQuery = apiQuery('/api/user/orders');
export const ownReviewsQuery = apiQuery('/api/user/reviews');

export function useCancelOwnOrder(orderId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest('POST /api/user/orders/:id/cancel', { params: { id: orderId } }),
    // Refused or not, the order may have moved on in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownOrdersQuery.queryKey }),
  });
}

export function useReceiveOwnParcel(orderId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (partId: number) =>
      apiRequest('POST /api/user/orders/:id/received', { params: { id: orderId }, body: { partId } }),
    // Refused or not, the parcel may have moved on in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownOrdersQuery.queryKey }),
  });
}

/** Puts the lines of an order back into the cart at today's prices. */
export function useReorder() {
  const { t } = useTranslation('buyer');
  const queryClient = useQueryClient();
  return useChange({
    send: async (id: number) => {
      const answer = await apiRequest('POST /api/user/orders/:id/reorder', { params: { id } });
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
    send: (review: NewReview) => apiRequest('POST /api/reviews', { body: review }),
    refreshes: '/api/user/reviews',
    done: () => ({ title: t('reviews.thanksTitle'), description: t('reviews.thanksText') }),
    failed: t('reviews.failed'),
  });
}
