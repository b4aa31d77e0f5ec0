import type { RoomApp } from '#server/http/app-type.ts';
import type { Shop } from '#server/shop.ts';
import { adminCatalogueRoutes } from './admin-catalogue.routes.ts';
import { adminMailsRoutes } from './admin-mails.routes.ts';
import { adminOrdersRoutes } from './admin-orders.routes.ts';
import { adminProducersRoutes } from './admin-producers.routes.ts';
import { adminReviewsRoutes } from './admin-reviews.routes.ts';
import { adminShopRoutes } from './admin-shop.routes.ts';
import { adminUsersRoutes } from './admin-users.routes.ts';
import { adminWaitlistRoutes } from './admin-waitlist.routes.ts';

export function adminRoutes(app: RoomApp, shop: Shop): void {
  adminShopRoutes(app, shop);
  adminUsersRoutes(app, shop);
  adminProducersRoutes(app, shop);
  adminWaitlistRoutes(app, shop);
  adminMailsRoutes(app, shop);
  adminOrdersRoutes(app, shop);
  adminReviewsRoutes(app, shop);
  adminCatalogueRoutes(app, shop);
}
