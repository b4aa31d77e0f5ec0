import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useRouter, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useState, type ComponentProps } from 'react';
import { productQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { useOpenProduct } from '#domains/catalogue/web/open-product.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import type { OpenedOver, RouterContext } from '#engine/web/rendering/router-context.ts';
import { useHydrated } from '#engine/web/ui/basics/use-hydrated.ts';

const ProductModal = lazyPage(() => import('./product-modal.tsx'), 'ProductModal');

/** The texts of a product, on a page of its own and over another one. */
export const PRODUCT_NAMESPACES = ['cart', 'offer'];

/** For a page that is opened with a product over it: the modal is part of it. Undefined where there is no such product. */
export async function loadModal(
  { queryClient }: RouterContext,
  slug: string,
): Promise<OpenedOver | undefined> {
  const query = productQuery(slug);
  await Promise.all([ProductModal.preload?.(), queryClient.prefetchQuery(query)]);
  const isThere = queryClient.getQueryData(query.queryKey) !== undefined;
  return isThere ? { file: ProductModal.file, namespaces: PRODUCT_NAMESPACES } : undefined;
}

/** Around the pages whose cards open a product over them: `?product=slug` in the URL is the open modal. */
export function BrowseLayout() {
  const openProduct = useOpenProduct();
  const { product: slug } = useSearch({ from: '/browse' });
  const isWritten = useWritten(slug);
  return (
    <>
      <div className={isWritten ? COVERED : undefined} onClickCapture={openProduct}>
        <Outlet />
      </div>
      <ProductModalHost slug={slug} isWritten={isWritten} />
    </>
  );
}

/**
 * On a phone nothing is seen of the page under a product that it came with: it is drawn once that is closed. Until then it is
 * about as tall as it will be, so that a reload keeps the place.
 */
const COVERED =
  'max-sm:not-noscript:[content-visibility:hidden] max-sm:not-noscript:[contain-intrinsic-height:800vh]';

/** Whether the page came with this product over it: then that is there from the first frame, and does not move. */
function useWritten(slug: string | undefined): boolean {
  const hydrated = useHydrated();
  const queryClient = useQueryClient();
  const [isWritten, setWritten] = useState(
    () =>
      slug !== undefined && !hydrated && queryClient.getQueryData(productQuery(slug).queryKey) !== undefined,
  );
  if (slug === undefined && isWritten) setWritten(false);
  return isWritten;
}

interface ProductModalHostProps {
  slug: string | undefined;
  isWritten: boolean;
}

function ProductModalHost({ slug, isWritten }: ProductModalHostProps) {
  const router = useRouter();
  const hydrated = useHydrated();
  // Once opened it stays, so that it can leave with its animation; until then its code is not even fetched.
  const [last, setLast] = useState(isWritten ? slug : undefined);
  if (slug !== undefined && hydrated && last !== slug) setLast(slug);
  if (last === undefined) return null;

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
      <ModalWithTexts slug={last} open={slug !== undefined} still={isWritten} onClose={close} />
    </Suspense>
  );
}

/** A page that stays as it was written has none of the texts of products: they come with the first modal. */
function ModalWithTexts(props: ComponentProps<typeof ProductModal>) {
  const { ready } = useTranslation('catalogue');
  useEffect(() => void ProductModal.preload?.(), []);
  return ready ? <ProductModal {...props} /> : null;
}
