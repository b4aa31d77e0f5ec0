import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import { changesSince } from '#domains/cart/model/saved/saved-changes.ts';
import type { SavedProduct } from '#domains/cart/model/saved/saved-product.ts';
import { CART_WRITES } from '#domains/cart/web/cart.queries.ts';
import { confirmCart } from '#domains/cart/web/pending-updates.ts';
import { toCents } from '#engine/model/money.ts';
import { serverMessage } from '#engine/web/api/api-error.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { tellOtherTabs } from '#engine/web/api/other-tabs.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { localFavourites, savedQuery, useSavesInAccount, type KeptHeart } from './saved-hearts.ts';
import { SavedLine } from './saved-line.tsx';

/**
 * The server draws the page for a stranger, who has no hearts. A visitor whom the document marks as one who may have
 * some (src/engine/web/start/before-paint.ts) sees a place kept free instead, until they are read.
 */
const KNOWN_HIDDEN = 'in-data-hearts:hidden in-data-signed-in:hidden';
const KNOWN_ONLY = 'hidden in-data-hearts:block in-data-signed-in:block';

/** Everything marked with the heart, and what has changed since. */
export function SavedPage() {
  const { t } = useTranslation('saved');
  const { user, isLoading } = useCurrentUser();
  const { items, isError, refetch } = useSavedProducts();
  return (
    <Container className="py-8 sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-4xl">{t('title')}</h1>
          <p className="mt-2 max-w-text text-muted">{t('lead')}</p>
        </div>
        {items !== undefined && items.length > 0 && <AddAll items={items} />}
      </div>
      <div className="mt-8">
        {isError && <LoadFailed onRetry={() => void refetch()} />}
        {items?.length === 0 && (
          <EmptyState
            className={isLoading ? KNOWN_HIDDEN : ''}
            icon={<Heart />}
            title={t('emptyTitle')}
            description={t('emptyText')}
            actions={
              <Button asChild>
                <Link to="/shop">{t('shop')}</Link>
              </Button>
            }
          />
        )}
        {(isLoading || items === undefined) && !isError && (
          <div className={cx('min-h-dvh', items !== undefined && KNOWN_ONLY)}>
            <Skeleton className="h-64 w-full rounded-lg" />
          </div>
        )}
        {!isLoading && items !== undefined && items.length > 0 && (
          <ul className="flex flex-col border-t border-line">
            {items.map((item) => (
              <SavedLine key={item.productId} item={item} />
            ))}
          </ul>
        )}
      </div>
      <WhereTheyAre role={user?.role} className={isLoading ? KNOWN_HIDDEN : ''} />
    </Container>
  );
}

/** Whether hearts stay in this browser, and whether there are mails about them. */
function WhereTheyAre({ role, className }: { role: string | undefined; className: string }) {
  const { t } = useTranslation('saved');
  const { profile } = useCurrentUser();
  const inAccount = role === 'BUYER';
  const text = profile?.notifyOnDeals === false ? t('alertsOff') : t('alerts');
  return (
    <p className={cx('mt-8 text-sm text-muted', className)}>
      {inAccount ? text : t('inBrowser')}{' '}
      {inAccount && (
        <Link to="/profile" className="underline underline-offset-2 hover:text-ink">
          {t('settings')}
        </Link>
      )}
      {role === undefined && (
        <Link to="/login" search={{ next: '/saved' }} className="underline underline-offset-2 hover:text-ink">
          {t('signIn')}
        </Link>
      )}
    </p>
  );
}

/** One of each that can be bought goes into the cart; what is sold out stays behind, and the page says so. */
function AddAll({ items }: { items: SavedProduct[] }) {
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

/** Everything saved, wherever that is, newest first. */
function useSavedProducts() {
  const inAccount = useSavesInAccount();
  const account = useQuery({ ...savedQuery, enabled: inAccount, staleTime: 0 });
  const hearts = localFavourites.use();
  const slugs = hearts.map(({ slug }) => slug).join(',');
  const kept = useQuery({
    ...apiQuery('/api/saved-products', { query: { slugs } }),
    enabled: !inAccount && slugs !== '',
    select: (products) => products.map((product) => asSaved(product, hearts)),
    placeholderData: (before) => before,
  });
  if (inAccount) return { ...account, items: account.data };
  return {
    ...kept,
    items: slugs === '' ? [] : kept.data?.filter(({ product }) => isKept(product.slug, hearts)),
  };
}

const isKept = (slug: string, hearts: readonly KeptHeart[]) => hearts.some((heart) => heart.slug === slug);

function asSaved(product: SavedProduct['product'], hearts: readonly KeptHeart[]): SavedProduct {
  const heart = hearts.find(({ slug }) => slug === product.slug);
  const savedPrice = heart?.price ?? product.price;
  const state = { priceCents: toCents(savedPrice), wasSoldOut: heart?.wasSoldOut ?? false };
  return {
    productId: product.id,
    savedAt: heart?.savedAt ?? '',
    savedPrice,
    changes: changesSince(state, product),
    product,
  };
}
