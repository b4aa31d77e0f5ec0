import { Outlet, useHydrated, useRouter, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';

const ProductModal = lazy(async () => ({ default: (await import('./product-modal.tsx')).ProductModal }));

/** Around the pages whose cards open a product over them: `?product=slug` in the URL is the open modal. */
export function BrowseLayout() {
  return (
    <>
      <Outlet />
      <ProductModalHost />
    </>
  );
}

function ProductModalHost() {
  const router = useRouter();
  const hydrated = useHydrated();
  const { product: slug } = useSearch({ from: '/browse' });
  // Once opened it stays, so that it can leave with its animation; until then its code is not even fetched.
  const [wanted, setWanted] = useState(false);
  if (slug !== undefined && hydrated && !wanted) setWanted(true);
  if (!wanted) return null;

  function close() {
    if (router.state.location.state.openedHere) return router.history.back();
    void router.navigate({
      to: '.',
      search: (previous) => ({ ...previous, product: undefined }),
      replace: true,
      resetScroll: false,
    });
  }

  return (
    <Suspense fallback={null}>
      <ProductModal slug={slug} onClose={close} />
    </Suspense>
  );
}
