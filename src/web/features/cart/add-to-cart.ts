import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import { serverMessage } from '#web/api/api-error.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { useAddToCart } from './cart.queries.ts';

const TOAST_MS = 3_000;

interface Addition {
  product: Pick<Product, 'id' | 'name'>;
  quantity: number;
}

/** Adds to the cart and says so; a refusal is told in the server's own words, which name what is possible. */
export function useAddToCartWithToast() {
  const { t } = useTranslation('cart');
  const { mutateAsync: addToCart } = useAddToCart();
  return useMutation({
    mutationFn: ({ product, quantity }: Addition) => addToCart({ productId: product.id, quantity }),
    onSuccess: (_cart, { product, quantity }) => {
      showToast({
        title: t('added.title'),
        description: t('added.text', { quantity, name: product.name }),
        tone: 'success',
        duration: TOAST_MS,
      });
    },
    onError: (error) => {
      showToast({
        title: t('addFailed.title'),
        description: serverMessage(error) ?? t('addFailed.text'),
        tone: 'destructive',
      });
    },
  });
}
