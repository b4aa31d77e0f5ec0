import { useQueryClient } from '@tanstack/react-query';
import type { OrderChangeInput } from '#domains/orders/model/order-change-input.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest, apiWrite } from '#engine/web/api/client.ts';
import { confirmCart } from '#domains/cart/web/pending-updates.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

export const OWN_ORDERS = '/api/user/orders';
export const OWN_REVIEWS = '/api/user/reviews';

export const ownOrdersQuery = apiQuery(OWN_ORDERS);
export const ownReviewsQuery = apiQuery(OWN_REVIEWS);

export const changeOwnOrder = (id: number, change: OrderChangeInput) =>
  apiRequest('PATCH /api/user/orders/:id', { params: { id }, body: change });

export const cancelOwnOrder = (id: number) =>
  apiRequest('POST /api/user/orders/:id/cancel', { params: { id } });

export const receiveOwnParcel = (orderId: number, partId: number) =>
  apiRequest('POST /api/user/orders/:id/received', { params: { id: orderId }, body: { partId } });

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
    failed: { title: t('reorder.failed') },
  });
}

export const writeReview = apiWrite('POST /api/reviews');
