import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import type { SavedProduct } from '#domains/cart/model/saved/saved-product.ts';
import type { Product } from '#domains/catalogue/model/product.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { localFavourites, toggled, savedQuery, useSavesInAccount } from './saved-hearts.ts';

export function HeartButton({ product, className = 'size-13' }: { product: Product; className?: string }) {
  const { t } = useTranslation('catalogue');
  const [saved, toggle] = useHeart(product);
  return (
    <IconButton
      variant="outline"
      label={t('purchase.save', { name: product.name })}
      aria-pressed={saved}
      onClick={toggle}
      className={className}
    >
      <Heart
        aria-hidden="true"
        className={cx(
          'transition-[fill,color,scale] duration-300 ease-soft in-active:scale-75',
          saved && 'fill-wine text-wine',
        )}
      />
    </IconButton>
  );
}

/** Whether a product is saved, and what its heart does: seen at once, taken back where the server refuses. */
function useHeart(product: Product): [saved: boolean, toggle: () => void] {
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
