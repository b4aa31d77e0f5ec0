import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Product } from '#domains/catalogue/model/product.ts';
import type { SavedProduct } from '#domains/cart/model/saved/saved-product.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { localFavourites, toggled } from './local-favourites.ts';
import { savedQuery, useSavesInAccount } from './saved.queries.ts';

/** Whether a product is saved, and what its heart does: seen at once, taken back where the server refuses. */
export function useHeart(product: Product): [saved: boolean, toggle: () => void] {
  const { t } = useTranslation('catalogue');
  const client = useQueryClient();
  const inAccount = useSavesInAccount();
  const { data } = useQuery({ ...savedQuery, enabled: inAccount });
  const hearts = localFavourites.use();
  if (!inAccount) {
    const isKept = hearts.some(({ slug }) => slug === product.slug);
    return [isKept, () => localFavourites.write(toggled(localFavourites.read(), product, new Date()))];
  }
  const isSaved = data?.some(({ productId }) => productId === product.id) ?? false;
  const toggle = () => {
    client.setQueryData(savedQuery.queryKey, (list) =>
      isSaved ? list?.filter(({ productId }) => productId !== product.id) : [asNew(product), ...(list ?? [])],
    );
    inTurn(() => saveInAccount(product.id, !isSaved))
      .catch(() => showToast({ title: t('purchase.saveFailed'), tone: 'destructive' }))
      .finally(() => client.invalidateQueries({ queryKey: savedQuery.queryKey }));
  };
  return [isSaved, toggle];
}

function saveInAccount(productId: number, isSaved: boolean): Promise<unknown> {
  return apiRequest(`${isSaved ? 'PUT' : 'DELETE'} /api/user/saved-products/:productId`, {
    params: { productId },
  });
}

let last: Promise<unknown> = Promise.resolve();

/** Two clicks arrive in their order, so that the second one counts. */
function inTurn(send: () => Promise<unknown>): Promise<unknown> {
  last = last.then(send, send);
  return last;
}

/** Until the server has said it. */
function asNew(product: Product): SavedProduct {
  const savedAt = new Date().toISOString();
  return { productId: product.id, savedAt, savedPrice: product.price, changes: [], product };
}
