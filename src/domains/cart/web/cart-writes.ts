import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CartLine } from '#domains/cart/model/cart.ts';
import { ApiError, serverMessage } from '#engine/web/api/api-error.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { tellOtherTabs } from '#engine/web/api/other-tabs.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { confirmUpdate, isPending } from './pending-updates.ts';
import { refreshCart } from './unconfirmed-updates.ts';
import { CART_WRITES } from './cart.queries.ts';
import { updateQuantity } from './update-quantity.ts';

const TOAST_MS = 3_000;

interface LineChange {
  line: CartLine;
  /** 0 removes the line. */
  quantity: number;
}

/** Quantity changes and removals: seen at once, sent one after the other, taken back when the server refuses. */
export function useCartWrites() {
  const client = useQueryClient();
  const { t } = useTranslation('cart');
  const { mutate } = useMutation({
    ...CART_WRITES,
    mutationFn: async ({ line, quantity }: LineChange) => {
      // Clicked on in the meantime: only the last quantity is worth sending.
      if (!isPending(client, line.id, quantity)) return null;
      const params = { id: line.id };
      return quantity === 0
        ? apiRequest('DELETE /api/cart/:id', { params })
        : apiRequest('PUT /api/cart/:id', { params, body: { quantity } });
    },
    onSuccess: (cart, { line, quantity }) => {
      if (cart === null) return;
      confirmUpdate(client, line.id, quantity, cart);
      tellOtherTabs('cart');
      if (quantity > 0) return;
      showToast({
        title: t('removed.title'),
        description: t('removed.text', { name: line.product.name }),
        duration: TOAST_MS,
      });
    },
    onError: (error, { line, quantity }) => {
      // oxlint-disable-next-line eslint/no-console -- the one trace of a refused change
      console.error('Failed to change cart', error);
      confirmUpdate(client, line.id, quantity);
      if (error instanceof ApiError) refreshCart(client);
      showToast({
        title: t('changeFailed.title'),
        description: serverMessage(error) ?? t('changeFailed.text'),
        tone: 'destructive',
      });
    },
  });

  const setQuantity = (line: CartLine, quantity: number) => {
    // Before `mutate`, which begins a moment later: whoever reads the cart next must see the change.
    updateQuantity(client, line.id, quantity);
    mutate({ line, quantity });
  };
  return { setQuantity, remove: (line: CartLine) => setQuantity(line, 0) };
}
