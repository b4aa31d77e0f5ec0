import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedProduct } from '#domains/cart/model/saved/saved-product.ts';
import { serverMessage } from '#engine/web/api/api-error.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { tellOtherTabs } from '#engine/web/api/other-tabs.ts';
import { confirmCart } from '#domains/cart/web/pending-updates.ts';
import { CART_WRITES } from '#domains/cart/web/cart.queries.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';

/** One of each that can be bought goes into the cart; what is sold out stays behind, and the page says so. */
export function AddAll({ items }: { items: SavedProduct[] }) {
  const { t } = useTranslation('saved');
  const client = useQueryClient();
  const buyable = items.filter(({ product }) => product.inStock);
  const soldOut = items.length - buyable.length;
  const addAll = useMutation({
    ...CART_WRITES,
    mutationFn: async () => {
      const refusals: unknown[] = [];
      // One after the other: each response is the whole cart.
      for (const { productId } of buyable) {
        try {
          confirmCart(client, await apiRequest('POST /api/cart', { body: { productId, quantity: 1 } }));
        } catch (error) {
          refusals.push(error);
        }
      }
      return refusals;
    },
    onSuccess: (refusals) => {
      tellOtherTabs('cart');
      const count = buyable.length - refusals.length;
      if (count > 0)
        showToast({ tone: 'success', title: t('addedTitle'), description: t('added', { count }) });
      if (refusals.length > 0)
        showToast({
          tone: 'destructive',
          title: t('notAdded', { count: refusals.length }),
          description: serverMessage(refusals[0]),
        });
    },
  });
  return (
    <div className="flex flex-col items-start gap-1.5 sm:items-end">
      <Button loading={addAll.isPending} disabled={buyable.length === 0} onClick={() => addAll.mutate()}>
        {t('addAll')}
      </Button>
      {soldOut > 0 && <p className="text-sm text-muted">{t('addAllNote', { count: soldOut })}</p>}
    </div>
  );
}
