import { createMemoryHistory, createRouter, type AnyRoute } from '@tanstack/react-router';
import { routeTreeOf } from '#app/web/all-routes.ts';

/** What stands for a route's parameter on two pages of it. */
const PARAMETERS: Record<string, [first: string, second: string]> = {
  '/product/$slug': ['gift-set-1', 'taggiasca-extra-virgin-olive-oil'],
  '/products/$slug': ['gift-set-1', 'taggiasca-extra-virgin-olive-oil'],
  '/producers/$slug': ['frantoio-ripalunga', 'nobody'],
  '/shop/$category': ['cheese', 'gift-sets'],
  '/group/$slug': ['one', 'two'],
  '/order/$id': ['1', '2'],
  '/order/$id/invoice': ['1', '2'],
  '/documents/$number': ['M-2026-000001', 'C-2026-000002'],
  '/order/$id/confirm': ['1', '2'],
  '/order/$id/return': ['1', '2'],
  '/order/$id/return/$number/label': ['1', '2'],
  '/pay/$reference': ['one', 'two'],
  '/messages/$threadId': ['1', '2'],
  '/dashboard/orders/$id/slip': ['1', '2'],
  '/dashboard/batches/$id/labels': ['1', '2'],
  '/admin/recalls/$id/list': ['1', '2'],
  '/batch/$id': ['1', 'none'],
  '/01/$gtin/10/$code': ['04006381333931', 'none'],
  '/user-dashboard/group-buys/$slug/list': ['one', 'two'],
  '/standing-order/$id': ['1', '2'],
  '/$': ['nowhere', 'shop/cheese/nowhere'],
};

export interface PagePaths {
  route: string;
  paths: [first: string, second: string];
}

/** Every page of the shop, from the router itself: a new route is tested from its first day. */
export function pagePaths(): PagePaths[] {
  const routeTree = routeTreeOf(false) as AnyRoute;
  const { routesByPath } = createRouter({ routeTree, history: createMemoryHistory() });
  return Object.keys(routesByPath).map((route) => ({ route, paths: [pathOf(route, 0), pathOf(route, 1)] }));
}

function pathOf(route: string, which: 0 | 1): string {
  return route.replaceAll(/\$\w*/gu, () => {
    const parameters = PARAMETERS[route];
    if (parameters === undefined) throw new Error(`page-paths.ts needs parameters for ${route}`);
    return parameters[which];
  });
}
