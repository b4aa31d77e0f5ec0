import type { ServerDomain } from '#engine/server/domain.ts';
import { searchableProducers, searchableProducts } from './server/desk/search-catalogue.ts';
import { openPictureStore } from '#engine/server/files/open-picture-store.ts';
import { everyMinutes, HOURLY } from '#engine/server/scheduler/timer.ts';
import { adminCatalogueApi } from './model/admin-catalogue.api.ts';
import { catalogueApi } from './model/catalogue.api.ts';
import { familiesApi } from './model/families/families.api.ts';
import { categoriesRoutes } from './server/categories/categories.routes.ts';
import { familiesRoutes } from './server/families/families.routes.ts';
import { adminCatalogueRoutes } from './server/desk/admin-catalogue.routes.ts';
import { remindOfApplications } from './server/desk/remind-of-applications.ts';
import { latelyCatalogue } from './server/desk/lately-catalogue.ts';
import { waitingCatalogue } from './server/desk/waiting-catalogue.ts';
import { feedsRoutes } from './server/feeds/feeds.routes.ts';
import { productFilesRoutes } from './server/files/product-files.routes.ts';
import { catalogueMails } from './server/mails/catalogue-mails.ts';
import { forgetInCatalogue, ownCatalogue } from './server/own-catalogue.ts';
import { recountMiscounted } from './server/batches/recount-stock.ts';
import { renewSeasons } from './server/seasons/follow-seasons.ts';
import { fetchForeignPictures } from './server/pictures/fetch-foreign-pictures.ts';
import { startSettlingFamilies } from './server/families/settle-families.ts';
import { removeUnusedPictures } from './server/pictures/remove-unused-pictures.ts';
import { uploadsRoutes } from './server/pictures/uploads.routes.ts';
import { producersRoutes } from './server/producers/producers.routes.ts';
import { catalogueRoutes, productWritesRoutes } from './server/products/catalogue.routes.ts';
import { lowStockPayload } from './server/products/stock-event.ts';
import { reviewsRoutes } from './server/reviews/reviews.routes.ts';
import { searchRoutes } from './server/search/search.routes.ts';

/** Products and their producers: how they are shown, found, written, pictured and reviewed. */
export const catalogue: ServerDomain = {
  name: 'catalogue',
  api: [catalogueApi, adminCatalogueApi, familiesApi],
  routes: [
    catalogueRoutes,
    productWritesRoutes,
    familiesRoutes,
    productFilesRoutes,
    producersRoutes,
    searchRoutes,
    reviewsRoutes,
    uploadsRoutes,
    adminCatalogueRoutes,
    categoriesRoutes,
    feedsRoutes,
  ],
  timers: ({ catalogue: changes, config, db }) => [
    { name: 'remind-of-applications', next: HOURLY, run: (now) => remindOfApplications(db, now) },
    {
      name: 'recount-batches',
      next: everyMinutes(5),
      run: (now) => recountMiscounted({ db, catalogue: changes }, now),
    },
    {
      name: 'renew-seasons',
      next: everyMinutes(1),
      run: (now) => renewSeasons({ db, catalogue: changes }, now),
    },
    {
      name: 'fetch-foreign-pictures',
      next: everyMinutes(1),
      run: (now) => fetchForeignPictures({ db, catalogue: changes }, openPictureStore({ config, db }), now),
    },
    {
      name: 'remove-unused-pictures',
      next: HOURLY,
      run: () => removeUnusedPictures({ db, config }, openPictureStore({ config, db })),
    },
  ],
  workers: [startSettlingFamilies],
  mails: catalogueMails,
  events: { 'stock.low': lowStockPayload },
  waiting: waitingCatalogue,
  lately: latelyCatalogue,
  searchable: [searchableProducers, searchableProducts],
  ownData: ownCatalogue,
  forget: forgetInCatalogue,
};
