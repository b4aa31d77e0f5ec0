import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiRequest } from '#engine/web/api/client.ts';
import { localFavourites } from './local-favourites.ts';
import { savedQuery, useSavesInAccount } from './saved.queries.ts';

/** Once a buyer is signed in, by whichever way, the hearts of this browser move into the account. */
export function useMovedHearts(): void {
  const client = useQueryClient();
  const inAccount = useSavesInAccount();
  const hasHearts = localFavourites.use().length > 0;
  useEffect(() => {
    if (!inAccount || !hasHearts) return;
    const hearts = localFavourites.read();
    const products = hearts.map(({ slug, price, wasSoldOut }) => ({ slug, price, wasSoldOut }));
    apiRequest('POST /api/user/saved-products', { body: { products } }).then(
      (saved) => {
        const moved = new Set(hearts.map(({ slug }) => slug));
        localFavourites.write(localFavourites.read().filter(({ slug }) => !moved.has(slug)));
        client.setQueryData(savedQuery.queryKey, saved);
      },
      // They stay here, and move with the next page.
      () => {},
    );
  }, [client, inAccount, hasHearts]);
}
