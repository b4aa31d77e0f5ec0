import { useQuery } from '@tanstack/react-query';
import { toCents } from '#engine/model/money.ts';
import { changesSince } from '#domains/cart/model/saved/saved-changes.ts';
import type { SavedProduct } from '#domains/cart/model/saved/saved-product.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { localFavourites, type KeptHeart } from './local-favourites.ts';
import { savedQuery, useSavesInAccount } from './saved.queries.ts';

/** Everything saved, wherever that is, newest first. */
export function useSavedProducts() {
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
