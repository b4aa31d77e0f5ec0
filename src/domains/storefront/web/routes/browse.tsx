import { createRoute } from '@tanstack/react-router';
import { readProductModalSearch } from '#domains/catalogue/web/open-product.ts';
import { BrowseLayout, loadModal } from '#domains/storefront/web/product/browse-layout.tsx';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';

/** Holds the pages whose product cards open over them: home, shop and categories. */
export const browseRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'browse',
  validateSearch: readProductModalSearch,
  // Of a page that is opened. Where a card is clicked the page stays, and the modal shows itself while it loads.
  beforeLoad: async ({ context, search: { product }, cause }) => ({
    opened: product === undefined || cause !== 'enter' ? undefined : await loadModal(context, product),
  }),
  component: BrowseLayout,
});
