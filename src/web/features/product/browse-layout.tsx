import { Outlet, useHydrated, useRouter, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, type ComponentProps } from 'react';
import { useOpenProduct } from '#web/features/catalogue/open-product.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

const loadModal = async () => ({ default: (await import('./product-modal.tsx')).ProductModal });
const ProductModal = lazy(loadModal);

/** Around the pages whose cards open a product over them: `?product=slug` in the URL is the open modal. */
export function BrowseLayout() {
  const openProduct = useOpenProduct();
  return (
    <>
      <div className="contents" onClickCapture={openProduct}>
        <Outlet />
      </div>
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
      <ModalWithTexts slug={slug} onClose={close} />
    </Suspense>
  );
}

/** A page that stays as it was written has none of the texts of products: they come with the first modal. */
function ModalWithTexts(props: ComponentProps<typeof ProductModal>) {
  const { ready } = useTranslation('catalogue');
  useEffect(() => void loadModal(), []);
  return ready ? <ProductModal {...props} /> : null;
}
