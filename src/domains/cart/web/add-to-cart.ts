import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Product } from '#domains/catalogue/model/product.ts';
import { serverMessage } from '#engine/web/api/api-error.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { tellOtherTabs } from '#engine/web/api/other-tabs.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { pause } from '#engine/web/api/pause.ts';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { askFor } from './asked-for.ts';
import { CART_WRITES } from './cart.queries.ts';
import { confirmCart } from './pending-updates.ts';

const TOAST_MS = 3_000;

interface Addition {
  product: Pick<Product, 'id' | 'name'>;
  quantity: number;
}

/** Adds to the cart, counts it at once and says so; a refusal shows the server's message, which names what is possible. */
export function useAddToCartWithToast() {
  const client = useQueryClient();
  const { t, i18n } = useTranslation('cart');
  // A quick visitor adds before the texts have arrived.
  const texts = () => i18n.loadNamespaces(['cart']);
  return useMutation({
    ...CART_WRITES,
    mutationFn: ({ product, quantity }: Addition) =>
      apiRequest('POST /api/cart', { body: { productId: product.id, quantity } }),
    onMutate: ({ quantity }) => askFor(quantity),
    onSuccess: async (cart, { product, quantity }, answered) => {
      // Both before anything is drawn: the badge never counts it twice.
      confirmCart(client, cart);
      answered();
      tellOtherTabs('cart');
      // On a slow phone the new count is seen before the notice is made.
      await Promise.all([pause(), texts()]);
      showToast({
        title: t('added.title'),
        description: t('added.text', { quantity, name: product.name }),
        tone: 'success',
        duration: TOAST_MS,
      });
    },
    onError: async (error, _addition, answered) => {
      answered?.();
      // oxlint-disable-next-line eslint/no-console -- the one trace of a refused addition
      console.error('Failed to add to cart', error);
      await texts();
      showToast({
        title: t('addFailed.title'),
        description: serverMessage(error) ?? t('addFailed.text'),
        tone: 'destructive',
      });
    },
  });
}
