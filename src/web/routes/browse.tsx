import { createRoute } from '@tanstack/react-router';
import { readProductModalSearch } from '#web/features/catalogue/open-product.ts';
import { BrowseLayout } from '#web/features/product/browse-layout.tsx';
import { rootRoute } from './root.tsx';

/** Holds the pages whose product cards open over them: home, shop and categories. */
export const browseRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'browse',
  validateSearch: readProductModalSearch,
  component: BrowseLayout,
});
